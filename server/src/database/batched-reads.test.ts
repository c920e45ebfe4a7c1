import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { openOwnDatabase, type TestDatabase } from '../testing/database.js';
import { BatchedReads, type ReadById } from './batched-reads.js';
import { type Queryable, statement } from './prepared.js';

const LOCK = 4711;
// Whoever asks for the stuck one waits as long as somebody else holds the lock.
const STUCK = 7;
const COLUMNS = `r.name, CASE WHEN r.id = ${STUCK} THEN pg_advisory_xact_lock_shared(${LOCK})::text END, 12 / r.divisor`;
const read: ReadById<[name: string, lock: string | null, share: number]> = {
  one: statement(
    'batched-reads.test/one',
    `SELECT ${COLUMNS} FROM batched_rows r WHERE r.organization_id = $1 AND r.id = $2`,
  ),
  many: statement(
    'batched-reads.test/many',
    `SELECT r.id, ${COLUMNS} FROM unnest($2::int[]) AS wanted (id) JOIN batched_rows r ON r.organization_id = $1 AND r.id = wanted.id`,
  ),
};

let database: TestDatabase;
let reads: BatchedReads<[name: string, lock: string | null, share: number]>;
/** The ids that each statement asked for, in their order; a lone one by the statement for one row. */
let sent: unknown[];

beforeAll(async () => {
  // Of its own: other tests compare the tables of the shared one.
  database = await openOwnDatabase();
  await database.pool.query('CREATE TABLE batched_rows (organization_id int, id int, name text, divisor int)');
  await database.pool.query(
    "INSERT INTO batched_rows SELECT o, n, format('row %s of %s', n, o), n % 100 FROM generate_series(1, 2) o, generate_series(1, 150) n",
  );
});
afterAll(() => database.close());
beforeEach(() => {
  sent = [];
  const queryable: Queryable = {
    query: (config) => {
      sent.push(config.values?.[1]);
      return database.pool.query(config);
    },
  };
  reads = new BatchedReads(queryable, 1, read);
});

const namesOf = async (ids: readonly number[]): Promise<(string | undefined)[]> =>
  (await Promise.all(ids.map((id) => reads.read(id)))).map((row) => row?.[0]);

test('a row alone is read by the statement for one, again and again', async () => {
  expect(await namesOf([3])).toEqual(['row 3 of 1']);
  expect(await namesOf([3])).toEqual(['row 3 of 1']);
  expect(sent).toEqual([3, 3]);
});

test('rows that are asked for meanwhile are read together, each once', async () => {
  expect(await namesOf([1, 5, 2, 5, 999, 3])).toEqual([
    'row 1 of 1',
    'row 5 of 1',
    'row 2 of 1',
    'row 5 of 1',
    undefined,
    'row 3 of 1',
  ]);
  expect(sent).toEqual([1, [5, 2, 999, 3]]);
});

test('one that waits alone is read by the statement for one', async () => {
  expect(await namesOf([1, 2])).toEqual(['row 1 of 1', 'row 2 of 1']);
  expect(sent).toEqual([1, 2]);
});

test('a statement reads 32 rows at most', async () => {
  const ids = Array.from({ length: 80 }, (_, index) => index + 1).filter((id) => id !== STUCK);
  expect(await namesOf(ids)).toEqual(ids.map((id) => `row ${id} of 1`));
  expect(sent.map((asked) => (Array.isArray(asked) ? asked.length : 1))).toEqual([1, 32, 32, 14]);
});

test('a row is never older than its asking', async () => {
  const first = reads.read(1);
  await database.pool.query("UPDATE batched_rows SET name = 'renamed' WHERE organization_id = 1 AND id = 2");
  expect((await reads.read(2))?.[0]).toBe('renamed');
  expect((await first)?.[0]).toBe('row 1 of 1');
});

test('what a statement throws goes to all who waited for it, and to nobody after them', async () => {
  const [first, ...others] = await Promise.allSettled([1, 2, 100, 3].map((id) => reads.read(id)));
  expect(first).toMatchObject({ status: 'fulfilled' });
  for (const other of others) expect(other).toMatchObject({ reason: { message: 'division by zero' } });
  await expect(reads.read(100)).rejects.toThrow('division by zero');
  expect(await namesOf([3, 4])).toEqual(['row 3 of 1', 'row 4 of 1']);
});

test('a statement that is stuck keeps nobody else waiting', async () => {
  const holder = new Client({ connectionString: database.url });
  await holder.connect();
  try {
    await holder.query(`SELECT pg_advisory_lock(${LOCK})`);
    let isThere = false;
    const stuck = reads.read(STUCK).then((row) => {
      isThere = true;
      return row?.[0];
    });
    expect(await namesOf([1, 3])).toEqual(['row 1 of 1', 'row 3 of 1']);
    expect(isThere).toBe(false);
    // It was found stuck: whoever comes now does not wait for it again, nor does it change who waits for whom.
    const clock = vi.spyOn(globalThis, 'setTimeout');
    onTestFinished(() => clock.mockRestore());
    for (const id of [1, 3, 4]) expect(await namesOf([id])).toEqual([`row ${id} of 1`]);
    expect(clock.mock.calls.filter(([, delay]) => delay === 50)).toEqual([]);
    sent = [];
    expect(await namesOf([1, 3, 4])).toEqual(['row 1 of 1', 'row 3 of 1', 'row 4 of 1']);
    expect(sent).toEqual([1, [3, 4]]);
    await holder.query(`SELECT pg_advisory_unlock(${LOCK})`);
    expect(await stuck).toBe('row 7 of 1');
    sent = [];
    await namesOf([1, 3, 4]);
    expect(sent).toEqual([1, [3, 4]]);
  } finally {
    await holder.end();
  }
});

test('where all are stuck, each next statement waits for the one before, and not for all of them', async () => {
  const holder = new Client({ connectionString: database.url });
  await holder.connect();
  try {
    await holder.query(`SELECT pg_advisory_lock(${LOCK})`);
    const asked = [reads.read(STUCK), reads.read(STUCK), reads.read(STUCK)];
    await expect.poll(() => sent, { interval: 10 }).toHaveLength(2);
    const last = reads.read(STUCK);
    expect(sent).toHaveLength(2);
    await expect.poll(() => sent, { interval: 10 }).toHaveLength(3);
    await holder.query(`SELECT pg_advisory_unlock(${LOCK})`);
    expect((await Promise.all([...asked, last])).map((row) => row?.[0])).toEqual(Array(4).fill('row 7 of 1'));
  } finally {
    await holder.end();
  }
});
