import { execFile, spawn } from 'node:child_process';
import { chmod, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ensureEmbedded, type EmbeddedDatabase } from './embedded.js';
import { unprivilegedAccount } from './embedded/account.js';
import { locate } from './embedded/location.js';
import { findPostmaster, socketDirectory } from './embedded/postmaster.js';
import { processStart } from './embedded/processes.js';

let dataDir: string;
let opened: EmbeddedDatabase[];

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'courtbook-embedded-'));
  await chmod(dataDir, 0o755);
  opened = [];
});

afterEach(async () => {
  for (const database of opened) await database.stop();
  await rm(dataDir, { recursive: true, force: true });
});

async function open(): Promise<EmbeddedDatabase> {
  const database = await ensureEmbedded({ dataDir, fsync: false });
  opened.push(database);
  return database;
}

async function ask<Row>(url: string, sql: string): Promise<Row | undefined> {
  const client = new Client({ connectionString: url });
  await client.connect();
  return client.query(sql).then(
    ({ rows }) => client.end().then(() => rows[0] as Row | undefined),
    (error: Error) => client.end().then(() => Promise.reject(error)),
  );
}

const cluster = (): string => locate(dataDir, unprivilegedAccount()).cluster;

test('the server is PostgreSQL 15 or newer, in UTF-8, needs its password, and keeps its data over a restart', async () => {
  const first = await open();
  expect(first.startedByUs).toBe(true);
  expect(await ask(first.url, "SELECT current_setting('server_version_num')::int >= 150000 AS recent")).toEqual({
    recent: true,
  });
  expect(await ask(first.url, "SELECT lower('ÉÅ') AS lower, current_setting('server_encoding') AS encoding")).toEqual({
    lower: 'éå',
    encoding: 'UTF8',
  });
  const withoutPassword = new URL(first.url);
  withoutPassword.password = 'wrong';
  await expect(ask(withoutPassword.href, 'SELECT 1')).rejects.toThrow('password authentication failed');
  await ask(first.url, "CREATE TABLE kept AS SELECT 'here' AS note");
  await first.stop();
  expect(await findPostmaster(cluster())).toBeNull();

  const second = await open();
  expect(second.startedByUs).toBe(true);
  expect(await ask(second.url, 'SELECT note FROM kept')).toEqual({ note: 'here' });
});

test('the Unix socket leads to the same server, for who may enter the cluster and has the password', async () => {
  const { localUrl, url } = await open();
  expect(new URL(localUrl).searchParams.get('host')).toBe(cluster());
  expect(await ask(localUrl, 'SELECT inet_server_addr() AS address, current_database() AS name')).toEqual({
    address: null,
    name: 'courtbook',
  });
  expect(await ask(url, 'SELECT host(inet_server_addr()) AS address')).toEqual({ address: '127.0.0.1' });
  expect((await stat(cluster())).mode & 0o077).toBe(0);
  const withoutPassword = new URL(localUrl);
  withoutPassword.password = 'wrong';
  await expect(ask(withoutPassword.href, 'SELECT 1')).rejects.toThrow('password authentication failed');
});

test('where the path of the socket would be too long there is TCP alone', async () => {
  expect(socketDirectory('/x'.repeat(60), { port: 5432 })).toBeNull();
  const parent = dataDir;
  dataDir = join(parent, 'long'.repeat(20));
  try {
    const { localUrl, url, stop } = await open();
    expect(localUrl).toBe(url);
    expect(await ask(localUrl, 'SELECT 1 AS one')).toEqual({ one: 1 });
    await stop();
  } finally {
    dataDir = parent;
  }
});

test('users share the server, and only the last one to leave stops it', async () => {
  const [one, two] = await Promise.all([open(), open()]);
  expect(one.pid).toBe(two.pid);
  expect([one.startedByUs, two.startedByUs].filter(Boolean)).toHaveLength(1);
  await one.stop();
  await one.stop(); // a second call changes nothing
  expect(await ask(two.url, 'SELECT 1 AS alive')).toEqual({ alive: 1 });
  await two.stop();
  expect(await findPostmaster(cluster())).toBeNull();
});

test('a server that outlived its killed process is taken over with everything that was committed', async () => {
  const module = fileURLToPath(new URL('./embedded.ts', import.meta.url));
  const script = `const { ensureEmbedded } = await import(${JSON.stringify(module)});
    const { url } = await ensureEmbedded({ dataDir: ${JSON.stringify(dataDir)}, fsync: false });
    console.log(url);
    setInterval(() => undefined, 1000);`;
  const child = spawn(process.execPath, ['--import', '@oxc-node/core/register', '--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (data: Buffer) => resolve(data.toString().trim()));
    child.once('exit', () => reject(new Error('the process ended before its database was up')));
  });
  await ask(url, "CREATE TABLE kept AS SELECT 'here' AS note");
  const ended = new Promise((resolve) => child.once('close', resolve));
  child.kill('SIGKILL');
  await ended;

  const heir = await open();
  expect(heir.startedByUs).toBe(false);
  expect(await ask(heir.url, 'SELECT note FROM kept')).toEqual({ note: 'here' });
  await heir.stop();
  expect(await findPostmaster(cluster())).toBeNull();
});

test('a lock left behind does not prevent the start: not that of a dead process, nor one whose number is somebody else’s now', async () => {
  await (await open()).stop();
  const lock = join(cluster(), 'postmaster.pid');
  const { stdout } = await promisify(execFile)('sh', ['-c', 'echo $$']);
  for (const pid of [stdout.trim(), String(process.pid)]) {
    await writeFile(lock, `${pid}\n${cluster()}\n1700000000\n5432\n\n127.0.0.1\n\nready   \n`);
    const database = await open();
    expect(database.startedByUs).toBe(true);
    await database.stop();
  }
});

test.runIf(process.platform === 'linux')('a zombie counts as dead', async () => {
  // The shell is stopped before its child ends, so that it cannot wait for it.
  const parent = spawn('sh', ['-c', 'sleep 60 & echo $!; wait'], { stdio: ['ignore', 'pipe', 'ignore'] });
  const zombie = await new Promise<number>((resolve) =>
    parent.stdout.once('data', (data: Buffer) => resolve(Number(data.toString()))),
  );
  expect(processStart(zombie)).not.toBeNull();
  parent.kill('SIGSTOP');
  process.kill(zombie, 'SIGKILL');
  await expect.poll(() => processStart(zombie)).toBeNull();
  expect(() => process.kill(zombie, 0)).not.toThrow();
  const ended = new Promise((resolve) => parent.once('close', resolve));
  parent.kill('SIGKILL');
  await ended;
});

test.runIf(process.getuid?.() === 0)(
  'below a directory that only root may enter, the cluster lives elsewhere and DATA_DIR says where',
  async () => {
    await chmod(dataDir, 0o700);
    const location = locate(dataDir, unprivilegedAccount());
    expect(location.home).toMatch(/^\/var\/lib\/courtbook\/[0-9a-f]{16}$/);
    const database = await open();
    expect(await ask(database.url, "SELECT current_setting('data_directory') AS directory")).toEqual({
      directory: location.cluster,
    });
    await database.stop();
    await rm(location.home, { recursive: true });
  },
);
