import type { Logger } from 'pino';
import type { Services } from '../context/request-context.js';
import { queuePushNews } from '../features/push/push-queue.service.js';
import { deliver, type PushOptions } from './deliver.js';
import { messageOf, type ToldMessage } from './message.js';
import { type ClaimedPush, claimPushes, releasePush } from './outbox.js';

/** Messages that one process has under way at the same time. */
const MOST_AT_ONCE = 24;
/** Of these so many to one push service. */
const MOST_OF_SERVICE = 12;
/** How often is looked for what has become due, in milliseconds. */
const LOOK_EVERY_MS = 5_000;

/** What sends push messages in this process, beside others that do. */
export interface PushWorker {
  /** Looks now for what is due. Resolves once all that was due then has been tried, and what came of it. */
  look(): Promise<void>;
  /** Takes nothing more; what is under way is broken off, and is another process' to do. */
  stop(): Promise<void>;
}

/** Sends what is due until it is stopped. */
export function startPush(
  services: Services,
  log: Pick<Logger, 'warn'>,
  { lookEveryMs = LOOK_EVERY_MS, ...options }: PushOptions & { readonly lookEveryMs?: number } = {},
): PushWorker {
  const ending = new AbortController();
  const underWay = new Map<Promise<void>, string>();
  /** Push services that asked to be left alone, and until when. */
  const paused = new Map<string, number>();
  let looking: Promise<void> | null = null;
  let again = false;

  const settleOne = async (claimed: ClaimedPush, told: Promise<ToldMessage | null>): Promise<void> => {
    try {
      const pause = await deliver({ services, log, claimed, told: await told, signal: ending.signal, options });
      if (pause > 0) paused.set(claimed.service, services.now().getTime() + pause);
    } catch (error) {
      if (!ending.signal.aborted) {
        log.warn({ err: error, delivery: claimed.id }, 'what came of a push message could not be written down');
        return; // tried again once the claim is over
      }
      await releasePush(services.dataSource, claimed).catch(() => undefined); // the claim ends by itself, too
    }
  };

  const begin = (claimed: ClaimedPush, told: Promise<ToldMessage | null>): void => {
    const work = settleOne(claimed, told).finally(() => {
      underWay.delete(work);
      lookSoon();
    });
    underWay.set(work, claimed.service);
  };

  const claim = async (): Promise<void> => {
    do {
      again = false;
      const free = MOST_AT_ONCE - underWay.size;
      if (free <= 0 || ending.signal.aborted) return;
      while (!ending.signal.aborted && (await queuePushNews(services)));
      const claimed = await claimPushes(services.dataSource, free, services.now(), leftAlone());
      beginAll(services, claimed, begin);
    } while (again);
  };

  function leftAlone(): string[] {
    const now = services.now().getTime();
    for (const [service, until] of paused) if (until <= now) paused.delete(service);
    const counts = new Map<string, number>();
    for (const service of underWay.values()) counts.set(service, (counts.get(service) ?? 0) + 1);
    const full = [...counts].filter(([, count]) => count >= MOST_OF_SERVICE).map(([service]) => service);
    return [...paused.keys(), ...full];
  }

  function lookSoon(): void {
    again = true;
    if (looking !== null || ending.signal.aborted) return;
    looking = claim()
      .catch((error: unknown) => log.warn({ err: error }, 'could not look for push messages'))
      .finally(() => {
        looking = null;
      });
  }

  const timer = setInterval(lookSoon, lookEveryMs);
  timer.unref();
  lookSoon();

  return {
    async look() {
      lookSoon();
      while (looking !== null || underWay.size > 0) await Promise.all([looking, ...underWay.keys()]);
    },
    async stop() {
      clearInterval(timer);
      ending.abort();
      await looking;
      await Promise.all(underWay.keys());
    },
  };
}

/** What many are told at once is put into words once for each language. */
function beginAll(
  services: Services,
  claimed: readonly ClaimedPush[],
  begin: (claimed: ClaimedPush, told: Promise<ToldMessage | null>) => void,
): void {
  const messages = new Map<string, Promise<ToldMessage | null>>();
  for (const each of claimed) {
    const { organizationId, newsId, language } = each;
    const key = `${organizationId} ${newsId} ${language}`;
    const told = messages.get(key) ?? messageOf(services, organizationId, newsId, language);
    told.catch(() => undefined);
    messages.set(key, told);
    begin(each, told);
  }
}
