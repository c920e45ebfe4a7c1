import { expect, test } from 'vitest';
import { compareRecords } from './compare-records.js';

test.each([
  ['a better percentage, though fewer wins', [3, 0], [8, 2], 'winPercentage'],
  ['equal percentages: fewer losses, though fewer wins', [30, 20], [33, 22], 'losses'],
  ['nothing decided against nothing won', [0, 0], [0, 3], 'losses'],
  ['one win against none', [1, 5], [0, 5], 'winPercentage'],
  // 1667/1999 and 1668/2000 are both 0.834.
  ['percentages that are equal once rounded: fewer losses', [1667, 332], [1670, 333], 'losses'],
  // 9995/10000 and 9996/10001 both round to 1.000 with five losses each.
  ['equal losses: more wins', [9996, 5], [9995, 5], 'wins'],
] as const)('%s', (_what, [wins, losses], [otherWins, otherLosses], rule) => {
  const [a, b] = [
    { wins, losses },
    { wins: otherWins, losses: otherLosses },
  ];
  expect(compareRecords(a, b).order).toBeLessThan(0);
  expect(compareRecords(a, b).rule).toBe(rule);
  expect(compareRecords(b, a).order).toBeGreaterThan(0);
});

test('level records', () => {
  expect(compareRecords({ wins: 4, losses: 2 }, { wins: 4, losses: 2 })).toEqual({ order: 0, rule: null });
});
