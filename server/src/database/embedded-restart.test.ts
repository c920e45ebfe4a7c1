import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../config.js';
import { unprivilegedAccount } from './embedded/account.js';
import { locate } from './embedded/location.js';
import { findPostmaster } from './embedded/postmaster.js';
import { listenForTenantChanges } from './notifications.js';
import { openDatabase } from './open.js';
import { unavailability } from './unavailable.js';

/** So long that a busy machine never meets a limit. */
const PATIENT = { DATABASE_CONNECT_TIMEOUT: '60', DATABASE_STATEMENT_TIMEOUT: '120' };

/** How often the server is killed; five times a minute are its limit. */
const KILLS = Number(process.env.KILLS ?? 3);

test('a server that is killed, or told to end, under writes is back each time, and has all that it has acknowledged', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'courtbook-restart-'));
  await chmod(dataDir, 0o755);
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  let ups = 0;
  const events = {
    onDown: () => undefined,
    onNoRoom: () => undefined,
    onUp: () => void (ups += 1),
    onGiveUp: (error: Error) => expect.unreachable(error.message),
  };
  const database = await openDatabase(readConfig({ DATA_DIR: dataDir, ...PATIENT }), { events });
  const listener = await listenForTenantChanges({ url: database.directUrl });
  const { cluster } = locate(dataDir, unprivilegedAccount());

  await database.pool.query("INSERT INTO rate_limits (key, points) VALUES ('sign-in-known:owner', 1)");
  const acknowledged: string[] = [];
  const refusals = new Set<unknown>();
  let writing = true;
  const writer = async (number: number): Promise<void> => {
    for (let count = 0; writing; count += 1) {
      const name = `${number} ${count}`;
      await database.dataSource.query('INSERT INTO sports (name) VALUES ($1)', [name]).then(
        () => acknowledged.push(name),
        (error: unknown) => refusals.add(unavailability(error)),
      );
    }
  };
  const writers = [1, 2, 3, 4].map(writer);
  for (let kill = 1; kill <= KILLS; kill += 1) {
    const before = acknowledged.length;
    await expect.poll(() => acknowledged.length).toBeGreaterThan(before + 20);
    // SIGTERM alone would let it wait for the pool's connections, which stay.
    process.kill((await findPostmaster(cluster))!.pid, kill % 2 === 0 ? 'SIGTERM' : 'SIGKILL');
    await expect.poll(() => ups).toBe(kill);
    if (KILLS > 5) await new Promise((resolve) => setTimeout(resolve, 12_000));
  }
  const after = acknowledged.length;
  await expect.poll(() => acknowledged.length).toBeGreaterThan(after);
  writing = false;
  await Promise.all(writers);

  const { rows } = await database.pool.query<{ name: string }>('SELECT name FROM sports');
  const kept = new Set(rows.map(({ name }) => name));
  expect(acknowledged.filter((name) => !kept.has(name))).toEqual([]);
  // Tries at signing in, and who has signed in before: a crash gives nobody new ones.
  expect((await database.pool.query('SELECT key FROM rate_limits')).rows).toEqual([{ key: 'sign-in-known:owner' }]);
  expect([...refusals]).not.toContain(null);
  await expect.poll(() => listener.versions.healthy).toBe(true);
  await listener.close();
  await database.close();
  expect(await findPostmaster(cluster)).toBeNull();
}, 600_000);
