const PAUSE_MS = 500;

/**
 * Ends this process as SIGTERM would when npm, which started it, ends: npm does not pass on the SIGTERM that it gets,
 * and the server would go on and keep its port.
 */
export function endWithNpm() {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, PAUSE_MS);
  watch.unref();
}
