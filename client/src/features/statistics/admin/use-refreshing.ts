import { useCallback, useEffect, useRef } from 'react';
import { useOnReturn } from '@/app/admin/use-on-return';

/**
 * So long nothing was saved. What arrives is all that there is of the game: taking it over would hold up the next key.
 */
const QUIET_MS = 2_000;
/** While somebody types on and on it is asked for all the same, once in so long. */
const LATEST_MS = 15_000;

/**
 * Asks anew for what others have entered: when somebody comes back to the page, and once the calls of the function that
 * this answers pause.
 */
export function useRefreshing(readAnew: () => Promise<unknown>): () => void {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const latest = useRef<number | null>(null);
  useOnReturn(useCallback(() => void readAnew(), [readAnew]));
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      latest.current = null;
    },
    [readAnew],
  );
  return useCallback(() => {
    const now = Date.now();
    latest.current ??= now + LATEST_MS;
    clearTimeout(timer.current);
    timer.current = setTimeout(
      () => {
        latest.current = null;
        // What fails is read again in a while.
        void readAnew();
      },
      Math.max(0, Math.min(QUIET_MS, latest.current - now)),
    );
  }, [readAnew]);
}
