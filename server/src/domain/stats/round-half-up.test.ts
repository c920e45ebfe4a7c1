import fc from 'fast-check';
import { expect, test } from 'vitest';
import { roundHalfUp } from './round-half-up.js';

test.each([
  [835, 100, 1, 8.4],
  [834, 100, 1, 8.3],
  [1005, 1000, 2, 1.01],
  [5, 12, 3, 0.417],
  [1, 3, 3, 0.333],
  [2, 3, 3, 0.667],
  [1, 2, 0, 1],
  [1, 8, 2, 0.13],
  [167, 20, 1, 8.4],
  [0, 7, 1, 0],
  [-1, 2, 0, -1],
  [1, -8, 2, -0.13],
  [-1, 100, 1, 0],
  [82, 82, 3, 1],
])('%i/%i to %i decimals is %f', (numerator, denominator, decimals, rounded) => {
  expect(roundHalfUp(numerator, denominator, decimals)).toBe(rounded);
});

test.each([
  [1, 0, 1],
  [1.5, 2, 1],
  [1, 2, -1],
  [Number.NaN, 2, 1],
  [Number.MAX_SAFE_INTEGER, 1, 1],
])('refuses %f/%f to %i', (numerator, denominator, decimals) => {
  expect(() => roundHalfUp(numerator, denominator, decimals)).toThrow(RangeError);
});

test('agrees with exact arithmetic on big integers', () => {
  fc.assert(
    fc.property(
      fc.nat(10_000_000),
      fc.integer({ min: 1, max: 100_000 }),
      fc.nat(3),
      (numerator, denominator, decimals) => {
        const [n, d] = [BigInt(numerator) * 10n ** BigInt(decimals), BigInt(denominator)];
        const exact = n / d + (2n * (n % d) >= d ? 1n : 0n);
        expect(roundHalfUp(numerator, denominator, decimals).toFixed(decimals)).toBe(
          decimals === 0
            ? String(exact)
            : String(exact)
                .padStart(decimals + 1, '0')
                .replace(new RegExp(`(\\d{${decimals}})$`, 'u'), '.$1'),
        );
      },
    ),
  );
});
