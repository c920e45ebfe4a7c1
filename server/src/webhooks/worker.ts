import type { Logger } from 'pino';
import type { Services } from '../context/request-context.js';
import { deliver, type DeliveryOptions } from './deliver.js';
import { type Claimed, claimDue, release } from './outbox.js';

/** Deliveries that one process has under way at the same time. */
const MOST_AT_ONCE = 16;
/** How often is looked for what has become due, in milliseconds; of new events a message tells at once. */
const LOOK_EVERY_MS = 5_000;

/** What delivers to webhooks in this process, beside others that do. */
export interface WebhookWorker {
  /** Looks now for what is due. Resolves once all that was due then has been tried, and what followed it. */
  look(): Promise<void>;
  /** Takes nothing more; what is under way is broken off, and is another process' to do. */
  stop(): Promise<void>;
}

/** Delivers what is due to webhooks, until it is stopped. */
export function startWebhooks(
  services: Services,
  log: Pick<Logger, 'warn'>,
  { lookEveryMs = LOOK_EVERY_MS, ...options }: DeliveryOptions & { readonly lookEveryMs?: number } = {},
): WebhookWorker {
  const ending = new AbortController();
  const underWay = new Set<Promise<void>>();
  let looking: Promise<void> | null = null;
  let again = false;

  const settleOne = async (claimed: Claimed): Promise<void> => {
    try {
      await deliver(services, log, claimed, ending.signal, options);
    } catch (error) {
      if (!ending.signal.aborted) {
        log.warn({ err: error, delivery: claimed.id }, 'a delivery to a webhook could not be made');
        return; // tried again once the claim is over
      }
      await release(services.dataSource, claimed).catch(() => undefined); // the claim ends by itself, too
    }
  };

  const begin = (claimed: Claimed): void => {
    const work = settleOne(claimed).finally(() => {
      underWay.delete(work);
      lookSoon(); // what happened next to the same game may be due
    });
    underWay.add(work);
  };

  const claim = async (): Promise<void> => {
    do {
      again = false;
      const free = MOST_AT_ONCE - underWay.size;
      if (free <= 0 || ending.signal.aborted) return;
      const claimed = await claimDue(services.dataSource, free, services.now());
      for (const each of claimed) begin(each);
    } while (again);
  };

  function lookSoon(): void {
    again = true;
    if (looking !== null || ending.signal.aborted) return;
    looking = claim()
      .catch((error: unknown) => log.warn({ err: error }, 'could not look for deliveries to webhooks'))
      .finally(() => {
        looking = null;
      });
  }

  const timer = setInterval(lookSoon, lookEveryMs);
  timer.unref();
  const stopListening = services.versions.onDeliveries(lookSoon);
  lookSoon();

  return {
    async look() {
      lookSoon();
      while (looking !== null || underWay.size > 0) await Promise.all([looking, ...underWay]);
    },
    async stop() {
      clearInterval(timer);
      stopListening();
      ending.abort();
      await looking;
      await Promise.all(underWay);
    },
  };
}
