import { calendarDateIn } from '@domain/dates/calendar-date-in';
import { formatInTimeZone } from 'date-fns-tz';

/** The reader's own time zone, IANA name. Only in the browser: a server does not know it. */
function readersZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/**
 * A moment (ISO 8601) in the reader's own time zone: 'Oct 4, 2025, 7:05 PM'. For what happened in the admin area; games
 * have a calendar date and a time of their organization.
 */
export function formatMoment(iso: string, timeZone = readersZone()): string {
  return formatInTimeZone(iso, timeZone, 'MMM d, yyyy, h:mm a');
}

/** Its day alone: 'Oct 4, 2025'. */
export function formatMomentDay(iso: string, timeZone = readersZone()): string {
  return formatInTimeZone(iso, timeZone, 'MMM d, yyyy');
}

/** Its day as a date field has it: '2025-10-04'. */
export function dateOfMoment(iso: string, timeZone = readersZone()): string {
  return calendarDateIn(new Date(iso), timeZone);
}

/** The moment to the second and with its time zone, for a title. */
export function formatExactMoment(iso: string, timeZone = readersZone()): string {
  return formatInTimeZone(iso, timeZone, 'EEEE, MMMM d, yyyy, h:mm:ss a zzz');
}
