import { expect, test } from 'vitest';
import { ADMIN_STAT_FORMAT } from './admin-stat-format';

test.each([
  [29, 'PTS', 'COUNTING', '29'],
  [41.7, 'FG%', 'PERCENTAGE', '41.7%'],
  [0, '3P%', 'PERCENTAGE', '0.0%'],
  [100, 'FT%', 'PERCENTAGE', '100.0%'],
  [33.3, 'AVG', 'PERCENTAGE', '.333'],
  [null, 'FG%', 'PERCENTAGE', '–'],
] as const)('%s of %s, %s, is %s on an admin page', (value, abbreviation, kind, shown) => {
  expect(ADMIN_STAT_FORMAT.stat(value, { abbreviation, kind })).toBe(shown);
  expect(ADMIN_STAT_FORMAT.perGame(value, { abbreviation, kind })).toBe(shown);
});

test('free throws of the standings have the sign, too', () => {
  expect([ADMIN_STAT_FORMAT.freeThrows(77.8), ADMIN_STAT_FORMAT.freeThrows(null)]).toEqual(['77.8%', '–']);
});
