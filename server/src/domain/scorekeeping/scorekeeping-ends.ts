import { addDays } from '../dates/add-days.js';
import { calendarDateIn } from '../dates/calendar-date-in.js';
import { zonedInstant } from '../dates/zoned-instant.js';

/** Until when after midnight a game may run, and be put right: by the organization's clock. */
const MORNING_HOURS = 6;

/**
 * When a scorekeeper's link ends: at six in the morning after the game's day, in the organization's time zone. Before six
 * it is still the evening before. A link of a game that is over, or has no day, ends with the day on which it is made.
 * @param date of the game: '2025-10-25'; null for one without
 */
export function scorekeepingEnds(date: string | null, now: Date, timeZone: string): Date {
  const today = calendarDateIn(new Date(now.getTime() - MORNING_HOURS * 3_600_000), timeZone);
  const last = date === null || date < today ? today : date;
  return new Date(zonedInstant(addDays(last, 1), `0${MORNING_HOURS}:00`, timeZone)!);
}
