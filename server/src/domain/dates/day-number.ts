import { isCalendarDate } from './is-calendar-date.js';

/**
 * Counts the days from 1970-01-01 to a calendar date in the Gregorian calendar, without any time zone.
 * Formula: Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms", days_from_civil (years start in March, so
 * that a leap day is the last day of its year; an era is 400 years or 146,097 days).
 * @throws RangeError when the text is not a calendar date
 */
export function dayNumber(date: string): number {
  if (!isCalendarDate(date)) throw new RangeError(`Not a calendar date: ${date}`);
  const [year, month, day] = [Number(date.slice(0, 4)), Number(date.slice(5, 7)), Number(date.slice(8))];
  const marchYear = month <= 2 ? year - 1 : year;
  const era = Math.floor(marchYear / 400);
  const yearOfEra = marchYear - era * 400;
  const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * 146_097 + dayOfEra - 719_468;
}
