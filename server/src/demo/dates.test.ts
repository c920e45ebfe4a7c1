import { expect, test } from 'vitest';
import { weekdayOf } from '../domain/dates/weekday-of.js';
import { addDays } from '../domain/dates/add-days.js';
import { nextWeekday } from './dates.js';

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
