import { type ChildProcess, spawn } from 'node:child_process';
import { chmod, mkdtemp, rename, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterEach, beforeEach, expect, inject, onTestFinished, test, vi } from 'vitest';
import { unprivilegedAccount } from './database/embedded/account.js';
import { locate } from './database/embedded/location.js';
import { findPostmaster } from './database/embedded/postmaster.js';
import { createOwnDatabase } from './testing/database.js';
import { eventsPath, listenToEvents } from './testing/event-listener.js';
import { SERVER_PROGRAM } from './testing/server-process.js';

// Each test starts a whole process, and some a whole database: on a busy machine that takes minutes.
vi.setConfig({ testTimeout: 300_000 });

let dataDir: string;
let child: ChildProcess | undefined;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'courtbook-main-'));
  await chmod(dataDir, 0o755);
});

afterEach(async () => {
  if (child?.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
  await rm(dataDir, { recursive: true, force: true });
});

/** Starts the server as its own process, without DATABASE_URL unless given; `output` grows with what it prints. */
function start(environment: Record<string, string>): {
  output: () => string;
  ended: Promise<number | null>;
  printed: (text: RegExp) => Promise<RegExpExecArray>;
} {
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir, DEMO: '0', LOG_LEVEL: 'warn', ...environment };
  const started = spawn(process.execPath, SERVER_PROGRAM, {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child = started;
  let output = '';
  for (const stream of [started.stdout, started.stderr])
    stream.on('data', (data: Buffer) => (output += data.toString()));
  const ended = new Promise<number | null>((resolve) => started.once('close', resolve));
  const printed = (text: RegExp): Promise<RegExpExecArray> =>
    new Promise((resolve, reject) => {
      const look = (): void => {
        const found = text.exec(output);
        if (found) resolve(found);
      };
      started.stdout.on('data', look);
      started.once('close', () => reject(new Error(`ended before it printed ${text}:\n${output}`)));
      look();
    });
  return { output: () => output, ended, printed };
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' ? address!.port : 0));
    });
  });
}

const postmaster = (): Promise<unknown> => findPostmaster(locate(dataDir, unprivilegedAccount()).cluster);

test('starts on nothing but a data directory, answers, and at SIGTERM leaves nothing behind', async () => {
  const { printed, ended } = start({ PORT: '0' });
  const [, port = ''] = await printed(/ready: http:\/\/localhost:(\d+)\//);
  const ready = await fetch(`http://127.0.0.1:${port}/readyz`);
  expect(ready.status).toBe(200);
  child?.kill('SIGTERM');
  expect(await ended).toBe(0);
  expect(await postmaster()).toBeNull();
});

test('at SIGTERM what is followed ends first, whatever else takes long to end', async () => {
  const { url, drop } = await createOwnDatabase(inject('templateDatabase'));
  onTestFinished(drop);
  const client = new Client({ connectionString: url });
  await client.connect();
  onTestFinished(() => client.end());
  const isWaitedFor = async (): Promise<boolean> =>
    (await client.query('SELECT FROM pg_locks WHERE relation = $1::regclass AND NOT granted', ['mails'])).rowCount! > 0;
  // Who sends mails waits for what is due.
  await client.query('BEGIN; LOCK TABLE mails');
  const limits = { DATABASE_LOCK_TIMEOUT: '120', DATABASE_STATEMENT_TIMEOUT: '120' };
  const { printed, ended } = start({ PORT: '0', DATABASE_URL: url, ...limits });
  const [, port = ''] = await printed(/ready: http:\/\/localhost:(\d+)\//);
  await expect.poll(isWaitedFor, { timeout: 60_000 }).toBe(true);
  const path = eventsPath('subscription { organization { id } }');
  const listener = await listenToEvents(Number(port), { path });
  expect(await listener.next()).toMatchObject({ event: 'next' });
  child?.kill('SIGTERM');
  expect(await listener.next()).toBeNull();
  expect(await isWaitedFor()).toBe(true);
  await client.query('ROLLBACK');
  expect(await ended).toBe(0);
});

test('the own PostgreSQL is started again when it was killed; meanwhile the product is not ready', async () => {
  const { printed, ended } = start({ PORT: '0' });
  const [, port = ''] = await printed(/ready: http:\/\/localhost:(\d+)\//);
  const ready = async (): Promise<number> => (await fetch(`http://127.0.0.1:${port}/readyz`)).status;
  const { cluster } = locate(dataDir, unprivilegedAccount());
  const settings = join(cluster, 'postgresql.conf');
  await rename(settings, `${settings}.away`); // so that it cannot start before the test has looked
  process.kill((await findPostmaster(cluster))!.pid, 'SIGKILL');
  await printed(/the own PostgreSQL has ended/);
  await expect.poll(ready, { timeout: 120_000 }).toBe(503);
  await rename(`${settings}.away`, settings);
  await printed(/the own PostgreSQL runs again/);
  await expect.poll(ready, { timeout: 120_000 }).toBe(200);
  child?.kill('SIGTERM');
  expect(await ended).toBe(0);
  expect(await postmaster()).toBeNull();
});

test('a wrong variable stops the start with its name, before anything is made', async () => {
  const { ended, output } = start({ PORT: 'eighty' });
  expect(await ended).toBe(1);
  expect(output()).toContain('PORT must be a whole number');
  expect(output()).not.toContain('    at ');
});

test('a port that is taken is an error, and the database is stopped again', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const address = other.address();
  const port = String(typeof address === 'object' ? address?.port : 0);
  const { ended, output } = start({ PORT: port });
  expect(await ended).toBe(1);
  expect(output()).toContain(`PORT ${port} on 127.0.0.1 is in use by another program`);
  expect(output()).not.toContain('    at ');
  expect(await postmaster()).toBeNull();
  await new Promise((resolve) => other.close(resolve));
});

test.each([
  ['/dev/null/courtbook', 'it lies below something that is no directory'],
  ['/proc/courtbook/data', 'it cannot be made'],
])('a data directory that cannot be used stops the start with its name: %s', async (directory, reason) => {
  const { ended, output } = start({ DATA_DIR: directory });
  expect(await ended).toBe(1);
  expect(output()).toContain(`DATA_DIR ${directory} cannot be used: ${reason}`);
  expect(output()).not.toContain('    at ');
});

test('metrics move to a port of their own', async () => {
  const free = await freePort();
  const { url, drop } = await createOwnDatabase(inject('templateDatabase'));
  onTestFinished(drop);
  const { printed, ended } = start({ PORT: '0', METRICS_PORT: String(free), DATABASE_URL: url });
  const [, port = ''] = await printed(/ready: http:\/\/localhost:(\d+)\//);
  const [there, here] = await Promise.all([
    fetch(`http://127.0.0.1:${free}/metrics`),
    fetch(`http://localhost:${port}/metrics`),
  ]);
  expect([there.status, here.status]).toEqual([200, 404]);
  expect(await there.text()).toContain('courtbook_http_request_duration_seconds');
  child?.kill('SIGTERM');
  expect(await ended).toBe(0);
});

test('a database that cannot be reached is named by its variable, without its password', async () => {
  const { ended, output } = start({ DATABASE_URL: 'postgres://league:secret@127.0.0.1:1/games' });
  expect(await ended).toBe(1);
  expect(output()).toContain('DATABASE_URL: the database games at 127.0.0.1:1 cannot be used: nothing listens there');
  expect(output()).not.toContain('secret');
  expect(output()).not.toContain('    at ');
});
