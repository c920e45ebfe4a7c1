import { expect, test } from 'vitest';
import type { RequestContext } from '../context/request-context.js';
import { versionCache } from './version-cache.js';
import type { PromiseOrValue } from './promise-or-value.js';

const versions = { healthy: true, version: 1, of: (): number => versions.version };
const ctx = { services: { versions }, dependencies: new Set(), memo: new Map() } as unknown as RequestContext;

test('what is used stays, what is not goes first; a change ends all', async () => {
  const cache = versionCache<string>(3);
  const loaded: string[] = [];
  const get = (key: string): PromiseOrValue<string> => {
    const load = async (): Promise<string> => {
      loaded.push(key);
      return key.toUpperCase();
    };
    return cache.get(ctx, 7, key, load);
  };
  for (const key of ['a', 'b', 'c', 'a', 'd', 'a']) expect(await get(key)).toBe(key.toUpperCase());
  // All had been used when d came, so the first one went; from then on a alone was.
  expect(loaded.splice(0)).toEqual(['a', 'b', 'c', 'd', 'a']);
  for (const key of ['a', 'e', 'a', 'f', 'a']) await get(key);
  expect(loaded.splice(0)).toEqual(['e', 'f']);
  versions.version = 2;
  await get('a');
  expect(loaded).toEqual(['a']);
});

test('what could not be loaded is not kept', async () => {
  const cache = versionCache<string>();
  await expect(cache.get(ctx, 7, 'key', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  expect(await cache.get(ctx, 7, 'key', () => Promise.resolve('there'))).toBe('there');
});

test('what is read within a transaction is kept for its context alone, and so is nothing known from before', async () => {
  const cache = versionCache<string>();
  const within = { ...ctx, memo: new Map(), transaction: {} } as unknown as RequestContext;
  const get = (of: RequestContext, value: string): PromiseOrValue<string> => cache.get(of, 7, 'key', async () => value);
  expect(await get(within, 'written')).toBe('written');
  expect(await get(ctx, 'committed')).toBe('committed');
  expect(await get(within, 'read anew')).toBe('written');
  // At once: what is known need not be waited for.
  expect(get(within, 'read once more')).toBe('written');
  expect(get(ctx, 'read once more')).toBe('committed');
});
