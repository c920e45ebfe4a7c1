import { lookup } from 'node:dns/promises';
import { isIP, type LookupFunction } from 'node:net';
import { checkAddresses, hostOfTarget, type PrivateHosts } from './target-policy.js';

/** An address that a host's name stands for. */
export interface HostAddress {
  readonly address: string;
  readonly family: number;
}

/** Finds the addresses of a host; another one in tests. */
export type Resolve = (host: string) => Promise<HostAddress[]>;

/** As the system does it. */
export const resolveBySystem: Resolve = (host) => lookup(host, { all: true });

/**
 * Looks a host up, once, and answers what a connection may be made to: the very addresses that were checked. Whoever
 * connects by them asks no name server again, which could then answer otherwise.
 * @throws RefusedTarget; the resolver's error when there is no such host
 */
export async function checkedAddresses(url: URL, privateHosts: PrivateHosts, resolve: Resolve): Promise<HostAddress[]> {
  const host = hostOfTarget(url);
  const family = isIP(host);
  const addresses = family === 0 ? await resolve(host) : [{ address: host, family }];
  checkAddresses(
    host,
    addresses.map(({ address }) => address),
    privateHosts,
  );
  return addresses;
}

/** A lookup, as sockets ask for one, that knows these addresses alone. */
export function fixedLookup(addresses: readonly HostAddress[]): LookupFunction {
  return (_host, options, callback) => {
    if (options.all) callback(null, [...addresses]);
    else callback(null, addresses[0]!.address, addresses[0]!.family);
  };
}
