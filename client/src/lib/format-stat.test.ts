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
  [29, 'PTS', 'COUNTING', '29'],
  [0, 'FGM', 'SUM', '0'],
  [41.7, 'FG%', 'PERCENTAGE', '41.7'],
  [100, 'FG%', 'PERCENTAGE', '100.0'],
  [33.3, 'AVG', 'PERCENTAGE', '.333'],
  [100, 'AVG', 'PERCENTAGE', '1.000'],
  [null, 'AVG', 'PERCENTAGE', '–'],
  [null, 'PTS', 'COUNTING', '–'],
  [14.4, 'EFF', 'SUM', '14.4'],
  [0.5, 'AVG', 'RATIO', '0.500'],
  [29, 'PPG', 'PER_GAME', '29.0'],
  [null, 'PPG', 'PER_GAME', '–'],
] as const)('%s of %s, %s, is %s in a box score', (value, abbreviation, kind, shown) => {
  expect(formatStat(value, { abbreviation, kind })).toBe(shown);
});

test.each([
  [12, 'COUNTING', '12'],
  [41.7, 'PERCENTAGE', '0.417'],
  [50, 'PERCENTAGE', '0.500'],
  [100, 'PERCENTAGE', '1.000'],
  [null, 'PERCENTAGE', '–'],
  [1.25, 'RATIO', '1.250'],
  [12, 'PER_GAME', '12.0'],
] as const)('%s of kind %s is %s in a per-game table', (value, kind, shown) => {
  expect(formatPerGameStat(value, { kind, abbreviation: 'FG%' })).toBe(shown);
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
