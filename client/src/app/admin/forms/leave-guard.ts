import type { Navigator, NavigateOptions } from 'react-router-dom';

/** What the present guard does when the browser has gone back or forward. */
let onPop: ((event: PopStateEvent) => void) | null = null;

/** Lets guards hear of back and forward before the router does; so it is called before the router is there. */
export function listenFirst(): void {
  window.addEventListener('popstate', (event) => onPop?.(event));
}

/** For `navigate` out of a form whose content has just been saved, or whose subject is gone: nothing is asked. */
export const UNASKED: NavigateOptions = { state: { unasked: true } };

/**
 * Holds up every way from the present screen to another, while it is unsaved, until `ask` lets it go: links and calls
 * of the router, back and forward.
 * @returns what takes the guard away
 */
export function guardScreen(
  navigator: Navigator,
  isUnsaved: () => boolean,
  ask: (leave: () => void) => void,
): () => void {
  // Where the router is: when it hears of back and forward, the browser has been there already.
  let here = window.location.pathname;
  let index = indexOf(window.history.state);
  const arrive = (): void => {
    here = window.location.pathname;
    index = indexOf(window.history.state);
  };
  const { push, replace } = navigator;
  const guarded =
    (go: typeof push): typeof push =>
    (to, state, ...rest) => {
      const path = typeof to === 'string' ? new URL(to, window.location.href).pathname : (to.pathname ?? here);
      const leave = (): void => {
        go(to, state, ...rest);
        arrive();
      };
      if (path === here || state === UNASKED.state || !isUnsaved()) leave();
      else ask(leave);
    };
  Object.assign(navigator, { push: guarded(push), replace: guarded(replace) });
  // The address is put back before the question.
  let passes = 0;
  onPop = (event) => {
    if (passes > 0) {
      passes -= 1;
      if (window.location.pathname === here) event.stopImmediatePropagation();
      else arrive();
      return;
    }
    if (window.location.pathname === here || !isUnsaved()) return arrive();
    event.stopImmediatePropagation();
    const distance = indexOf(event.state) - index || -1;
    passes += 1;
    window.history.go(-distance);
    ask(() => {
      passes += 1;
      window.history.go(distance);
    });
  };
  return () => {
    Object.assign(navigator, { push, replace });
    onPop = null;
  };
}

/** The place of an entry in the browser's history, as React Router counts it. */
function indexOf(state: unknown): number {
  return (state as { idx?: number } | null)?.idx ?? 0;
}
