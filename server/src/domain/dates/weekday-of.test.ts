import { expect, test } from 'vitest';
import { addDays } from './add-days.js';
import { WEEKDAYS } from './weekday.js';
import { weekdayOf } from './weekday-of.js';

test.each([
  ['1970-01-01', 'Thursday'],
  ['1969-12-28', 'Sunday'],
  ['2017-10-17', 'Tuesday'],
  ['2018-02-02', 'Friday'],
  ['2024-02-29', 'Thursday'],
  ['0001-01-01', 'Monday'],
])('%s is a %s', (date, weekday) => {
  expect(weekdayOf(date)).toBe(weekday);
});

test('the days of a week follow one another, Sunday first', () => {
  const week = WEEKDAYS.map((_weekday, index) => weekdayOf(addDays('2025-11-02', index)));
  expect(week).toEqual(WEEKDAYS);
});

test('refuses what is no date', () => {
  expect(() => weekdayOf('tomorrow')).toThrow(RangeError);
});
