import { hostOf } from '../domain/text/host-of.js';

const hosts = new Map<string, string | null>();
const MOST_HOSTS = 1_000;
/** A host has 253 characters at most; a port follows. */
const LONGEST = 300;

/** As `hostOf`, remembered: the same few hosts are asked again and again, and reading an address takes its time. */
export function knownHost(authority: string): string | null {
  const known = hosts.get(authority);
  if (known !== undefined) return known;
  const host = hostOf(authority);
  if (authority.length > LONGEST) return host;
  // Anybody can make up hosts: when there are too many, it starts again.
  if (hosts.size >= MOST_HOSTS) hosts.clear();
  // A copy: a text that was cut out of a document would keep the whole of it.
  hosts.set(Buffer.from(authority).toString(), host);
  return host;
}
