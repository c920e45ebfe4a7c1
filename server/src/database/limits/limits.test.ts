import { expect, onTestFinished, test, vi } from 'vitest';
import {
  openOwnDatabase,
  openTestDatabase,
  connectTo,
  type ConnectOptions,
  type TestDatabase,
} from '../../testing/database.js';
import { startRelay } from '../../testing/relay.js';
import { lockTable, waiting } from '../../testing/stuck-statements.js';
import { inTransaction } from '../transaction.js';
import { unavailability } from '../unavailable.js';
import { takesLong } from './write-limits.js';

// Limits are long enough for a busy machine to stay within them where it should.
vi.setConfig({ testTimeout: 120_000 });

async function open(options: ConnectOptions): Promise<TestDatabase> {
  const database = await openTestDatabase(options);
  onTestFinished(() => database.close());
  return database;
}

const reasonOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'none',
    (error: unknown) => unavailability(error),
  );
const pidOf = async ({ pool }: TestDatabase): Promise<number> =>
  (await pool.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')).rows[0]!.pid;

test('a statement that takes too long is ended on the server, and its connection is not used again', async () => {
  const database = await open({ poolSize: 2, limits: { statementMs: 2_000 } });
  const other = await open({});
  const before = await pidOf(database);
  expect(await reasonOf(database.pool.query('SELECT pg_sleep(60)'))).toBe('busy');
  expect(await reasonOf(database.dataSource.query('SELECT pg_sleep(60)'))).toBe('busy');
  const active = "SELECT pid FROM pg_stat_activity WHERE query = 'SELECT pg_sleep(60)' AND state = 'active'";
  // PostgreSQL tells of the end before it notes it.
  await expect.poll(async () => (await other.pool.query(active)).rows).toEqual([]);
  expect(await pidOf(database)).not.toBe(before);
});

test('a server that has fallen silent is given up', async () => {
  const direct = await open({});
  const relay = await startRelay(new URL(direct.url));
  onTestFinished(() => relay.close());
  const database = await connectTo(relay.url, { poolSize: 2, limits: { statementMs: 2_000, connectMs: 5_000 } });
  onTestFinished(() => database.close());
  await database.pool.query('SELECT 1');
  relay.fallSilent();
  expect(await reasonOf(database.pool.query('SELECT 1'))).toBe('lost');
  expect(await reasonOf(database.pool.query('SELECT 1'))).toBe('lost');
});

test('a write waits for a lock no longer than its limit, while its statements may take longer', async () => {
  const database = await openOwnDatabase({ limits: { lockMs: 100 } });
  onTestFinished(() => database.close());
  const unlock = await lockTable(database.pool, 'sports');
  const write = inTransaction(database.dataSource, (manager) =>
    manager.query("INSERT INTO sports (name) VALUES ('Curling')"),
  );
  expect(await reasonOf(write)).toBe('busy');
  await unlock();
});

test('what takes long has limits of its own', async () => {
  const database = await openOwnDatabase({ limits: { statementMs: 2_000, lockMs: 1_000 } });
  onTestFinished(() => database.close());
  const unlock = await lockTable(database.pool, 'sports');
  const long = inTransaction(database.dataSource, async (manager) => {
    await takesLong(manager);
    await manager.query('SELECT pg_sleep(2.5)');
    await manager.query("INSERT INTO sports (name) VALUES ('Curling')");
    return 'done';
  });
  await waiting(database.pool);
  await unlock();
  expect(await long).toBe('done');
  expect(await reasonOf(inTransaction(database.dataSource, (manager) => manager.query('SELECT pg_sleep(60)')))).toBe(
    'busy',
  );
});

test('a transaction that is forgotten is ended by the server', async () => {
  const database = await open({ limits: { idleInTransactionMs: 50 } });
  const forgotten = inTransaction(database.dataSource, async (manager) => {
    await expect
      .poll(
        () =>
          manager.query('SELECT 1').then(
            () => 'open',
            () => 'ended',
          ),
        { interval: 200 },
      )
      .toBe('ended');
    await manager.query('SELECT 1');
  });
  expect(await reasonOf(forgotten)).not.toBeNull();
});

test('nothing is left in the session, which a pooler gives to the next one', async () => {
  const database = await open({ poolSize: 2 });
  const settings =
    "SELECT current_setting('statement_timeout') AS statement, current_setting('lock_timeout') AS lock, current_setting('idle_in_transaction_session_timeout') AS idle";
  const within = await inTransaction(database.dataSource, async (manager) => {
    const set = (await manager.query(settings)) as object[];
    await takesLong(manager);
    return [...set, ...((await manager.query(settings)) as object[])];
  });
  expect(within).toEqual([
    { statement: '5min', lock: '5min', idle: '5min' },
    { statement: '10min', lock: '10min', idle: '10min' },
  ]);
  expect(await database.dataSource.query(settings)).toEqual([{ statement: '0', lock: '0', idle: '0' }]);
});

test('a statement about few rows goes by an index, also when its table was empty as it was planned', async () => {
  const database = await open({ poolSize: 2 });
  const plan = await inTransaction(
    database.dataSource,
    async (manager) => {
      await manager.query('CREATE TEMPORARY TABLE entered (id integer, game_id integer) ON COMMIT DROP');
      await manager.query('CREATE INDEX ON entered (game_id)');
      await manager.query('ANALYZE entered');
      await manager.query('PREPARE few_entered (integer) AS SELECT id FROM entered WHERE game_id = $1');
      for (let times = 0; times < 6; times += 1) await manager.query('EXECUTE few_entered (1)');
      await manager.query('INSERT INTO entered SELECT n, n FROM generate_series(1, 1000) AS n');
      return JSON.stringify(await manager.query('EXPLAIN EXECUTE few_entered (1)'));
    },
    { rowCount: 1 },
  );
  expect(plan).toContain('entered_game_id_idx');
  expect(plan).not.toContain('Seq Scan');
});

test('a connection that the server ends is not given to the next caller', async () => {
  const database = await openOwnDatabase({ poolSize: 2 });
  onTestFinished(() => database.close());
  for (let round = 0; round < 5; round += 1) {
    const end = database.dataSource.query('SELECT pg_terminate_backend(pg_backend_pid())');
    expect(await reasonOf(end)).toBe('lost');
    expect(await database.dataSource.query('SELECT 1 AS one')).toEqual([{ one: 1 }]);
  }
});

test('a database that is not there, or has no connection free, is unavailable; a wrong statement is not', async () => {
  const gone = await startRelay(new URL('postgres://127.0.0.1:1/none'));
  await gone.close();
  // As long as connecting may take on a busy machine: the third one waits in vain, however long that is.
  const database = await open({ poolSize: 2, limits: { connectMs: 4_000 } });
  const held = await Promise.all([database.pool.connect(), database.pool.connect()]);
  expect(await reasonOf(database.pool.query('SELECT 1'))).toBe('busy');
  for (const client of held) client.release();
  expect(await reasonOf(database.pool.query('SELECT nonsense'))).toBeNull();
  expect(await reasonOf(connectTo(gone.url))).toBe('lost');
});
