import { hostOf } from '../domain/text/host-of.js';

const MOST_HOSTS = 1_000;
/** A host has 253 characters at most; a port follows. */
const LONGEST = 300;

/** As `hostOf`, remembered: the same few hosts are asked again and again, and reading an address takes its time. */
export const knownHost = remembered(hostOf);

/** The same function, which remembers what it has read of texts that are no longer than a host and its port. */
export function remembered(read: (authority: string) => string | null): typeof read {
  const hosts = new Map<string, string | null>();
  return (authority) => {
    const known = hosts.get(authority);
    if (known !== undefined) return known;
    const host = read(authority);
    if (authority.length > LONGEST) return host;
    // Anybody can make up hosts: when there are too many, it starts again.
    if (hosts.size >= MOST_HOSTS) hosts.clear();
    // A copy: a text that was cut out of a document would keep the whole of it.
    hosts.set(Buffer.from(authority).toString(), host);
    return host;
  };
}
