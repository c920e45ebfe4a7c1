import ipaddr from 'ipaddr.js';

/**
 * Public by its number, and yet a cloud's own service: Azure answers every machine of it there, with what it knows
 * about the machine.
 */
const PLATFORM_ADDRESSES: ReadonlySet<string> = new Set(['168.63.129.16']);
/**
 * All IPv6 addresses that are given out lie within; what lies elsewhere and has no range of its own leads nowhere good.
 */
const GLOBAL_V6 = ipaddr.IPv6.parseCIDR('2000::/3');
/** What an operator may allow for a host by name: the own machine, the own network. Never a cloud's metadata. */
const OWN_NETWORK: ReadonlySet<string> = new Set(['loopback', 'private', 'uniqueLocal']);

/** Whether an address (not a name) is one of the public network, where anybody's server may be. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast' || PLATFORM_ADDRESSES.has(parsed.toString())) return false;
  return parsed.kind() === 'ipv4' || (parsed as ipaddr.IPv6).match(GLOBAL_V6);
}

/** Whether an address is of this machine or a private network: the ones that an operator can allow. */
export function isOwnNetworkAddress(address: string): boolean {
  return ipaddr.isValid(address) && OWN_NETWORK.has(ipaddr.process(address).range());
}
