import { type RateLimiterAbstract, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { withoutNames } from '../../database/prepared.js';
import type { Services } from '../../context/request-context.js';
import { tooMany } from '../../lib/errors.js';

/** Makes a counter of tries that all processes share: so many in so many seconds for each key, under a prefix. */
export type MakeLimiter = (prefix: string, tries: number, seconds: number) => RateLimiterPostgres;

/** Makes limiters once for the services that they count with. */
export function limitersOf<Limiters>(make: (limiter: MakeLimiter) => Limiters): (services: Services) => Limiters {
  const made = new WeakMap<Services, Limiters>();
  return (services) => {
    const present = made.get(services);
    if (present) return present;
    const storeClient = withoutNames(services.pool);
    const limiters = make(
      (keyPrefix, points, duration) =>
        new RateLimiterPostgres({
          storeClient,
          storeType: 'pool',
          tableName: 'rate_limits',
          tableCreated: true,
          keyPrefix,
          points,
          duration,
        }),
    );
    made.set(services, limiters);
    return limiters;
  };
}

/**
 * Counts a try.
 * @param seconds how long it is counted, where that differs from the limiter's own
 * @param besides what else may be done instead of waiting, for the sentence
 * @throws 429 with the seconds to wait when there were too many
 */
export async function consumeTry(
  limiter: RateLimiterAbstract,
  key: string,
  { seconds, besides = '' }: { seconds?: number; besides?: string } = {},
): Promise<void> {
  try {
    await limiter.consume(key, 1, seconds === undefined ? {} : { customDuration: seconds });
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    const wait = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
    const told = wait > 90 ? `${Math.ceil(wait / 60)} minutes` : `${wait} seconds`;
    throw tooMany(`Too many tries. Please wait ${told} and try again${besides}.`, wait);
  }
}
