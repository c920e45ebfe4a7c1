import { afterAll, beforeAll, expect, test } from 'vitest';
import { createOwnDatabase } from '../testing/database.js';
import { createDataSource } from './data-source.js';
import type { DataSource, EntityManager } from 'typeorm';
import { inTransaction, sqlState } from './transaction.js';

let dataSource: DataSource;
let drop: () => Promise<void>;

beforeAll(async () => {
  const own = await createOwnDatabase();
  drop = own.drop;
  dataSource = await createDataSource({ url: own.url }).initialize();
  await dataSource.query(
    'CREATE TABLE counter (id int PRIMARY KEY, n int NOT NULL); INSERT INTO counter VALUES (1, 0), (2, 0)',
  );
});
afterAll(async () => {
  await dataSource.destroy();
  await drop();
});

const raise = (manager: EntityManager, state: string): Promise<unknown> =>
  manager.query(`DO $$ BEGIN RAISE EXCEPTION 'made up' USING ERRCODE = '${state}'; END $$`);

async function counter(id: number): Promise<number> {
  const [row] = (await dataSource.query('SELECT n FROM counter WHERE id = $1', [id])) as { n: number }[];
  return row?.n ?? -1;
}

test('what fails changes nothing', async () => {
  const before = await counter(1);
  const failing = inTransaction(dataSource, async (manager) => {
    await manager.query('UPDATE counter SET n = n + 1 WHERE id = 1');
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await counter(1)).toBe(before);
});

test.each(['40001', '40P01', '23503'])(
  'runs the whole again after %s, without the effects of the failed attempt',
  async (state) => {
    const before = await counter(1);
    let attempts = 0;
    await inTransaction(dataSource, async (manager) => {
      attempts += 1;
      await manager.query('UPDATE counter SET n = n + 1 WHERE id = 1');
      if (attempts < 3) await raise(manager, state);
    });
    expect(attempts).toBe(3);
    expect(await counter(1)).toBe(before + 1);
  },
);

test('gives up after three attempts, and never repeats after another error', async () => {
  let attempts = 0;
  const failWith = (state: string) => (manager: EntityManager) => {
    attempts += 1;
    return raise(manager, state);
  };
  await expect(inTransaction(dataSource, failWith('40001'))).rejects.toThrow('made up');
  expect(attempts).toBe(3);
  await expect(inTransaction(dataSource, failWith('23505'))).rejects.toThrow('made up');
  expect(attempts).toBe(4);
});

test('two that lock each other out both succeed in the end', async () => {
  const before = (await counter(1)) + (await counter(2));
  let meet = (): void => undefined;
  const met = new Promise<void>((resolve) => (meet = resolve));
  let waiting = 0;
  let end = (): void => undefined;
  const ended = new Promise<void>((resolve) => (end = resolve));
  const cross = (first: number, second: number): Promise<void> =>
    inTransaction(dataSource, async (manager) => {
      // The one that may go on can wake up after the other one has begun anew, which then locks it out once more.
      if (waiting >= 2) await ended;
      await manager.query('UPDATE counter SET n = n + 1 WHERE id = $1', [first]);
      if (++waiting === 2) meet();
      await met;
      await manager.query('UPDATE counter SET n = n + 1 WHERE id = $1', [second]);
    });
  await Promise.all([cross(1, 2).then(end), cross(2, 1).then(end)]);
  expect((await counter(1)) + (await counter(2))).toBe(before + 4);
  expect(waiting).toBe(3);
});

test('the code of an error is found in TypeORM’s wrapping, and missing elsewhere', async () => {
  const error: unknown = await dataSource.query('SELECT 1 / 0').catch((caught: unknown) => caught);
  expect(sqlState(error)).toBe('22012');
  expect(sqlState(new Error('plain'))).toBeUndefined();
  expect(sqlState(null)).toBeUndefined();
});
