import type { Logger } from 'pino';
import type { Services } from '../context/request-context.js';
import { startWorker, type Worker } from '../lib/outgoing/worker.js';
import { deliver, type DeliveryOptions } from './deliver.js';
import { claimDue, release } from './outbox.js';

/** Deliveries that one process has under way at the same time. */
const MOST_AT_ONCE = 16;

/**
 * Delivers what is due to webhooks, until it is stopped: what is under way then is broken off, for another process to
 * do.
 */
export function startWebhooks(
  services: Services,
  log: Pick<Logger, 'warn'>,
  { lookEveryMs, ...options }: DeliveryOptions & { readonly lookEveryMs?: number } = {},
): Worker {
  const { dataSource, versions } = services;
  return startWorker({
    name: 'deliveries to webhooks',
    log,
    mostAtOnce: MOST_AT_ONCE,
    lookEveryMs,
    claim: (free) => claimDue(dataSource, free, services.now()),
    release: (claimed) => release(dataSource, claimed),
    settle: (claimed, stopping) => deliver(services, log, claimed, stopping, options),
    listen: (look) => versions.onDeliveries(look),
  });
}
