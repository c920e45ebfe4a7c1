import { addDays } from '../../server/src/domain/dates/add-days.js';
import { randomFrom } from '../../server/src/domain/schedule/generator/random.js';
import type { ScheduleProblem } from '../../server/src/domain/schedule/schedule-problem.js';

const TIMES = ['17:00', '18:00', '19:00', '20:00', '21:00'] as const;

/** A problem with as many cells as the teams need and a few more, where a fifth of all times suit a team not. */
export function sizedProblem(teamCount: number, numWeeks: number, seed: number): ScheduleProblem {
  const random = randomFrom(seed);
  const courts = Math.ceil((1.1 * teamCount) / 2 / TIMES.length);
  const weeks = Array.from({ length: numWeeks }, (_item, week) => week);
  return {
    teams: Array.from({ length: teamCount }, (_item, team) => {
      const unavailableTimes = TIMES.filter(() => random.fraction() < 0.2);
      return { id: team + 1, name: `Team ${team + 1}`, unavailableTimes, byeDates: [] };
    }),
    numWeeks,
    cells: weeks.flatMap((weekIndex) =>
      TIMES.flatMap((time) =>
        Array.from({ length: courts }, (_item, court) => {
          return { weekIndex, date: addDays('2026-01-06', 7 * weekIndex), time, locationId: 1, court: `${court + 1}` };
        }),
      ),
    ),
    kept: [],
    seed,
  };
}
