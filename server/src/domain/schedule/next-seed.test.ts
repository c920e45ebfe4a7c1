import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MAX_SEED, nextSeed } from './next-seed.js';

test.each([
  [[], 1],
  [[3, 1], 4],
  [[MAX_SEED - 1], MAX_SEED],
  [[MAX_SEED, 1, 2, 4], 3],
  [[MAX_SEED], 1],
])('after %j comes %i', (used, next) => {
  expect(nextSeed(used)).toBe(next);
});

test('another seed is a new one that still fits', () => {
  fc.assert(
    fc.property(
      fc.array(fc.oneof(fc.nat(6), fc.integer({ min: MAX_SEED - 3, max: MAX_SEED })), { maxLength: 8 }),
      (used) => {
        const seed = nextSeed(used);
        expect(used).not.toContain(seed);
        expect(seed).toBeLessThanOrEqual(MAX_SEED);
      },
    ),
  );
});
