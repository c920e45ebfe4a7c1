import { dayNumber } from './day-number.js';
import { WEEKDAYS, type Weekday } from './weekday.js';

/**
 * The day of the week of a calendar date.
 * @throws RangeError when the text is not a calendar date
 */
export function weekdayOf(date: string): Weekday {
  // 1970-01-01 was a Thursday, the fifth of the list; the double remainder keeps days before it positive.
  const index = (((dayNumber(date) + 4) % 7) + 7) % 7;
  return WEEKDAYS[index] ?? WEEKDAYS[0];
}
