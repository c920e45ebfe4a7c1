import type { Logger } from 'pino';

/** How often is looked for what has become due, in milliseconds; of what is new a message may tell at once. */
const LOOK_EVERY_MS = 5_000;

/** What sends things of one kind in this process, beside others that do. */
export interface Worker {
  /**
   * Looks now for what is due. Resolves once all that was due then has been tried, and what came of it and followed.
   */
  look(): Promise<void>;
  /** Takes nothing more, and waits for what is under way. */
  stop(): Promise<void>;
}

/** What is sent, and how. */
interface Outgoing<Claimed extends { readonly id: number }> {
  /** What the log calls it: 'mails'. */
  readonly name: string;
  readonly log: Pick<Logger, 'warn'>;
  /** What one process has under way at the same time. */
  readonly mostAtOnce: number;
  readonly lookEveryMs?: number;
  /**
   * Takes what is due, at most `free`. No two processes get the same.
   * @param underWay what this process has taken before and not done yet
   * @param stopping aborted once nothing more is to be taken
   */
  claim(free: number, underWay: Iterable<Claimed>, stopping: AbortSignal): Promise<readonly Claimed[]>;
  /** Gives a claim back: nothing was tried, or it was broken off. */
  release(claimed: Claimed): Promise<void>;
  /** Tries one, and writes down what came of it. One that rejects is tried again once its claim is over. */
  settle(claimed: Claimed, stopping: AbortSignal): Promise<void>;
  /** Has it looked at once when something is due; returns what ends that. */
  listen?(look: () => void): () => void;
}

/** Sends what is due until it is stopped. */
export function startWorker<Claimed extends { readonly id: number }>({
  name,
  log,
  mostAtOnce,
  lookEveryMs = LOOK_EVERY_MS,
  claim,
  release,
  settle,
  listen = () => () => undefined,
}: Outgoing<Claimed>): Worker {
  const ending = new AbortController();
  const stopping = ending.signal;
  const underWay = new Map<Promise<void>, Claimed>();
  let looking: Promise<void> | null = null;
  let again = false;

  const settleOne = async (claimed: Claimed): Promise<void> => {
    try {
      await settle(claimed, stopping);
    } catch (error) {
      if (stopping.aborted) await release(claimed).catch(() => undefined); // the claim ends by itself, too
      else log.warn({ err: error, id: claimed.id }, `${name}: what came of one could not be written down`);
    }
  };

  const begin = (claimed: Claimed): void => {
    const work = settleOne(claimed).finally(() => {
      underWay.delete(work);
      lookSoon(); // what follows it may be due
    });
    underWay.set(work, claimed);
  };

  const claimAll = async (): Promise<void> => {
    do {
      again = false;
      const free = mostAtOnce - underWay.size;
      if (free <= 0 || stopping.aborted) return;
      const claimed = await claim(free, underWay.values(), stopping);
      if (stopping.aborted) await Promise.all(claimed.map(release));
      else for (const each of claimed) begin(each);
    } while (again);
  };

  function lookSoon(): void {
    again = true;
    if (looking !== null || stopping.aborted) return;
    looking = claimAll()
      .catch((error: unknown) => log.warn({ err: error }, `${name}: could not look for what is due`))
      .finally(() => {
        looking = null;
      });
  }

  const timer = setInterval(lookSoon, lookEveryMs);
  timer.unref();
  const stopListening = listen(lookSoon);
  lookSoon();

  return {
    async look() {
      lookSoon();
      while (looking !== null || underWay.size > 0) await Promise.all([looking, ...underWay.keys()]);
    },
    async stop() {
      clearInterval(timer);
      stopListening();
      ending.abort();
      await looking;
      await Promise.all(underWay.keys());
    },
  };
}
