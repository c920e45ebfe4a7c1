import { addDays } from '../../dates/add-days.js';
import type { ScheduleProblem } from '../schedule-problem.js';

/** A problem with one game day a week, where every team can always play. */
export function plainProblem(teamCount: number, numWeeks: number, times: readonly string[]): ScheduleProblem {
  const weeks = Array.from({ length: numWeeks }, (_item, week) => week);
  return {
    teams: Array.from({ length: teamCount }, (_item, team) => {
      return { id: team + 1, name: `Team ${team + 1}`, unavailableTimes: [], byeDates: [] };
    }),
    numWeeks,
    cells: weeks.flatMap((weekIndex) =>
      times.map((time) => {
        return { weekIndex, date: addDays('2026-01-06', 7 * weekIndex), time, locationId: null, court: null };
      }),
    ),
    kept: [],
    seed: 1,
  };
}

/** So many times, an hour apart. */
export function hours(count: number): string[] {
  return Array.from({ length: count }, (_item, hour) => `${String(10 + hour).padStart(2, '0')}:00`);
}
