import type { Logger } from 'pino';
import webPush from 'web-push';
import type { Services } from '../context/request-context.js';
import { NOTICES_OF } from '../domain/game-news/game-notices.js';
import { pushRetry } from '../domain/push/push-retry.js';
import { openPushAddress, type PushAddress } from '../features/push/push-address.js';
import { pushKeys } from '../features/push/push-keys.service.js';
import { type Resolve, resolveBySystem } from '../lib/outgoing/resolve.js';
import { type Outcome, send } from '../lib/outgoing/send.js';
import { keyedDigest } from '../lib/secret-box.js';
import type { ToldMessage } from './message.js';
import { type ClaimedPush, endPush, forgetSubscription, losePush, postponePush } from './outbox.js';

/** Most time for an attempt, in milliseconds. */
const LIMIT_MS = 10_000;
/** When this process last handed a message over. */
const reachedAt = new WeakMap<Services, number>();
/**
 * Who has handed nothing over for so long may have no network: then nothing is said about browsers. In milliseconds.
 */
const CONNECTED_MS = 60 * 60 * 1_000;
/** A push service may ask for no longer pause than this, in milliseconds. */
const LONGEST_PAUSE_MS = 60 * 60 * 1_000;

/** How messages are sent; the defaults are the product's. */
export interface PushOptions {
  readonly resolve?: Resolve;
  readonly limitMs?: number;
  /** From 0 to 1, as `pushRetry` takes it. */
  readonly chance?: () => number;
}

/** What is needed to send one. */
interface Delivery {
  readonly services: Services;
  readonly log: Pick<Logger, 'warn'>;
  readonly claimed: ClaimedPush;
  readonly told: ToldMessage | null;
  readonly signal: AbortSignal;
  readonly options: PushOptions;
}

/**
 * Makes one attempt to hand a message to a browser's push service, and writes down what came of it.
 * @returns how long that service asks to be left alone, in milliseconds; 0 when it does not
 * @throws AbortError when it is ended from outside
 */
export async function deliver(delivery: Delivery): Promise<number> {
  const { services, claimed, told } = delivery;
  const { dataSource, config } = services;
  const address = openPushAddress(claimed.sealed, config);
  if (address === null) return forgetSubscription(dataSource, claimed).then(() => 0);
  if (told === null || !claimed.notices.includes(told.notice)) return endPush(dataSource, claimed, false).then(() => 0);
  return settle(delivery, await attempt(delivery, address, told));
}

async function attempt(
  { services, claimed, signal, options }: Delivery,
  address: PushAddress,
  { message, gameId }: ToldMessage,
): Promise<Outcome> {
  const { resolve = resolveBySystem, limitMs = LIMIT_MS } = options;
  const { config } = services;
  const { publicKey, privateKey } = await pushKeys(services);
  const { endpoint, p256dh, auth } = address;
  const { headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(message),
    {
      vapidDetails: { subject: config.vapidSubject, publicKey, privateKey },
      contentEncoding: 'aes128gcm',
      TTL: Math.max(0, Math.round((claimed.expiresAt.getTime() - services.now().getTime()) / 1_000)),
      urgency: NOTICES_OF[claimed.happened].includes('ends') ? 'normal' : 'high',
      // What still waits there of the same game is replaced; which game it is, that service is not told.
      topic: keyedDigest(`${claimed.organizationId} ${gameId}`, config.sessionSecret, 'push')
        .toString('base64url')
        .slice(0, 32),
    },
  );
  const said = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
  return send({ url: endpoint, headers: said, body, privateHosts: config.pushPrivateHosts, resolve, limitMs, signal });
}

async function settle({ services, log, claimed, options }: Delivery, outcome: Outcome): Promise<number> {
  const { dataSource } = services;
  const { chance = Math.random } = options;
  const { status, failure, retryAfter } = outcome;
  if (failure === null) {
    reachedAt.set(services, services.now().getTime());
    return endPush(dataSource, claimed, true).then(() => 0);
  }
  if (status === 404 || status === 410) return forgetSubscription(dataSource, claimed).then(() => 0);
  // The endpoint and what its service says of it are the browser's own: the log has numbers and a host.
  const { id: delivery, organizationId: organization, service } = claimed;
  log.warn(
    { delivery, organization, service, status, attempt: claimed.attempts + 1 },
    'a push message could not be handed over',
  );
  if (status !== null && status >= 400 && status < 500 && status !== 408 && status !== 429) {
    // 401 and 403 are about our keys, and not about this browser.
    const isOurs = status === 401 || status === 403;
    await (isOurs ? endPush(dataSource, claimed, false) : losePush(dataSource, claimed));
    return 0;
  }
  const now = services.now().getTime();
  const pause = status === 429 || status === 503 ? pauseOf(retryAfter, now) : 0;
  const nextAt = now + Math.max(pause, pushRetry(claimed.attempts + 1, chance()));
  if (nextAt >= claimed.expiresAt.getTime()) {
    const isConnected = now - (reachedAt.get(services) ?? 0) < CONNECTED_MS;
    await (isConnected ? losePush(dataSource, claimed) : endPush(dataSource, claimed, false));
  } else await postponePush(dataSource, claimed, new Date(nextAt));
  return pause;
}

/** Retry-After, in seconds or as a date. */
function pauseOf(said: string | undefined, now: number): number {
  if (said === undefined) return 0;
  const wait = /^\d+$/.test(said) ? Number(said) * 1_000 : Date.parse(said) - now;
  return Number.isNaN(wait) ? 0 : Math.min(Math.max(0, wait), LONGEST_PAUSE_MS);
}
