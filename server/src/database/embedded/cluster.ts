import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { type Account, giveTo, spawnAs } from './account.js';
import { processStart } from './processes.js';

const run = promisify(execFile);
const PASSWORD_FILE = 'courtbook.password';

/** The superuser that an embedded cluster is made with. */
export const SUPERUSER = 'postgres';

/**
 * Makes a new cluster (UTF-8, collation by code point, Unicode-aware lower and upper case, password required) unless
 * there is one. It is built beside its place and moved there whole, so that neither a crash nor a second process ever
 * leaves half a cluster.
 */
export async function ensureCluster(
  cluster: string,
  initdb: string,
  account: Account | null,
  fsync: boolean,
): Promise<void> {
  if (existsSync(join(cluster, 'PG_VERSION'))) return;
  await removeAbandoned(cluster);
  const partial = `${cluster}.new-${process.pid}-${randomBytes(4).toString('hex')}`;
  const passwordFile = `${partial}.password`;
  const password = randomBytes(24).toString('base64url');
  try {
    await mkdir(partial, { mode: 0o700 });
    giveTo(account, partial);
    await writeFile(passwordFile, password, { mode: 0o600 });
    giveTo(account, passwordFile);
    await run(initdb, initdbArguments(partial, passwordFile, fsync), {
      ...spawnAs(account),
      env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
    });
    await rename(passwordFile, join(partial, PASSWORD_FILE));
    await rename(partial, cluster);
  } catch (error) {
    // A process that was faster has put its cluster there; ours is not needed then.
    if (!existsSync(join(cluster, 'PG_VERSION'))) throw error;
  } finally {
    await rm(partial, { recursive: true, force: true });
    await rm(passwordFile, { force: true });
  }
}

/** The superuser's password of a cluster that `ensureCluster` made. */
export async function passwordOf(cluster: string): Promise<string> {
  return (await readFile(join(cluster, PASSWORD_FILE), 'utf8')).trim();
}

function initdbArguments(directory: string, passwordFile: string, fsync: boolean): string[] {
  return [
    `--pgdata=${directory}`,
    `--username=${SUPERUSER}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    ...(fsync ? [] : ['--no-sync']),
  ];
}

/** Removes what processes left behind that were killed while making a cluster. */
async function removeAbandoned(cluster: string): Promise<void> {
  const prefix = `${basename(cluster)}.new-`;
  for (const name of await readdir(dirname(cluster))) {
    if (!name.startsWith(prefix)) continue;
    if (processStart(Number.parseInt(name.slice(prefix.length), 10)) !== null) continue;
    await rm(join(dirname(cluster), name), { recursive: true, force: true });
  }
}
