import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createOwnDatabase } from '../testing/database.js';
import { migrate } from './migrate.js';

let database: { url: string; drop: () => Promise<void> };
let directory: string;

beforeEach(async () => {
  database = await createOwnDatabase();
  directory = await mkdtemp(join(tmpdir(), 'courtbook-migrations-'));
});

afterEach(async () => {
  await database.drop();
  await rm(directory, { recursive: true });
});

async function files(contents: Record<string, string>): Promise<void> {
  for (const [name, sql] of Object.entries(contents)) await writeFile(join(directory, name), sql);
}

async function rows(sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString: database.url });
  await client.connect();
  const result = await client.query(sql).finally(() => client.end());
  return result.rows;
}

test('runs what is missing in the order of the numbers, each file once', async () => {
  await files({
    '0002-fill.sql': 'INSERT INTO a VALUES (1); INSERT INTO a VALUES (2);',
    '0001-table.sql': 'CREATE TABLE a (n int)',
  });
  expect(await migrate(database.url, directory)).toEqual(['0001-table', '0002-fill']);
  expect(await migrate(database.url, directory)).toEqual([]);
  await files({ '0003-more.sql': 'INSERT INTO a VALUES (3)' });
  expect(await migrate(database.url, directory)).toEqual(['0003-more']);
  expect(await rows('SELECT n FROM a ORDER BY n')).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }]);
});

test('four processes that start at once migrate once', async () => {
  await files({ '0001-table.sql': 'CREATE TABLE a (n int); INSERT INTO a VALUES (1)' });
  const runs = await Promise.all(Array.from({ length: 4 }, () => migrate(database.url, directory)));
  expect(runs.flat()).toEqual(['0001-table']);
  expect(await rows('SELECT n FROM a')).toEqual([{ n: 1 }]);
});

test('a failing file leaves the database as it was', async () => {
  await files({
    '0001-table.sql': 'CREATE TABLE a (n int)',
    '0002-wrong.sql': 'INSERT INTO a VALUES (1); SELECT nonsense',
  });
  await expect(migrate(database.url, directory)).rejects.toThrow('nonsense');
  expect(await rows("SELECT to_regclass('a') AS a")).toEqual([{ a: null }]);
});

test.each([
  ['1-short.sql', 'NNNN-what-it-does.sql'],
  ['0001_underscore.sql', 'NNNN-what-it-does.sql'],
])('refuses the file name %s', async (name, message) => {
  await files({ [name]: 'SELECT 1' });
  await expect(migrate(database.url, directory)).rejects.toThrow(message);
});

test('refuses a number that is used twice', async () => {
  await files({ '0001-one.sql': 'SELECT 1', '0001-two.sql': 'SELECT 1' });
  await expect(migrate(database.url, directory)).rejects.toThrow('0001 is taken');
});
