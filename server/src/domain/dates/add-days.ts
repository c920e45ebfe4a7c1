import { dateOfDayNumber } from './date-of-day-number.js';
import { dayNumber } from './day-number.js';

/**
 * The calendar date so many days later (earlier when negative). No time zone takes part, so no day is ever skipped or
 * repeated.
 * @throws RangeError when `date` is not a calendar date or the result leaves the years 0001 to 9999
 */
export function addDays(date: string, days: number): string {
  return dateOfDayNumber(dayNumber(date) + days);
}
