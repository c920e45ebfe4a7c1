import { expect, test } from 'vitest';
import { mailRetry } from './mail-retry.js';

test('attempts are ever further apart, up to four hours', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 8, 20].map((failed) => mailRetry(failed) / 60_000)).toEqual([
    0.5, 2, 10, 30, 60, 120, 240, 240, 240,
  ]);
  expect(mailRetry(3, 1)).toBe(11 * 60_000);
});
