import type { Id } from '../ordering/id.js';
import { isLost, type LostHall } from './lost-halls.js';
import type { Cell } from './schedule-problem.js';
import { type ScheduleDays, weekDates } from './week-dates.js';

/** A time at which a schedule plays. */
export interface CellSlot {
  /** From 0: the week that has it; null is every week. */
  readonly weekIndex: number | null;
  /** HH:MM. */
  readonly time: string;
  readonly locationId: Id | null;
  readonly court: string | null;
}

/** As much of a schedule as its cells follow from. */
export interface CellSchedule extends ScheduleDays {
  readonly numWeeks: number;
  /** Whether every week has the slots without a week; otherwise a week has those of its own. */
  readonly sameSlot: boolean;
  /** In any order; a slot listed twice is two cells. */
  readonly slots: readonly CellSlot[];
  /** Where it cannot play: no cell is there. */
  readonly lostHalls: readonly LostHall[];
}

/**
 * Every cell of a schedule: each date of each week with each slot of the week, those in lost halls left out.
 * @param weeksOff dates without games; nothing is shifted by them
 * @returns by week, date and time; cells of one date and time in the order of the slots
 */
export function cellsOf(schedule: CellSchedule, weeksOff: ReadonlySet<string>): Cell[] {
  const weeks = Array.from({ length: schedule.numWeeks }, (_item, week) => week);
  return weeks.flatMap((weekIndex) => {
    const slots = schedule.slots
      .filter((slot) => slot.weekIndex === (schedule.sameSlot ? null : weekIndex))
      .toSorted((a, b) => (a.time < b.time ? -1 : Number(a.time > b.time)));
    const dates = weekDates(schedule, weekIndex).filter((date) => !weeksOff.has(date));
    return dates.flatMap((date) =>
      slots
        .map(({ time, locationId, court }) => ({ weekIndex, date, time, locationId, court }))
        .filter((cell) => !isLost(cell, schedule.lostHalls)),
    );
  });
}
