/** A tab in the background draws no frames: there it is done after this many milliseconds. */
const WITHOUT_FRAMES_MS = 100;

/** Runs something as soon as what has changed by now is drawn. */
export function afterPaint(run: () => void): void {
  // Where nothing is drawn at all, as in tests without a browser, in a task of its own.
  if (typeof requestAnimationFrame === 'undefined') {
    setTimeout(run);
    return;
  }
  let isDone = false;
  const once = (): void => {
    if (isDone) return;
    isDone = true;
    run();
  };
  setTimeout(once, WITHOUT_FRAMES_MS);
  // A frame's callbacks come before it is drawn, and a task behind them after it.
  requestAnimationFrame(() => setTimeout(once));
}
