import { expect, test } from 'vitest';
import { openTestDatabase } from './database.js';

test('connections go to the next file once, whoever closes them how often', async () => {
  const first = await openTestDatabase();
  await first.close();
  await first.close();
  const [second, third] = [await openTestDatabase(), await openTestDatabase()];
  expect(second.pool).toBe(first.pool);
  expect(third.pool).not.toBe(second.pool);
  await Promise.all([second.close(), third.close()]);
});

test('connections that were ended go to no other file', async () => {
  const ended = await openTestDatabase();
  await ended.pool.end();
  await expect(ended.close()).rejects.toThrow('Called end on pool more than once');
  const next = await openTestDatabase();
  expect(next.pool.ended).toBe(false);
  await next.close();
});
