import type { Services } from '../../context/request-context.js';
import { networkOf } from '../../lib/network.js';
import { consumeTry, limitersOf } from '../auth/try-limiter.service.js';

const HOUR_SECONDS = 60 * 60;
/** Wishes from one address of the network within an hour; a gym may share one. */
const PER_NETWORK = 120;

const limitsOf = limitersOf((limiter) => ({ network: limiter('push-network', PER_NETWORK, HOUR_SECONDS) }));

/** Counts a wish about push messages. @throws 429 with the seconds to wait when there were too many */
export async function countPushWish(services: Services, network: string): Promise<void> {
  await consumeTry(limitsOf(services).network, networkOf(network));
}
