import { expect, test } from 'vitest';
import { dayFollowed } from './day-followed';

const game = (status: 'SCHEDULED' | 'IN_PROGRESS' | 'FINAL', date: string | null) => ({ status, date });
/** Seven in the evening of November 28 in Los Angeles, noon of the 29th in Tokyo. */
const NOW = new Date('2026-11-29T03:00:00Z');

test('today is that of the organization, not of the device or of Greenwich', () => {
  const games = [game('FINAL', '2026-11-28'), game('SCHEDULED', '2026-11-28'), game('SCHEDULED', '2026-11-29')];
  expect(dayFollowed(games, NOW, 'America/Los_Angeles')).toBe('2026-11-28');
  expect(dayFollowed(games, NOW, 'Asia/Tokyo')).toBe('2026-11-29');
  expect(dayFollowed(games.slice(0, 2), NOW, 'Asia/Tokyo')).toBeNull();
});

test('a game in progress is followed whatever its day is', () => {
  expect(
    dayFollowed([game('SCHEDULED', '2026-11-28'), game('IN_PROGRESS', '2026-11-27')], NOW, 'America/Los_Angeles'),
  ).toBe('2026-11-27');
  expect(dayFollowed([game('IN_PROGRESS', null)], NOW, 'America/Los_Angeles')).toBeNull();
});
