import { addDays } from '../dates/add-days.js';
import { eveningOf, MORNING_HOURS } from '../dates/evening-of.js';
import { zonedInstant } from '../dates/zoned-instant.js';

/**
 * When a scorekeeper's link ends: at six in the morning after the game's day, in the organization's time zone. Before
 * six it is still the evening before. A link of a game that is over, or has no day, ends with the day on which it is
 * made.
 * @param date of the game: '2025-10-25'; null for one without
 */
export function scorekeepingEnds(date: string | null, now: Date, timeZone: string): Date {
  const today = eveningOf(now, timeZone);
  const last = date === null || date < today ? today : date;
  return new Date(zonedInstant(addDays(last, 1), `0${MORNING_HOURS}:00`, timeZone)!);
}
