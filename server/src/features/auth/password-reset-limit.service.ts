import type { Services } from '../../context/request-context.js';
import { networkOf } from '../../lib/network.js';
import { consumeTry, limitersOf } from './try-limiter.service.js';

const WINDOW_SECONDS = 15 * 60;
/** Wishes for another password from one address; a club's office may share one. */
const WISHES_PER_ADDRESS = 20;
/** Wishes for one account from one address. */
const WISHES_PER_ACCOUNT = 3;
/** Links tried from one address that opened nothing: nobody finds one of 256 bits, and nobody needs to try. */
const LINKS_PER_ADDRESS = 30;

const limitsOf = limitersOf((limiter) => ({
  wishes: limiter('reset-address', WISHES_PER_ADDRESS, WINDOW_SECONDS),
  account: limiter('reset-account', WISHES_PER_ACCOUNT, WINDOW_SECONDS),
  links: limiter('password-link', LINKS_PER_ADDRESS, WINDOW_SECONDS),
}));

/**
 * Counts a wish for another password, whether there is such an account or not.
 * @throws 429 with the seconds to wait when there were too many
 */
export async function countWish(services: Services, login: string, address: string): Promise<void> {
  const limits = limitsOf(services);
  const network = networkOf(address);
  await consumeTry(limits.wishes, network);
  await consumeTry(limits.account, `${login.toLowerCase().slice(0, 100)}|${network}`);
}

/** Counts the opening of a link. @throws 429 with the seconds to wait when there were too many */
export async function countLink(services: Services, address: string): Promise<void> {
  await consumeTry(limitsOf(services).links, networkOf(address));
}

/** Forgets one that opened something. */
export async function forgetLink(services: Services, address: string): Promise<void> {
  await limitsOf(services).links.reward(networkOf(address));
}
