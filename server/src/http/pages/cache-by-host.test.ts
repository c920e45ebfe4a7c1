import { expect, test } from 'vitest';
import { cacheByHost } from './cache-by-host.js';

test('what is made for a host is made once for each build', async () => {
  const made: string[] = [];
  const find = cacheByHost(async (origin) => made.push(origin));
  await Promise.all([find(1, 'https://a'), find(1, 'https://a'), find(1, 'http://a')]);
  await find(1, 'https://a');
  expect(made).toEqual(['https://a', 'http://a']);
  await find(2, 'https://a');
  await find(2, 'https://a');
  expect(made).toEqual(['https://a', 'http://a', 'https://a']);
});

test('what failed is made again, and hosts that are made up push nothing out for good', async () => {
  let tries = 0;
  const find = cacheByHost(async () => {
    tries += 1;
    if (tries === 1) throw new Error('not yet');
    return tries;
  });
  await expect(find(1, 'https://a')).rejects.toThrow('not yet');
  expect(await find(1, 'https://a')).toBe(2);
  for (let count = 0; count < 500; count += 1) await find(1, `https://${count}`);
  const last = await find(1, 'https://a');
  expect(await find(1, 'https://a')).toBe(last);
});
