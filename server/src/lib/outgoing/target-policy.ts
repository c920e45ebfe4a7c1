import { isIP } from 'node:net';
import { parseUrl } from '../../domain/text/parse-url.js';
import { isOwnNetworkAddress, isPublicAddress } from './address-policy.js';

/** Something that this server does not connect to; the message says what and why, for whoever gave the address. */
export class RefusedTarget extends Error {
  override name = 'RefusedTarget';
}

/**
 * Hosts by name or address, in lower case, that an operator allows although they are private: WEBHOOK_PRIVATE_HOSTS.
 */
export type PrivateHosts = readonly string[];

/** The host of an address without an IPv6 address' brackets. */
export function hostOfTarget({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, '');
}

/**
 * An address that may be connected to as far as its text tells: https, without user name, and no private address. For a
 * host that the operator allows also http. What its name stands for is checked by `checkAddresses` when it is used.
 * @throws RefusedTarget
 */
export function readTarget(text: string, privateHosts: PrivateHosts): URL {
  const url = parseUrl(text);
  if (url === null || (url.protocol !== 'https:' && url.protocol !== 'http:'))
    throw new RefusedTarget('It must be a full address beginning with https://.');
  const host = hostOfTarget(url);
  const isAllowed = privateHosts.includes(host);
  if (url.protocol === 'http:' && !isAllowed) throw new RefusedTarget('It must begin with https://.');
  if (url.username !== '' || url.password !== '')
    throw new RefusedTarget('It must have neither user name nor password: deliveries are signed.');
  if (isIP(host) !== 0) checkAddresses(host, [host], privateHosts);
  else if (!isAllowed && (host === 'localhost' || /\.(localhost|local|internal|home\.arpa)\.?$/.test(host)))
    throw new RefusedTarget(`${host} is a name of a private network.`);
  return url;
}

/**
 * Refuses a host unless each of its addresses may be connected to: one that is not makes all of them suspicious.
 * @throws RefusedTarget
 */
export function checkAddresses(host: string, addresses: readonly string[], privateHosts: PrivateHosts): void {
  const isAllowed = privateHosts.includes(host);
  const refused = addresses.some(
    (address) => !isPublicAddress(address) && !(isAllowed && isOwnNetworkAddress(address)),
  );
  if (refused || addresses.length === 0)
    throw new RefusedTarget(`${host} leads to a private, local or reserved address.`);
}
