import type { Logger } from 'pino';
import { sweepApiKeys } from './features/api-keys/api-keys.service.js';
import { sweepSessions } from './features/auth/session.service.js';
import { sweepChanges } from './features/changes/changes.service.js';
import { sweepGameNews } from './features/game-news/game-news.service.js';
import { sweepIdempotencyEntries } from './features/idempotency/idempotency.service.js';
import { sweepScorekeeperLinks } from './features/scorekeepers/scorekeeper-session.service.js';
import { sweepTestOrganizations } from './test-organizations/reset-test-organization.js';
import { sweepUndoEntries } from './features/undo/undo.service.js';
import { sweepPasswordLinks } from './features/users/password-link.service.js';
import { sweepMailFollowers } from './features/mail-followers/mail-follower.service.js';
import { sweepFormerKeys } from './features/push/push-keys.service.js';
import { sweepPushDeliveries } from './features/push/push-queue.service.js';
import { sweepMails } from './mails/sweep-mails.js';
import { sweepWebhookDeliveries } from './features/webhooks/webhook-deliveries.service.js';
import type { Services } from './context/request-context.js';
import { sweepBudgets } from './http/budgets/sweep-budgets.js';
import { sweepUnusedUploads } from './uploads/sweep-unused-uploads.js';
import { sweepUploads } from './uploads/sweep-uploads.js';

const EVERY_MS = 10 * 60 * 1000;

/** What is thrown away when its time is over. All of it can run in several processes at once. */
const SWEEPS: Readonly<Record<string, (services: Services) => Promise<number>>> = {
  sessions: sweepSessions,
  "scorekeepers' links": sweepScorekeeperLinks,
  'revoked API keys': sweepApiKeys,
  'test organizations of yesterday': sweepTestOrganizations,
  'idempotency keys': sweepIdempotencyEntries,
  'undo entries': sweepUndoEntries,
  'links to forgotten passwords': sweepPasswordLinks,
  mails: sweepMails,
  'addresses that have not said yes': sweepMailFollowers,
  'push messages that are too late': sweepPushDeliveries,
  'browsers bound to former keys': sweepFormerKeys,
  'deliveries to webhooks': sweepWebhookDeliveries,
  'changes that are told no more': sweepChanges,
  'news of games': sweepGameNews,
  'budgets of callers': (services) => sweepBudgets(services.pool, services.config),
  'uploads out of use': sweepUnusedUploads,
  'uploaded files without rows': sweepUploads,
};

/** Runs each sweep once; one that fails does not keep the others from running. */
export async function sweep(services: Services, log: Pick<Logger, 'info' | 'warn'>): Promise<void> {
  for (const [what, run] of Object.entries(SWEEPS)) {
    try {
      const count = await run(services);
      if (count > 0) log.info({ count }, `swept ${what}`);
    } catch (error) {
      log.warn({ err: error }, `could not sweep ${what}`);
    }
  }
}

/** Sweeps every ten minutes until the returned function is called, which waits for a sweep under way. */
export function startSweeping(services: Services, log: Pick<Logger, 'info' | 'warn'>): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    running = running.then(() => sweep(services, log));
  }, EVERY_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
