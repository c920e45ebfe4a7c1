import type { Logger } from 'pino';
import { unavailability } from '../database/unavailable.js';
import { retryDelay } from '../domain/webhooks/retry-delay.js';
import { openSecret } from '../lib/secret-box.js';
import type { Services } from '../context/request-context.js';
import { bodyOf } from './body.js';
import { type Claimed, settle } from './outbox.js';
import { type Resolve, resolveBySystem } from '../lib/outgoing/resolve.js';
import { type Outcome, send } from '../lib/outgoing/send.js';
import { signatureOf } from './sign.js';

/** Most time for an attempt, in milliseconds. */
const LIMIT_MS = 10_000;

/** How deliveries are made; the defaults are the product's. */
export interface DeliveryOptions {
  readonly resolve?: Resolve;
  readonly limitMs?: number;
}

/**
 * Makes one attempt of a delivery that was claimed, and writes down what came of it.
 * @throws AbortError when it is ended from outside; that the database cannot be asked now, or refuses. Then it was not
 *   settled.
 */
export async function deliver(
  services: Services,
  log: Pick<Logger, 'warn'>,
  claimed: Claimed,
  signal: AbortSignal,
  options: DeliveryOptions = {},
): Promise<void> {
  const startedAt = services.now();
  const outcome = await attempt(services, log, claimed, signal, options);
  // A test is tried once: somebody waits for what comes of it.
  const retryIn = claimed.kind === 'test' ? null : retryDelay(claimed.attempts + 1, Math.random());
  await settle(services.dataSource, claimed, outcome, { startedAt, now: services.now(), retryIn });
}

async function attempt(
  services: Services,
  log: Pick<Logger, 'warn'>,
  claimed: Claimed,
  signal: AbortSignal,
  { resolve = resolveBySystem, limitMs = LIMIT_MS }: DeliveryOptions,
): Promise<Outcome> {
  const { sessionSecret, webhookPrivateHosts } = services.config;
  const secrets = [claimed.secret, claimed.formerSecret].flatMap((sealed) => {
    const secret = sealed === null ? null : openSecret(sealed, sessionSecret, 'webhook secrets');
    return secret === null ? [] : [secret];
  });
  if (secrets.length === 0) return UNREADABLE;
  const body = await bodyOf(services, claimed).catch((error: unknown) => {
    if (unavailability(error) !== null) throw error;
    log.warn({ err: error, delivery: claimed.id }, 'the body of a delivery to a webhook could not be made');
    return null;
  });
  if (body === null) return UNMADE;
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    'user-agent': 'Courtbook-Webhooks/1',
    'courtbook-event': claimed.kind,
    'courtbook-event-id': claimed.eventId,
    'courtbook-signature': signatureOf(body, secrets, services.now()),
  };
  return send({ url: claimed.url, headers, body, privateHosts: webhookPrivateHosts, resolve, limitMs, signal });
}

/** What comes of an attempt that sent nothing. */
const nothingSent = (failure: string): Outcome => ({ durationMs: 0, status: null, failure, answer: '' });
const UNREADABLE = nothingSent(
  'The secret cannot be read, since SESSION_SECRET of the server has changed. Rotate the secret.',
);
/** Counts as a failure, so that it is tried ever less often and what happened next is told once it is given up. */
const UNMADE = nothingSent('Nothing was sent: something went wrong on our side. The log of the server says what.');
