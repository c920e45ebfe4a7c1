import { expect, test } from 'vitest';
import { weekdayOf } from '../domain/dates/weekday-of.js';
import { addDays } from '../domain/dates/add-days.js';
import { nextWeekday, weekly } from './dates.js';

test('game days are a week apart, and leave out the days off', () => {
  expect(weekly('2025-09-28', 3, ['2025-10-05'])).toEqual(['2025-09-28', '2025-10-12', '2025-10-19']);
});

test('the next of a weekday is today or within a week', () => {
  // 2026-11-22 is a Sunday.
  for (const today of ['2026-11-22', '2026-11-23', '2026-11-28']) {
    for (const weekday of ['Sunday', 'Monday', 'Saturday'] as const) {
      const next = nextWeekday(today, weekday);
      expect(weekdayOf(next)).toBe(weekday);
      expect(next >= today && next < addDays(today, 7)).toBe(true);
    }
  }
  expect(nextWeekday('2026-11-22', 'Sunday')).toBe('2026-11-22');
});
