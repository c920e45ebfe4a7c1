import { calendarDateIn } from '@domain/dates/calendar-date-in';
import { formatInTimeZone } from 'date-fns-tz';
import { t } from '@/texts';
import { formatClock, formatDate, wordsOfDate } from './dates';

/** The reader's own time zone, IANA name. Only in the browser: a server does not know it. */
function readersZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/**
 * A moment (ISO 8601) in the reader's own time zone: 'Oct 4, 2025, 7:05 PM'. For what happened in the admin area; games
 * have a calendar date and a time of their organization.
 */
export function formatMoment(iso: string, timeZone = readersZone()): string {
  const time = formatClock(formatInTimeZone(iso, timeZone, 'HH:mm'));
  return t.dates.date_and_time({ date: formatMomentDay(iso, timeZone), time });
}

/** Its day alone: 'Oct 4, 2025'. */
export function formatMomentDay(iso: string, timeZone = readersZone()): string {
  return formatDate(dateOfMoment(iso, timeZone));
}

/** Its day as a date field has it: '2025-10-04'. */
export function dateOfMoment(iso: string, timeZone = readersZone()): string {
  return calendarDateIn(new Date(iso), timeZone);
}

/** The moment to the second and with its time zone, for a title: 'Saturday, October 4, 2025, 7:05:09 PM PDT'. */
export function formatExactMoment(iso: string, timeZone = readersZone()): string {
  const { weekday, month, day, year } = wordsOfDate(dateOfMoment(iso, timeZone));
  const time = formatClock(formatInTimeZone(iso, timeZone, 'HH:mm:ss'));
  return t.dates.exact_moment({ weekday, month, day, year, time, zone: formatInTimeZone(iso, timeZone, 'zzz') });
}
