import type { Services } from '../../context/request-context.js';
import { networkOf } from '../../lib/network.js';
import { consumeTry, limitersOf } from '../auth/try-limiter.service.js';

/** Links and codes from one address that open nothing, in a quarter of an hour. */
const PER_ADDRESS = 20;
const ADDRESS_SECONDS = 15 * 60;
/** Codes of one organization that open nothing, from all addresses, in an hour. */
const PER_ORGANIZATION = 500;
const ORGANIZATION_SECONDS = 60 * 60;

const limitsOf = limitersOf((limiter) => ({
  address: limiter('scorekeeper-address', PER_ADDRESS, ADDRESS_SECONDS),
  organization: limiter('scorekeeper-codes', PER_ORGANIZATION, ORGANIZATION_SECONDS),
}));

/** What a holder may do who is told to wait. */
const OR = { besides: ', or ask for a link' };

/**
 * Counts a try to open a link before it is looked for, so that codes cannot be found by trying. Links go on opening
 * while too many codes of their organization are tried: nobody can be kept out who has one.
 * @param codeOf the organization whose code it is; null for a link
 * @throws 429 with the seconds to wait
 */
export async function countOpening(services: Services, address: string, codeOf: number | null): Promise<void> {
  const limits = limitsOf(services);
  await consumeTry(limits.address, networkOf(address), OR);
  if (codeOf !== null) await consumeTry(limits.organization, String(codeOf), OR);
}

/** Takes back the count of a try that opened a link. */
export async function forgetOpening(services: Services, address: string, codeOf: number | null): Promise<void> {
  const limits = limitsOf(services);
  await limits.address.reward(networkOf(address));
  if (codeOf !== null) await limits.organization.reward(String(codeOf));
}
