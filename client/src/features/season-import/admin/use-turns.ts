import { useCallback, useRef } from 'react';

/**
 * For answers that come later than the next question, or than a change of what they were asked about.
 * @returns begins a turn, and ends the one before; it answers whether that turn is still the latest
 */
export function useTurns(): () => () => boolean {
  const latest = useRef(0);
  return useCallback(() => {
    const mine = (latest.current += 1);
    return () => mine === latest.current;
  }, []);
}
