import { dayNumber } from '../dates/day-number.js';
import type { Id } from '../ordering/id.js';

/** As much of a schedule as says what its weeks cover. */
export interface ScheduleWeeks {
  /** YYYY-MM-DD: week i (from 0) covers the seven days from 7i days later. */
  readonly startDate: string;
  readonly numWeeks: number;
}

/** When a game is, and what it was made for. */
export interface WeekOfGame {
  readonly scheduleId: Id | null;
  /** Week of its schedule, from 0; it stays when the game is moved to another date. */
  readonly weekIndex: number | null;
  /** YYYY-MM-DD. */
  readonly date: string | null;
}

/** The week of a schedule that a date lies in, from 0; null for one outside of all, and for none. */
export function weekOf({ startDate, numWeeks }: ScheduleWeeks, date: string | null): number | null {
  if (date === null) return null;
  const week = Math.floor((dayNumber(date) - dayNumber(startDate)) / 7);
  return week >= 0 && week < numWeeks ? week : null;
}

/**
 * The weeks of a schedule that a game counts in for rest and for how often its teams play: the one that it was made
 * for, and the one that its date lies in. They are two where it was moved to another week.
 */
export function weeksOfGame(game: WeekOfGame, schedule: ScheduleWeeks & { readonly id: Id }): number[] {
  const made = game.scheduleId === schedule.id ? game.weekIndex : null;
  const weeks = new Set([made, weekOf(schedule, game.date)]);
  return [...weeks].flatMap((week) => (week !== null && week < schedule.numWeeks ? [week] : []));
}

/**
 * The one week in which a generator counts a game of the schedule that stays: that of its date, and the one that it was
 * made for where the date lies outside of all.
 */
export function plannedWeekOf(
  { date, weekIndex }: Pick<WeekOfGame, 'date' | 'weekIndex'>,
  schedule: ScheduleWeeks,
): number | null {
  return weekOf(schedule, date) ?? weekIndex;
}
