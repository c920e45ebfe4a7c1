import { type RateLimiterAbstract, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { withoutNames } from '../../database/prepared.js';
import type { Services } from '../../context/request-context.js';
import { tooMany } from '../../lib/errors.js';
import { networkOf } from '../../lib/network.js';
import { pauseAfter } from './sign-in-pause.js';

const WINDOW_SECONDS = 15 * 60;
const DAY_SECONDS = 24 * 60 * 60;
/** Failed tries at one account from one address. */
const PER_ACCOUNT_AND_ADDRESS = 10;
/** Failed tries at any account from one address. */
const PER_ADDRESS = 100;
/** How long a network counts as known to an account after a sign-in. */
const KNOWN_SECONDS = 30 * DAY_SECONDS;

interface Limits {
  /** Tries at an account from an address. */
  accountAndAddress: RateLimiterPostgres;
  /** Tries from an address. */
  address: RateLimiterPostgres;
  /** Tries at an account from any network it does not know, of a day. */
  account: RateLimiterPostgres;
  /** Present while the next such try has to wait. */
  pause: RateLimiterPostgres;
  /** Networks from which somebody has signed in to the account. */
  known: RateLimiterPostgres;
}

const made = new WeakMap<Services, Limits>();

/**
 * Counts a try before its password is hashed. Beside the limits of an address there is one of the account over all
 * addresses: after some tries each further one has to wait, ever longer, up to a minute. It holds for networks alone
 * from which nobody has signed in to this account of late, so that strangers cannot keep its owner out.
 * @throws 429 with the seconds to wait when there were too many
 */
export async function countTry(services: Services, username: string, address: string): Promise<void> {
  const limits = limitsOf(services);
  const network = networkOf(address);
  const account = accountKey(username);
  await consume(limits.address, network);
  await consume(limits.accountAndAddress, `${account}|${network}`);
  if (await limits.known.get(`${account}|${network}`)) return;
  const tries = (await limits.account.get(account))?.consumedPoints ?? 0;
  const seconds = pauseAfter(tries);
  // Whoever comes first takes the turn and starts the next pause; those who come too early do not make it longer.
  if (seconds > 0) await consume(limits.pause, account, seconds);
  await limits.account.consume(account);
}

/** Forgets the tries of someone who turned out to know the password, and remembers the network. */
export async function forgetTries(services: Services, username: string, address: string): Promise<void> {
  const limits = limitsOf(services);
  const network = networkOf(address);
  const account = accountKey(username);
  await limits.accountAndAddress.delete(`${account}|${network}`);
  await limits.address.reward(network);
  await limits.account.delete(account);
  await limits.pause.delete(account);
  await limits.known.set(`${account}|${network}`, 1, KNOWN_SECONDS);
}

async function consume(limiter: RateLimiterAbstract, key: string, seconds?: number): Promise<void> {
  try {
    await limiter.consume(key, 1, seconds === undefined ? {} : { customDuration: seconds });
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    const wait = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
    throw tooMany(
      `Too many tries. Please wait ${wait > 90 ? `${Math.ceil(wait / 60)} minutes` : `${wait} seconds`} and try again.`,
      wait,
    );
  }
}

function limitsOf(services: Services): Limits {
  const present = made.get(services);
  if (present) return present;
  const storeClient = withoutNames(services.pool);
  const limiter = (keyPrefix: string, points: number, duration: number): RateLimiterPostgres =>
    new RateLimiterPostgres({
      storeClient,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      keyPrefix,
      points,
      duration,
    });
  const limits = {
    accountAndAddress: limiter('sign-in', PER_ACCOUNT_AND_ADDRESS, WINDOW_SECONDS),
    address: limiter('sign-in-address', PER_ADDRESS, WINDOW_SECONDS),
    account: limiter('sign-in-account', 1_000_000, DAY_SECONDS),
    pause: limiter('sign-in-pause', 1, 1),
    known: limiter('sign-in-known', 1, KNOWN_SECONDS),
  };
  made.set(services, limits);
  return limits;
}

/** Hashing is not needed: names are short, and the key has room for 255 characters. */
function accountKey(username: string): string {
  return username.toLowerCase().slice(0, 100);
}
