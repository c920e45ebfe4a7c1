import { type Client, Pool } from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openOwnDatabase, type TestDatabase } from '../testing/database.js';
import { createPool } from './pool.js';
import { run, statement } from './prepared.js';

const of = statement<
  [text: string, list: number[] | null, on: boolean, big: number],
  [text: string | null, on: boolean]
>('named-statement.test/of', 'SELECT $1::text, CASE WHEN $2 THEN ARRAY[1, 2] END, $2::boolean, 5000000000::bigint');
const share = statement<[share: number], [of: number]>('named-statement.test/share', 'SELECT 12 / $1::int');
const within = statement<[id: number], [ids: number[]]>(
  'named-statement.test/within',
  'SELECT id FROM unnest(ARRAY[1, 2, 3]) AS id WHERE id = ANY($1)',
);
const note = statement<[], [text: string]>('named-statement.test/note', 'INSERT INTO named_here VALUES ($1)');
const notes = statement<unknown[]>('named-statement.test/notes', 'SELECT * FROM named_here');

let database: TestDatabase;
let pool: Pool;
/** How often the server has said what the columns of an answer are. */
let told: number;

beforeAll(async () => {
  // Of its own: other tests compare the tables of the shared one.
  database = await openOwnDatabase();
  await database.pool.query('CREATE TABLE named_here (text text)');
});
afterAll(() => database.close());
beforeEach(() => {
  told = 0;
  // One connection, so that the second statement meets what the first one has left.
  pool = createPool({ url: database.url, max: 1 });
  pool.on('connect', (client) => {
    const { connection } = client as unknown as Client & { connection: { on(name: string, on: () => void): void } };
    connection.on('rowDescription', () => (told += 1));
  });
  return () => pool.end();
});

test('a connection that has answered it is not asked anew what its columns are', async () => {
  expect(await run(pool, of, ['é "', true])).toEqual([['é "', [1, 2], true, 5_000_000_000]]);
  expect(await run(pool, of, [null, false])).toEqual([[null, null, false, 5_000_000_000]]);
  expect(await run(pool, share, [5])).toEqual([[2]]);
  for (const text of ['', 'é "', '🏀'.repeat(20_000)])
    expect(await run(pool, of, [text, true])).toEqual([[text, [1, 2], true, 5_000_000_000]]);
  expect(told).toBe(2);
});

test('what fails is told, and the connection answers on', async () => {
  for (let times = 0; times < 2; times += 1) {
    await expect(run(pool, share, [0])).rejects.toMatchObject({ code: '22012' });
    expect(await run(pool, share, [4])).toEqual([[3]]);
  }
  await expect(run(pool, share, ['four' as unknown as number])).rejects.toMatchObject({ code: '22P02' });
  expect(await run(pool, share, [3])).toEqual([[4]]);
  expect(pool.totalCount).toBe(1);
});

test('parameters that are lists are the driver’s to send', async () => {
  expect(await run(pool, within, [[2, 3, 4]])).toEqual([[2], [3]]);
  expect(await run(pool, within, [[1]])).toEqual([[1]]);
});

test('one that gives no rows, and one whose table has become another one', async () => {
  expect(await run(pool, note, ['one'])).toEqual([]);
  expect(await run(pool, note, ['two'])).toEqual([]);
  expect(await run(pool, notes, [])).toEqual([['one'], ['two']]);
  await database.pool.query('ALTER TABLE named_here ADD COLUMN at integer DEFAULT 7');
  await expect(run(pool, notes, [])).rejects.toThrow('cached plan must not change result type');
});

test('several at once wait for the connection, each with an answer of its own', async () => {
  const answers = await Promise.all([1, 2, 3, 4].map((number) => run(pool, share, [number])));
  expect(answers).toEqual([[[12]], [[6]], [[4]], [[3]]]);
});
