import { expect, test } from 'vitest';
import { formatCalendarDate } from './format-calendar-date.js';

test.each([
  ['2018-02-02', 'Feb 2, 2018', 'February 2, 2018'],
  ['2025-09-30', 'Sep 30, 2025', 'September 30, 2025'],
  ['2025-05-01', 'May 1, 2025', 'May 1, 2025'],
  ['2024-12-31', 'Dec 31, 2024', 'December 31, 2024'],
  ['2024-02-30', '', ''],
  ['', '', ''],
  [null, '', ''],
  [undefined, '', ''],
])('%j is %j or %j', (date, short, long) => {
  expect(formatCalendarDate(date)).toBe(short);
  expect(formatCalendarDate(date, 'MMMM d, yyyy')).toBe(long);
});
