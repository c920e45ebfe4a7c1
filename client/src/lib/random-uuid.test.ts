import { afterEach, expect, test, vi } from 'vitest';
import { randomUuid } from './random-uuid';

const VERSION_4 = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

afterEach(() => vi.unstubAllGlobals());

test('a UUID, with the browser’s own means and without', () => {
  expect(randomUuid()).toMatch(VERSION_4);
  const { crypto } = globalThis;
  vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => crypto.getRandomValues(bytes) });
  const made = Array.from({ length: 200 }, randomUuid);
  for (const each of made) expect(each).toMatch(VERSION_4);
  expect(new Set(made).size).toBe(200);
});
