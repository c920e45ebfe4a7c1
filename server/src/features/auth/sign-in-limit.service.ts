import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { withoutNames } from '../../database/prepared.js';
import type { Services } from '../../http/context.js';
import { tooMany } from '../../lib/errors.js';
import { networkOf } from '../../lib/network.js';

const WINDOW_SECONDS = 15 * 60;
/** Failed tries at one account from one address: a stranger's tries elsewhere never lock the owner out. */
const PER_ACCOUNT_AND_ADDRESS = 10;
/** Failed tries at any account from one address. */
const PER_ADDRESS = 100;

interface Limits {
  account: RateLimiterPostgres;
  address: RateLimiterPostgres;
}

const made = new WeakMap<Services, Limits>();

/**
 * Counts a try before its password is hashed.
 * @throws 429 with the seconds to wait when there were too many
 */
export async function countTry(services: Services, username: string, address: string): Promise<void> {
  const limits = limitsOf(services);
  const network = networkOf(address);
  try {
    await limits.address.consume(network);
    await limits.account.consume(accountKey(username, network));
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    const seconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
    throw tooMany(`Too many tries. Please wait ${Math.ceil(seconds / 60)} minutes and try again.`, seconds);
  }
}

/** Forgets the tries of someone who turned out to know the password. */
export async function forgetTries(services: Services, username: string, address: string): Promise<void> {
  const limits = limitsOf(services);
  const network = networkOf(address);
  await limits.account.delete(accountKey(username, network));
  await limits.address.reward(network);
}

function limitsOf(services: Services): Limits {
  const found = made.get(services);
  if (found) return found;
  const options = {
    storeClient: withoutNames(services.pool),
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    duration: WINDOW_SECONDS,
  };
  const limits = {
    account: new RateLimiterPostgres({ ...options, keyPrefix: 'sign-in', points: PER_ACCOUNT_AND_ADDRESS }),
    address: new RateLimiterPostgres({ ...options, keyPrefix: 'sign-in-address', points: PER_ADDRESS }),
  };
  made.set(services, limits);
  return limits;
}

/** Hashing is not needed: names are short, and the key has room for 255 characters. */
function accountKey(username: string, network: string): string {
  return `${username.toLowerCase().slice(0, 100)}|${network}`;
}
