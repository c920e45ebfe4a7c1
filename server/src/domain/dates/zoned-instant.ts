import { normaliseTime } from '../game/normalise-time.js';
import { dayNumber } from './day-number.js';
import { isCalendarDate } from './is-calendar-date.js';
import { zoneOffset } from './zone-offset.js';

const DAY = 86_400_000;

/**
 * The instant at which a clock in the time zone shows this date and time. An hour that the clocks skip in spring is
 * read with the offset from before the change (02:30 becomes 03:30); of an hour that they repeat in autumn the first
 * one counts.
 * @param timeZone IANA name, as 'America/Los_Angeles'
 * @returns ISO 8601 in UTC ('2017-10-18T00:00:00.000Z'), or null when date or time is missing or impossible
 * @throws RangeError for an unknown time zone
 */
export function zonedInstant(date: string | null, time: string | null, timeZone: string): string | null {
  const clock = time === null ? null : normaliseTime(time);
  if (date === null || clock === null || !isCalendarDate(date)) return null;
  const wall = dayNumber(date) * DAY + (Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))) * 60_000;
  const before = zoneOffset(wall - DAY, timeZone);
  const after = zoneOffset(wall + DAY, timeZone);
  // Unless the offset changes close by, both are the same; if it does, the one that is in force at its own instant is
  // right.
  const offset =
    zoneOffset(wall - before, timeZone) === before || zoneOffset(wall - after, timeZone) !== after ? before : after;
  return new Date(wall - offset).toISOString();
}
