import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { withoutNames } from '../../database/prepared.js';
import type { Services } from '../../context/request-context.js';
import { tooMany } from '../../lib/errors.js';
import { networkOf } from '../../lib/network.js';

/** Links and codes from one address that open nothing, in a quarter of an hour. */
const PER_ADDRESS = 20;
const ADDRESS_SECONDS = 15 * 60;
/** Codes of one organization that open nothing, from all addresses, in an hour. */
const PER_ORGANIZATION = 500;
const ORGANIZATION_SECONDS = 60 * 60;

interface Limits {
  address: RateLimiterPostgres;
  organization: RateLimiterPostgres;
}

const made = new WeakMap<Services, Limits>();

/**
 * Counts a try to open a link before it is looked for, so that codes cannot be found by trying. Links go on opening
 * while too many codes of their organization are tried: nobody can be kept out who has one.
 * @param codeOf the organization whose code it is; null for a link
 * @throws 429 with the seconds to wait
 */
export async function countOpening(services: Services, address: string, codeOf: number | null): Promise<void> {
  const limits = limitsOf(services);
  await consume(limits.address, networkOf(address));
  if (codeOf !== null) await consume(limits.organization, String(codeOf));
}

/** Takes back the count of a try that opened a link. */
export async function forgetOpening(services: Services, address: string, codeOf: number | null): Promise<void> {
  const limits = limitsOf(services);
  await limits.address.reward(networkOf(address));
  if (codeOf !== null) await limits.organization.reward(String(codeOf));
}

async function consume(limiter: RateLimiterPostgres, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    const wait = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
    throw tooMany(
      `Too many tries. Please wait ${Math.ceil(wait / 60)} minutes and try again, or ask for a link.`,
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
    address: limiter('scorekeeper-address', PER_ADDRESS, ADDRESS_SECONDS),
    organization: limiter('scorekeeper-codes', PER_ORGANIZATION, ORGANIZATION_SECONDS),
  };
  made.set(services, limits);
  return limits;
}
