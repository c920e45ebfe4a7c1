import type { Logger } from 'pino';
import type { Services } from '../context/request-context.js';
import { queuePushNews } from '../features/push/push-queue.service.js';
import { startWorker, type Worker } from '../lib/outgoing/worker.js';
import { deliver, type PushOptions } from './deliver.js';
import { messageOf, type ToldMessage } from './message.js';
import { type ClaimedPush, claimPushes, releasePush } from './outbox.js';

/** Messages that one process has under way at the same time. */
const MOST_AT_ONCE = 24;
/** Of these so many to one push service. */
const MOST_OF_SERVICE = 12;

/** A delivery with what it says. */
type ToldPush = ClaimedPush & { readonly told: Promise<ToldMessage | null> };

/** Sends what is due until it is stopped: what is under way then is broken off, for another process to do. */
export function startPush(
  services: Services,
  log: Pick<Logger, 'warn'>,
  { lookEveryMs, ...options }: PushOptions & { readonly lookEveryMs?: number } = {},
): Worker {
  const { dataSource } = services;
  /** Push services that asked to be left alone, and until when. */
  const paused = new Map<string, number>();

  function leftAlone(underWay: Iterable<ToldPush>): string[] {
    const now = services.now().getTime();
    for (const [service, until] of paused) if (until <= now) paused.delete(service);
    const counts = new Map<string, number>();
    for (const { service } of underWay) counts.set(service, (counts.get(service) ?? 0) + 1);
    const full = [...counts].filter(([, count]) => count >= MOST_OF_SERVICE).map(([service]) => service);
    return [...paused.keys(), ...full];
  }

  return startWorker<ToldPush>({
    name: 'push messages',
    log,
    mostAtOnce: MOST_AT_ONCE,
    lookEveryMs,
    async claim(free, underWay, stopping) {
      while (!stopping.aborted && (await queuePushNews(services)));
      return withMessages(services, await claimPushes(dataSource, free, services.now(), leftAlone(underWay)));
    },
    release: (claimed) => releasePush(dataSource, claimed),
    async settle(claimed, signal) {
      const pause = await deliver({ services, log, claimed, told: await claimed.told, signal, options });
      if (pause > 0) paused.set(claimed.service, services.now().getTime() + pause);
    },
  });
}

/** What many are told at once is put into words once for each language. */
function withMessages(services: Services, claimed: readonly ClaimedPush[]): ToldPush[] {
  const messages = new Map<string, Promise<ToldMessage | null>>();
  return claimed.map((each) => {
    const { organizationId, newsId, language } = each;
    const key = `${organizationId} ${newsId} ${language}`;
    const told = messages.get(key) ?? messageOf(services, organizationId, newsId, language);
    told.catch(() => undefined);
    messages.set(key, told);
    return { ...each, told };
  });
}
