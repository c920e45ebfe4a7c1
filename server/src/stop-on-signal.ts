import type { Logger } from 'pino';

const LIMIT_MS = 30_000;
/** One Ctrl-C or `kill` may arrive twice: once from the terminal's group, once passed on by the parent. */
const SAME_SIGNAL_MS = 1_000;

/**
 * Ends the process gracefully on SIGTERM and SIGINT by `stopSteps`. After 30 s, or when the signal is repeated, the
 * process ends as it is.
 * @param steps read when the signal comes, so that the caller may add to them
 */
export function stopOnSignal(log: Logger, steps: readonly (() => Promise<void>)[]): void {
  let since: number | undefined;
  const stop = async (signal: NodeJS.Signals): Promise<void> => {
    if (since !== undefined) {
      if (Date.now() - since > SAME_SIGNAL_MS) process.exit(1);
      return;
    }
    since = Date.now();
    log.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), LIMIT_MS).unref();
    await stopSteps(steps, (error) => log.error({ err: error }, 'a step of stopping failed'));
    process.exit(0);
  };
  process.on('SIGTERM', (signal) => void stop(signal));
  process.on('SIGINT', (signal) => void stop(signal));
}

/** Runs the steps one after the other, each even when one before it failed. */
export async function stopSteps(
  steps: readonly (() => Promise<void>)[],
  onError: (error: unknown) => void,
): Promise<void> {
  for (const step of steps) await step().catch(onError);
}
