import type { Services } from '../../context/request-context.js';
import { networkOf } from '../../lib/network.js';
import { pauseAfter } from './sign-in-pause.js';
import { consumeTry, limitersOf } from './try-limiter.service.js';

const WINDOW_SECONDS = 15 * 60;
const DAY_SECONDS = 24 * 60 * 60;
/** Failed tries at one account from one address. */
const PER_ACCOUNT_AND_ADDRESS = 10;
/** Failed tries at any account from one address. */
const PER_ADDRESS = 100;
/** How long a network counts as known to an account after a sign-in. */
const KNOWN_SECONDS = 30 * DAY_SECONDS;

const limitsOf = limitersOf((limiter) => ({
  /** Tries at an account from an address. */
  accountAndAddress: limiter('sign-in', PER_ACCOUNT_AND_ADDRESS, WINDOW_SECONDS),
  /** Tries from an address. */
  address: limiter('sign-in-address', PER_ADDRESS, WINDOW_SECONDS),
  /** Tries at an account from any network it does not know, of a day. */
  account: limiter('sign-in-account', 1_000_000, DAY_SECONDS),
  /** Present while the next such try has to wait. */
  pause: limiter('sign-in-pause', 1, 1),
  /** Networks from which somebody has signed in to the account. */
  known: limiter('sign-in-known', 1, KNOWN_SECONDS),
}));

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
  await consumeTry(limits.address, network);
  await consumeTry(limits.accountAndAddress, `${account}|${network}`);
  if (await limits.known.get(`${account}|${network}`)) return;
  const tries = (await limits.account.get(account))?.consumedPoints ?? 0;
  const seconds = pauseAfter(tries);
  // Whoever comes first takes the turn and starts the next pause; those who come too early do not make it longer.
  if (seconds > 0) await consumeTry(limits.pause, account, { seconds });
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

/** Hashing is not needed: names are short, and the key has room for 255 characters. */
function accountKey(username: string): string {
  return username.toLowerCase().slice(0, 100);
}
