import type { PublishedSchedule } from './derived-byes.js';
import { weekDates } from './week-dates.js';

/**
 * The weeks of a schedule in which a team without a game has a bye: those with a cell, and with a date that is not off.
 * @param weeksOff dates on which the season league does not play
 * @returns by week, from 0, its first date that is not off
 */
export function byeWeeks(schedule: PublishedSchedule, weeksOff: ReadonlySet<string>): Map<number, string> {
  const weeks = Array.from({ length: schedule.numWeeks }, (_item, week) => week);
  return new Map(
    weeks.flatMap((week) => {
      const date = weekDates(schedule, week).find((day) => !weeksOff.has(day));
      const hasCells = schedule.slotWeeks.some((slotWeek) => slotWeek === null || slotWeek === week);
      return date === undefined || !hasCells ? [] : [[week, date] as const];
    }),
  );
}
