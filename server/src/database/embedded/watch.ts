import { setTimeout as delay } from 'node:timers/promises';
import { NoRoomError } from './start-failure.js';

/** Who is told about an embedded server that ended by itself. */
export interface WatchEvents {
  /** It is gone, and is about to be started again. */
  onDown(): void;
  /** Its disk is full: it is started again once there is room, however long that takes. */
  onNoRoom(): void;
  /** It answers again. */
  onUp(): void;
  /** It is not started again; the message says why. Nothing can be done without it. */
  onGiveUp(error: Error): void;
}

/** What is watched. */
export interface Watched extends WatchEvents {
  isRunning(): boolean | Promise<boolean>;
  /**
   * Resolves once it answers again.
   * @throws NoRoomError when its disk is full
   */
  restart(): Promise<void>;
  /** How often a server is tried whose disk is full; default every five seconds. */
  readonly roomEveryMs?: number;
}

const MOST_RESTARTS = 5;
const WITHIN_MS = 60_000;
/** Each try leaves some lines in the log, on a disk that has no room for them. */
const ROOM_EVERY_MS = 5_000;
/** Elsewhere than on Linux each look runs a program. */
const LOOK_EVERY_MS = process.platform === 'linux' ? 200 : 1_000;

/**
 * Starts a server again whenever it is gone, at most five times a minute: one that ends as often as that would go on
 * doing so, and its log says why. One whose disk is full is waited for, and that is not counted: it ends by nobody's
 * fault but the disk's, which may be full again as soon as there was room.
 * @returns ends the watching, after a restart that is under way
 */
export function watch({ isRunning, restart, roomEveryMs = ROOM_EVERY_MS, ...events }: Watched): () => Promise<void> {
  const ending = new AbortController();
  const { signal } = ending;
  /** Whether it had to wait for room. */
  const restartWithRoom = async (): Promise<boolean> => {
    for (let tries = 0; ; tries += 1) {
      try {
        await restart();
        return tries > 0;
      } catch (error) {
        if (!(error instanceof NoRoomError)) throw error;
        if (tries === 0) events.onNoRoom();
        await delay(roomEveryMs, undefined, { signal });
      }
    }
  };
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
      events.onDown();
      if (await restartWithRoom()) restarts.pop();
      events.onUp();
    }
  };
  const done = work().catch((error: Error) => {
    if (!signal.aborted) events.onGiveUp(error);
  });
  return () => {
    ending.abort();
    return done;
  };
}
