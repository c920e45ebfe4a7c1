import { setTimeout as delay } from 'node:timers/promises';

/** Who is told about an embedded server that ended by itself. */
export interface WatchEvents {
  /** It is gone, and is about to be started again. */
  onDown(): void;
  /** It answers again. */
  onUp(): void;
  /** It is not started again; the message says why. Nothing can be done without it. */
  onGiveUp(error: Error): void;
}

/** What is watched. */
export interface Watched extends WatchEvents {
  isRunning(): boolean | Promise<boolean>;
  /** Resolves once it answers again. */
  restart(): Promise<void>;
}

const MOST_RESTARTS = 5;
const WITHIN_MS = 60_000;
/** Elsewhere than on Linux each look runs a program. */
const LOOK_EVERY_MS = process.platform === 'linux' ? 200 : 1_000;

/**
 * Starts a server again whenever it is gone, at most five times a minute: one that ends as often as that would go on
 * doing so, and its log says why.
 * @returns ends the watching, after a restart that is under way
 */
export function watch({ isRunning, restart, onDown, onUp, onGiveUp }: Watched): () => Promise<void> {
  const ending = new AbortController();
  const { signal } = ending;
  const work = async (): Promise<void> => {
    let restarts: number[] = [];
    for (;;) {
      await delay(LOOK_EVERY_MS, undefined, { signal });
      if (await isRunning()) continue;
      restarts = restarts.filter((at) => at > Date.now() - WITHIN_MS);
      if (restarts.length === MOST_RESTARTS) {
        throw new Error(`it has ended ${MOST_RESTARTS + 1} times within a minute, and is not started again`);
      }
      restarts.push(Date.now());
      onDown();
      await restart();
      onUp();
    }
  };
  const done = work().catch((error: Error) => {
    if (!signal.aborted) onGiveUp(error);
  });
  return () => {
    ending.abort();
    return done;
  };
}
