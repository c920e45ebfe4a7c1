import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../testing/database.js';
import { analyseAfter } from './analyse.js';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const MANY = 1_000;
const order: string[] = [];
beforeEach(() => {
  order.length = 0;
});

/** A transaction that tells of many rows in these tables, goes on until `release` is called, and then ends. */
function tellsOf(name: string, tables: readonly string[], statementTimeout: string) {
  let release!: () => void;
  const held = new Promise<void>((resolve) => (release = resolve));
  let hasTold!: () => void;
  const told = new Promise<void>((resolve) => (hasTold = resolve));
  const limits: unknown[] = [];
  const ended = database.dataSource.transaction(async (manager) => {
    await manager.query(`SET LOCAL statement_timeout = '${statementTimeout}'`);
    await manager.query("SET LOCAL lock_timeout = '7s'");
    for (const table of tables) await analyseAfter((sql) => manager.query(sql), table, MANY);
    limits.push(...(await manager.query<unknown[]>("SELECT current_setting('lock_timeout') AS lock_timeout")));
    order.push(`${name} has told`);
    hasTold();
    await held;
    order.push(`${name} ends`);
  });
  return { release, told, ended, limits };
}

const waiting = async (): Promise<number> => {
  const [row] = await database.dataSource.query<{ count: number }[]>(
    "SELECT count(*)::int AS count FROM pg_locks WHERE locktype = 'advisory' AND NOT granted",
  );
  return row!.count;
};

test.each(['0', '10min'])('who tells at once tells one after the other (statements may take %s)', async (timeout) => {
  const first = tellsOf('first', ['games', 'teams'], timeout);
  await first.told;
  const second = tellsOf('second', ['players', 'teams', 'games'], timeout);
  await expect.poll(waiting).toBe(1);
  first.release();
  await second.told;
  second.release();
  await Promise.all([first.ended, second.ended]);
  expect(order).toEqual(['first has told', 'first ends', 'second has told', 'second ends']);
  expect([first.limits, second.limits]).toEqual([[{ lock_timeout: '7s' }], [{ lock_timeout: '7s' }]]);
});

test('nobody waits for longer than half of what a statement may take', async () => {
  const first = tellsOf('first', ['teams'], '0');
  await first.told;
  const second = tellsOf('second', ['teams'], '4s');
  await second.told;
  second.release();
  await second.ended;
  first.release();
  await first.ended;
  expect(order).toEqual(['first has told', 'second has told', 'second ends', 'first ends']);
  expect(second.limits).toEqual([{ lock_timeout: '7s' }]);
});

test('two that tell of the same tables in another order both tell', async () => {
  const tables = ['games', 'game_lines', 'players'];
  const both = [tellsOf('first', tables, '0'), tellsOf('second', tables.toReversed(), '0')];
  for (const { release } of both) release();
  await Promise.all(both.map(({ ended }) => ended));
  expect(order.map((what) => what.replace(/^\w+ /, ''))).toEqual(['has told', 'ends', 'has told', 'ends']);
});
