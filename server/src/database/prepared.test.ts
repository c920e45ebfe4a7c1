import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, expect, expectTypeOf, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../testing/database.js';
import { run, statement, useStatementNames } from './prepared.js';
import { clientOf, inTransaction } from './transaction.js';

const sum = statement<[total: number, day: string, big: number], [number, number]>(
  'prepared.test/sum',
  "SELECT $1::int + $2::int, date '2018-03-11', 5000000000::bigint",
);
const prepared = statement<[name: string], [string]>(
  'prepared.test/list',
  'SELECT name FROM pg_prepared_statements WHERE name = $1',
);

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
afterEach(() => useStatementNames(true));

test('rows are arrays, dates stay text, bigint is a number', async () => {
  const rows = await run(database.pool, sum, [2, 3]);
  expect(rows).toEqual([[5, '2018-03-11', 5_000_000_000]]);
  expectTypeOf(rows).toEqualTypeOf<[total: number, day: string, big: number][]>();
});

test('the server keeps a named statement, unless names are off', async () => {
  const client = new Client({ connectionString: database.url });
  await client.connect();
  try {
    useStatementNames(false);
    await run(client, sum, [1, 1]);
    expect(await run(client, prepared, [sum.name])).toEqual([]);
    useStatementNames(true);
    await run(client, sum, [1, 1]);
    expect(await run(client, prepared, [sum.name])).toEqual([[sum.name]]);
  } finally {
    await client.end();
  }
});

test('a request collects the names of what it sends, with names on or off', async () => {
  const statements: string[] = [];
  await run(database.pool, sum, [1, 2], statements);
  useStatementNames(false);
  await run(database.pool, sum, [3, 4], statements);
  expect(statements).toEqual([sum.name, sum.name]);
});

test('within a transaction a statement sees the writes before it', async () => {
  const count = statement<[n: number]>('prepared.test/count', 'SELECT count(*) FROM prepared_here');
  const rows = await inTransaction(database.dataSource, async (manager) => {
    await manager.query('CREATE TEMPORARY TABLE prepared_here ON COMMIT DROP AS SELECT 1');
    return run(await clientOf(manager), count, []);
  });
  expect(rows).toEqual([[1]]);
});

test('a name stands for one text, and is short enough for PostgreSQL', () => {
  expect(() => statement('prepared.test/sum', 'SELECT 1')).toThrow('two texts');
  expect(() => statement('x'.repeat(64), 'SELECT 1')).toThrow('63 bytes');
});
