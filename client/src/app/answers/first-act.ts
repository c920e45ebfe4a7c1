/** What people do at a page, or are about to. */
const ACTS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'wheel'] as const;

/** Calls `then` with the first that somebody does at the page, once there is time for it. */
export function onFirstAct(then: () => void): void {
  const act = (): void => {
    for (const each of ACTS) removeEventListener(each, act);
    if ('requestIdleCallback' in window) requestIdleCallback(then, { timeout: 200 });
    else setTimeout(then);
  };
  for (const each of ACTS) addEventListener(each, act, { passive: true });
}
