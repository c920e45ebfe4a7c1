import type { Navigator } from 'react-router-dom';

/** What the present guard does when the browser has gone back or forward. */
let onPop: ((event: PopStateEvent) => void) | null = null;

/** Lets guards hear of back and forward before the router does; so it is called before the router is there. */
export function listenFirst(): void {
  window.addEventListener('popstate', (event) => onPop?.(event));
}

/**
 * Holds up every way from the present screen to another until `ask` lets it go: links and calls of the router, back and forward.
 * @returns what takes the guard away
 */
export function guardScreen(navigator: Navigator, ask: (leave: () => void) => void): () => void {
  const here = window.location.pathname;
  const index = indexOf(window.history.state);
  const { push, replace } = navigator;
  const guarded =
    (go: typeof push): typeof push =>
    (to, ...rest) => {
      const path = typeof to === 'string' ? new URL(to, window.location.href).pathname : (to.pathname ?? here);
      if (path === here) go(to, ...rest);
      else ask(() => go(to, ...rest));
    };
  Object.assign(navigator, { push: guarded(push), replace: guarded(replace) });
  // Back and forward have happened when they are told of: the address is put back before the question.
  let passes = 0;
  onPop = (event) => {
    if (passes > 0) {
      passes -= 1;
      if (window.location.pathname === here) event.stopImmediatePropagation();
      return;
    }
    if (window.location.pathname === here) return;
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
