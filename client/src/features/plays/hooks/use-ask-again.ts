import { useEffect } from 'react';

/** Without a network it is looked for so often, in milliseconds: not every browser tells that it is back. */
const AGAIN_MS = 10_000;

/**
 * Asks again while there was no answer: when the network is back, or somebody comes back to the page, or now and then.
 */
export function useAskAgain(isAway: boolean, ask: () => Promise<unknown>): void {
  useEffect(() => {
    if (!isAway) return;
    const again = (): void => {
      if (document.visibilityState === 'visible') void ask().catch(() => undefined);
    };
    const timer = setInterval(again, AGAIN_MS);
    window.addEventListener('online', again);
    document.addEventListener('visibilitychange', again);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', again);
      document.removeEventListener('visibilitychange', again);
    };
  }, [isAway, ask]);
}
