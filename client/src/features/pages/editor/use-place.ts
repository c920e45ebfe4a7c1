import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Where a block stands by the time somebody asks, for what comes later than it was begun: the block may stand elsewhere
 * by then. Null: it is there no more.
 */
export function usePlace(index: number): RefObject<number | null> {
  const place = useRef<number | null>(null);
  useLayoutEffect(() => {
    place.current = index;
    return () => {
      place.current = null;
    };
  }, [index]);
  return place;
}
