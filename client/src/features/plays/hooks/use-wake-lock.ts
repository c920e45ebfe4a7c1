import { useEffect } from 'react';

/** Keeps the screen on while it is looked at. Browsers that cannot, and devices that must save power, leave it be. */
export function useWakeLock(isWanted: boolean): void {
  useEffect(() => (isWanted ? keepAwake(document, navigator) : undefined), [isWanted]);
}

/**
 * Asks that the screen stay on, and again whenever the page is in sight after the browser has taken that back.
 * @returns ends it
 */
export function keepAwake(
  page: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>,
  device: Partial<Pick<Navigator, 'wakeLock'>>,
): () => void {
  const { wakeLock } = device;
  if (wakeLock === undefined) return () => undefined;
  let lock: WakeLockSentinel | null = null;
  let isAsked = false;
  let isAskedAnew = false;
  let isOver = false;
  const release = (): void => void lock?.release().catch(() => undefined);
  const ask = (): void => {
    isAskedAnew = isAsked;
    if (isAsked || isOver || page.visibilityState !== 'visible' || (lock !== null && !lock.released)) return;
    isAsked = true;
    wakeLock
      .request('screen')
      .then(
        (granted) => {
          lock = granted;
          if (isOver) release();
        },
        () => undefined,
      )
      .finally(() => {
        isAsked = false;
        if (isAskedAnew) ask();
      });
  };
  ask();
  // The browser takes it back when the page is hidden.
  page.addEventListener('visibilitychange', ask);
  return () => {
    isOver = true;
    page.removeEventListener('visibilitychange', ask);
    release();
  };
}
