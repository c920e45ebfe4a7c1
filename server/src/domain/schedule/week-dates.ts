import { addDays } from '../dates/add-days.js';
import { weekdayOf } from '../dates/weekday-of.js';

/** As much of a schedule as says on which dates it plays. */
export interface ScheduleDays {
  /** YYYY-MM-DD. */
  readonly startDate: string;
  /** Names of weekdays, as 'Sunday'; none means the weekday of the start. */
  readonly gameDays: readonly string[];
}

/**
 * The dates of a week's game days, in order. Week i (from 0) covers the seven days from startDate + 7i; a game day is
 * the first such weekday within it. A week off is not taken out here.
 */
export function weekDates({ startDate, gameDays }: ScheduleDays, weekIndex: number): string[] {
  const first = addDays(startDate, 7 * weekIndex);
  if (gameDays.length === 0) return [first];
  const days = Array.from({ length: 7 }, (_item, day) => addDays(first, day));
  return days.filter((date) => gameDays.includes(weekdayOf(date)));
}
