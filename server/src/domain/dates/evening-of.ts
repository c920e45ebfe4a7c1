import { calendarDateIn } from './calendar-date-in.js';

/** Until when after midnight a game may run, and be put right: by the organization's clock. */
export const MORNING_HOURS = 6;

/**
 * The calendar date whose games may still run at an instant: before six in the morning it is still the evening before.
 * @param timeZone of the organization
 */
export function eveningOf(now: Date, timeZone: string): string {
  return calendarDateIn(new Date(now.getTime() - MORNING_HOURS * 3_600_000), timeZone);
}
