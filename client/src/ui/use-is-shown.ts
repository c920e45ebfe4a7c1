import { useCallback, useEffect, useRef } from 'react';

/**
 * Whether a component is still on the screen, for what follows an answer that somebody may not have waited for: who has
 * closed a dialog, or left a screen, is somewhere else by then.
 */
export function useIsShown(): () => boolean {
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => void (isShown.current = false);
  }, []);
  return useCallback(() => isShown.current, []);
}
