/** What people do at a page, or are about to. */
const ACTS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'wheel'] as const;

/** So long somebody who has just come may go on to another page, which then has the line for itself. */
const PAUSE_MS = 1_000;

/** Calls `then` once somebody has begun to do something at the page, and there is time for it. */
export function onFirstAct(then: () => void): void {
  const act = (): void => {
    for (const each of ACTS) removeEventListener(each, act);
    setTimeout(() => ('requestIdleCallback' in window ? requestIdleCallback(then) : then()), PAUSE_MS);
  };
  for (const each of ACTS) addEventListener(each, act, { passive: true });
}
