/**
 * Runs vitest against a PostgreSQL server of one's own instead of the embedded one: node scripts/run.mjs
 * scripts/test-own-server.ts [NAME …] Uses the oldest PostgreSQL that the machine has installed (Debian: apt-get
 * install postgresql) in a throw-away cluster.
 */
import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { giveTo, spawnAs, unprivilegedAccount } from '../server/src/database/embedded/account.js';
import { startPostmaster, stopPostmaster } from '../server/src/database/embedded/postmaster.js';

function installedPrograms(): string {
  const base = '/usr/lib/postgresql';
  const versions = existsSync(base) ? readdirSync(base).sort((a, b) => Number(a) - Number(b)) : [];
  const found = versions.map((version) => join(base, version, 'bin')).find((bin) => existsSync(join(bin, 'initdb')));
  if (found === undefined) throw new Error(`there is no PostgreSQL below ${base}`);
  return found;
}

const bin = installedPrograms();
const account = unprivilegedAccount();
const directory = mkdtempSync(join(tmpdir(), 'courtbook-own-'));
const cluster = join(directory, 'data');
try {
  chmodSync(directory, 0o755);
  mkdirSync(cluster, { mode: 0o700 });
  giveTo(account, cluster);
  const options = ['--username=postgres', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync'];
  execFileSync(join(bin, 'initdb'), [`--pgdata=${cluster}`, ...options], { ...spawnAs(account), stdio: 'ignore' });
  const server = await startPostmaster({
    program: join(bin, 'postgres'),
    cluster,
    account,
    log: join(directory, 'log'),
    fsync: false,
  });
  if (server === null) throw new Error('the PostgreSQL of this machine does not start');
  try {
    console.log(execFileSync(join(bin, 'postgres'), ['--version'], { encoding: 'utf8' }).trim());
    const env = { ...process.env, TEST_DATABASE_URL: `postgres://postgres@127.0.0.1:${server.port}/postgres` };
    const tests = spawn('node_modules/.bin/vitest', ['run', '--project=server', ...process.argv.slice(2)], {
      env,
      stdio: 'inherit',
    });
    process.exitCode = await new Promise<number>((resolve) => tests.once('close', (status) => resolve(status ?? 1)));
  } finally {
    await stopPostmaster(server);
  }
} finally {
  rmSync(directory, { recursive: true, force: true });
}
