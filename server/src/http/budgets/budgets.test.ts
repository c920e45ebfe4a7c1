import type { Pool } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openOwnDatabase, type TestDatabase } from '../../testing/database.js';
import { unique } from '../../testing/factories.js';
import { Budgets } from './budgets.js';
import { blockOf, type Policy } from './policy.js';
import { sweepBudgets } from './sweep-budgets.js';

const log = { warn: () => undefined };
/** Of which nothing comes back while a test runs. */
const POLICY: Policy = { name: 'cost', perMinute: 0.000_001, burst: 1_000 };

let database: TestDatabase;
beforeAll(async () => {
  database = await openOwnDatabase();
});
afterAll(() => database.close());

const budgets = (now?: () => number, pool: Pool = database.pool): Budgets => new Budgets(pool, log, now);

/** How many of so many calls at once pass, taken in turns by the processes. */
async function passing(processes: readonly Budgets[], caller: string, calls: number, cost: number): Promise<number> {
  const waits = await Promise.all(
    Array.from({ length: calls }, (_, index) => processes[index % processes.length]!.take(POLICY, caller, cost)),
  );
  return waits.filter((seconds) => seconds === 0).length;
}

test.each([
  [1, 10],
  [1, 30],
  [2, 10],
  [2, 7],
  [3, 33],
  [2, 200],
])(
  'of 200 parallel calls to %i processes, of cost %i each, no more pass than the burst, and few less',
  async (count, cost) => {
    const processes = Array.from({ length: count }, () => budgets());
    const passed = (await passing(processes, unique('caller'), 200, cost)) * cost;
    expect(passed).toBeLessThanOrEqual(POLICY.burst);
    expect(passed).toBeGreaterThan(POLICY.burst - cost - (count - 1) * Math.max(blockOf(POLICY), cost));
  },
);

test('one after another they pass to the last', async () => {
  const [process, caller] = [budgets(), unique('caller')];
  let passed = 0;
  while ((await process.take(POLICY, caller, 10)) === 0) passed += 1;
  expect(passed).toBe(100);
  expect(process.balance(POLICY, caller).remaining).toBe(0);
});

test('a call that is too dear is refused, and cheaper ones still pass', async () => {
  const [process, caller] = [budgets(), unique('caller')];
  expect(await process.take(POLICY, caller, 900)).toBe(0);
  expect(await process.take(POLICY, caller, 300)).toBeGreaterThan(0);
  expect(await passing([process], caller, 20, 10)).toBe(10);
});

test('what would cost more than the burst costs the burst', async () => {
  const [process, caller] = [budgets(), unique('caller')];
  expect(await process.take(POLICY, caller, 5_000)).toBe(0);
  expect(await process.take(POLICY, caller, 1)).toBeGreaterThan(0);
});

test('leases that lie about are no more than the burst together with what has gathered since', async () => {
  const rich: Policy = { name: 'cost', perMinute: 60_000_000, burst: 1_000 };
  const [first, second] = [budgets(() => 0), budgets(() => 0)];
  const caller = unique('caller');
  expect(await first.take(rich, caller, 10)).toBe(0);
  // By now everything would be there again, were it not for what the first one holds.
  await database.pool.query('SELECT pg_sleep(0.02)');
  expect(await second.take(rich, caller, 1)).toBe(0);
  const { rows } = await database.pool.query<{ level: number; leased: number }>(
    'SELECT level, leased FROM request_budgets WHERE key = $1',
    [`cost ${caller}`],
  );
  expect(rows[0]!.leased).toBe(100);
  expect(rows[0]!.level + rows[0]!.leased).toBeLessThanOrEqual(1_000);
});

test('what a process holds costs no statement', async () => {
  const process = budgets();
  const caller = unique('caller');
  expect(process.takeHeld(POLICY, caller, 1)).toBe(false);
  await process.take(POLICY, caller, 1);
  let held = 0;
  while (process.takeHeld(POLICY, caller, 1)) held += 1;
  expect(held).toBe(blockOf(POLICY) - 1);
});

test('a process that ends gives back what it holds, and a lease is over after its time', async () => {
  const caller = unique('caller');
  const first = budgets();
  await first.take(POLICY, caller, 10);
  await first.close();
  expect(await passing([budgets()], caller, 200, 10)).toBe(99);
  let now = 0;
  const slow = budgets(() => now);
  const other = unique('caller');
  await slow.take(POLICY, other, 10);
  now = 10_000;
  expect(slow.takeHeld(POLICY, other, 10)).toBe(false);
  expect(await passing([slow], other, 200, 10)).toBe(99);
});

test('callers and policies have budgets of their own', async () => {
  const process = budgets();
  const [one, other] = [unique('caller'), unique('caller')];
  expect(await passing([process], one, 200, 10)).toBe(100);
  expect(await passing([process], other, 200, 10)).toBe(100);
  expect(await process.take({ ...POLICY, name: 'own' }, one, 10)).toBe(0);
});

test('while the database does not answer everything passes, and it is asked once a second', async () => {
  let asked = 0;
  const pool = {
    query: () => {
      asked += 1;
      return Promise.reject(new Error('gone'));
    },
  } as unknown as Pool;
  expect(await passing([budgets(() => 0, pool)], 'caller', 50, 900)).toBe(50);
  expect(asked).toBe(1);
});

test('budgets that are whole again are swept', async () => {
  const caller = unique('caller');
  await budgets().take(POLICY, caller, 10);
  const config = { rateLimit: 60, rateLimitBurst: 60, rateLimitOwn: 0, rateLimitKey: 0 } as never;
  const count = async (): Promise<number> =>
    (await database.pool.query('SELECT FROM request_budgets WHERE key = $1', [`cost ${caller}`])).rowCount ?? 0;
  await sweepBudgets(database.pool, config);
  expect(await count()).toBe(1);
  await database.pool.query("UPDATE request_budgets SET leased_at = now() - interval '3 minutes' WHERE key = $1", [
    `cost ${caller}`,
  ]);
  await sweepBudgets(database.pool, config);
  expect(await count()).toBe(0);
});
