import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatPercentage } from './format-percentage.js';
import { percentage } from './percentage.js';
import { pointsPerGame } from './points-per-game.js';
import { ratio3 } from './ratio3.js';

describe('percentage, as a number and as written', () => {
  test.each([
    [5, 12, 41.7, '41.7%'],
    [0, 0, 0, '0.0%'],
    [3, 0, 0, '0.0%'],
    [0, 4, 0, '0.0%'],
    [4, 4, 100, '100.0%'],
    [1, 3, 33.3, '33.3%'],
    [2, 3, 66.7, '66.7%'],
    [1, 16, 6.3, '6.3%'],
    [167, 2000, 8.4, '8.4%'],
    [1, 2000, 0.1, '0.1%'],
    [7, 8, 87.5, '87.5%'],
  ])('%i of %i', (made, attempted, value, written) => {
    expect(percentage(made, attempted)).toBe(value);
    expect(formatPercentage(percentage(made, attempted))).toBe(written);
  });

  test('lies between 0 and 100 and never falls with one more made', () => {
    const shots = fc.nat(5000).chain((attempted) => fc.tuple(fc.nat(attempted), fc.constant(attempted)));
    fc.assert(
      fc.property(shots, ([made, attempted]) => {
        const value = percentage(made, attempted);
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThanOrEqual(100);
        expect(percentage(made + 1, attempted + 1)).toBeGreaterThanOrEqual(value);
      }),
    );
  });
});

test.each([
  [5, 12, 0.417],
  [1, 3, 0.333],
  [2, 3, 0.667],
  [1, 2000, 0.001],
  [1, 2001, 0],
  [7, 7, 1],
  [0, 0, 0],
])('%i to %i is %f', (numerator, denominator, value) => {
  expect(ratio3(numerator, denominator)).toBe(value);
});

test.each([
  [167, 20, 8.4],
  [250, 12, 20.8],
  [61, 4, 15.3],
  [10, 0, 0],
  [0, 5, 0],
])('%i points in %i games are %f a game', (points, games, value) => {
  expect(pointsPerGame(points, games)).toBe(value);
});
