import { createHash } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { type Account, canEnter } from './account.js';

/** Where an embedded cluster keeps what belongs to it. */
export interface Location {
  /** Directory that the server's account can enter; holds the cluster and, when needed, a copy of the binaries. */
  readonly home: string;
  /** PostgreSQL's data directory. */
  readonly cluster: string;
  /** One small file for each process that uses the cluster. */
  readonly participants: string;
  /** What the server writes while it runs. */
  readonly log: string;
}

/**
 * The cluster lives in DATA_DIR/postgres. When the server's account cannot enter DATA_DIR (a repository below /root),
 * it lives below /var/lib instead, and DATA_DIR/postgres.location says where.
 */
export function locate(dataDir: string, account: Account | null): Location {
  mkdirSync(resolve(dataDir), { recursive: true });
  const base = realpathSync(dataDir);
  const home = recordedHome(base) ?? (canEnter(account, base) ? base : elsewhere(base));
  return {
    home,
    cluster: join(home, 'postgres'),
    participants: join(base, 'postgres.users'),
    log: join(base, 'postgres.log'),
  };
}

function elsewhere(base: string): string {
  const home = homeOutside(base);
  mkdirSync(home, { recursive: true });
  for (const directory of [dirname(home), home]) chmodSync(directory, 0o755); // whatever the caller's umask
  writeFileSync(recordOf(base), `${home}\n`);
  return home;
}

function recordedHome(base: string): string | null {
  if (!existsSync(recordOf(base))) return null;
  const home = readFileSync(recordOf(base), 'utf8').trim();
  // A copied DATA_DIR brings the record of the original along; the original's cluster is not ours.
  return home === homeOutside(base) && existsSync(home) ? home : null;
}

function homeOutside(base: string): string {
  return `/var/lib/courtbook/${createHash('sha256').update(base).digest('hex').slice(0, 16)}`;
}

function recordOf(base: string): string {
  return join(base, 'postgres.location');
}
