import { expect, test } from 'vitest';
import {
  formatAverage,
  formatDifference,
  formatGamesBehind,
  formatPerGameStat,
  formatStat,
  formatWinPercentage,
} from './format-stat';

test.each([
  [29, 'COUNTING', '29'],
  [0, 'SUM', '0'],
  [41.7, 'PERCENTAGE', '41.7'],
  [100, 'PERCENTAGE', '100.0'],
  [null, 'COUNTING', '–'],
] as const)('%s of kind %s is %s in a box score', (value, kind, shown) => {
  expect(formatStat(value, kind)).toBe(shown);
});

test.each([
  [12, 'COUNTING', '12'],
  [0.417, 'PERCENTAGE', '0.417'],
  [0.5, 'PERCENTAGE', '0.500'],
  [1, 'PERCENTAGE', '1.000'],
  [null, 'PERCENTAGE', '–'],
] as const)('%s of kind %s is %s in a per-game table', (value, kind, shown) => {
  expect(formatPerGameStat(value, kind)).toBe(shown);
});

test.each([
  [1, '1.000'],
  [0.75, '.750'],
  [0, '.000'],
])('a win percentage of %d is %s', (value, shown) => {
  expect(formatWinPercentage(value)).toBe(shown);
});

test.each([
  [0, '–'],
  [3, '3'],
  [2.5, '2.5'],
])('%d games behind is %s', (value, shown) => {
  expect(formatGamesBehind(value)).toBe(shown);
});

test.each([
  [7, '+7'],
  [-3, '−3'],
  [0, '0'],
])('a difference of %d is %s', (value, shown) => {
  expect(formatDifference(value)).toBe(shown);
});

test('an average has one decimal', () => {
  expect([formatAverage(27), formatAverage(8.4), formatAverage(null)]).toEqual(['27.0', '8.4', '–']);
});
