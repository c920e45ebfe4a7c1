import { hostOf } from '../domain/text/host-of.js';

const hosts = new Map<string, string | null>();
const MOST_HOSTS = 1_000;

/** As `hostOf`, remembered: the same few hosts are asked again and again, and reading an address takes its time. */
export function knownHost(authority: string): string | null {
  const known = hosts.get(authority);
  if (known !== undefined) return known;
  const host = hostOf(authority);
  // Anybody can make up hosts: when there are too many, it starts again.
  if (hosts.size >= MOST_HOSTS) hosts.clear();
  hosts.set(authority, host);
  return host;
}
