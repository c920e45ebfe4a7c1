import type { Services } from '../../context/request-context.js';
import { networkOf } from '../../lib/network.js';
import { consumeTry, limitersOf } from '../auth/try-limiter.service.js';

const HOUR_SECONDS = 60 * 60;
/** Wishes from one address of the network within an hour; a gym may share one. */
const PER_NETWORK = 30;
/** Mails that ask one address whether it meant it, within a day, whoever causes them. */
const PER_ADDRESS = 5;

const limitsOf = limitersOf((limiter) => ({
  network: limiter('follow-network', PER_NETWORK, HOUR_SECONDS),
  address: limiter('follow-address', PER_ADDRESS, 24 * HOUR_SECONDS),
}));

/** Counts a wish to follow. @throws 429 with the seconds to wait when there were too many */
export async function countFollowWish(services: Services, network: string): Promise<void> {
  await consumeTry(limitsOf(services).network, networkOf(network));
}

/** Whether one more mail may ask this address; the limit is nobody's but its reader's, so nobody is told of it. */
export async function mayAsk(services: Services, digest: Buffer): Promise<boolean> {
  const { address } = limitsOf(services);
  const counted = await address.consume(digest.toString('hex')).catch((refusal: unknown) => {
    if (refusal instanceof Error) throw refusal;
    return null;
  });
  return counted !== null;
}
