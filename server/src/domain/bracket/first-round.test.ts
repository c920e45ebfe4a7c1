import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { firstRound } from './first-round.js';
import { roundCount } from './round-count.js';
import { slotOrder } from './slot-order.js';

test.each([
  [1, '1'],
  [2, '1 2'],
  [4, '1 4 2 3'],
  [8, '1 8 4 5 2 7 3 6'],
  [16, '1 16 8 9 4 13 5 12 2 15 7 10 3 14 6 11'],
])('the order of %i slots', (slots, order) => {
  expect(slotOrder(slots).join(' ')).toBe(order);
});

test.each([0, 3, 6, 2.5, -2])('%f slots are refused', (slots) => {
  expect(() => slotOrder(slots)).toThrow(RangeError);
});

describe('round 1 of', () => {
  test.each([
    [0, ''],
    [1, ''],
    [2, '1-2'],
    [3, '2-3'],
    [4, '1-4 2-3'],
    [5, '4-5'],
    [6, '4-5 3-6'],
    [7, '4-5 2-7 3-6'],
    [8, '1-8 4-5 2-7 3-6'],
    [9, '8-9'],
    [10, '8-9 7-10'],
    [11, '8-9 7-10 6-11'],
    [12, '8-9 5-12 7-10 6-11'],
    [13, '8-9 4-13 5-12 7-10 6-11'],
    [14, '8-9 4-13 5-12 7-10 3-14 6-11'],
    [15, '8-9 4-13 5-12 2-15 7-10 3-14 6-11'],
    [16, '1-16 8-9 4-13 5-12 2-15 7-10 3-14 6-11'],
    [17, '16-17'],
  ])('%i teams', (teams, pairs) => {
    expect(
      firstRound(teams)
        .map((pair) => pair.join('-'))
        .join(' '),
    ).toBe(pairs);
  });
});

test.each([
  [0, 0],
  [1, 0],
  [2, 1],
  [3, 2],
  [4, 2],
  [5, 3],
  [8, 3],
  [9, 4],
  [13, 4],
  [64, 6],
  [65, 7],
])('%i teams play %i rounds', (teams, rounds) => {
  expect(roundCount(teams)).toBe(rounds);
});

test('every seed plays or has a bye, the byes go to the best, and pairs sum to one more than the slots', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 300 }), (teams) => {
      const slots = 2 ** roundCount(teams);
      const pairs = firstRound(teams);
      const byes = slots - teams;
      const playing = pairs.flat().sort((a, b) => a - b);
      expect(pairs).toHaveLength(teams - slots / 2);
      expect(playing).toEqual(Array.from({ length: teams - byes }, (_item, index) => byes + 1 + index));
      expect(pairs.every(([better, worse]) => better + worse === slots + 1)).toBe(true);
    }),
  );
});
