import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bestSchedule } from '../../testing/schedule-oracle/best-schedule.js';
import { generateSchedule } from './generate-schedule.js';
import type { GeneratedSchedule, ScheduleProblem, ScheduleQualityName } from './schedule-problem.js';
import { type ProblemRange, randomProblem } from './testing/random-problem.js';

const RUNS = Number(process.env.SCHEDULE_RUNS ?? 4);
const SMALL: ProblemRange = { teams: [3, 6], weeks: [2, 5], unavailable: 0.3, withExceptions: true };

function gamesByWeek(problem: ScheduleProblem, schedule: GeneratedSchedule): number[] {
  return Array.from({ length: problem.numWeeks }, (_item, week) => {
    return schedule.games.filter(({ cell }) => problem.cells[cell]!.weekIndex === week).length;
  });
}

test('small schedules are the best that an integer program finds, and no bound is above that', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 1_000_000 }), async (seed) => {
      const problem = randomProblem(seed, SMALL);
      const best = await bestSchedule(problem);
      const schedule = generateSchedule(problem);
      if (schedule.obstacles[0]?.severity === 'refused') return;
      const quality = new Map(schedule.certificate.map((entry) => [entry.name, entry]));
      expect(gamesByWeek(problem, schedule)).toEqual(best!.weekGames);
      for (const name of ['games', 'byes', 'doubleHeaders', 'repeats'] satisfies ScheduleQualityName[]) {
        expect({ name, seed, value: quality.get(name)!.value }).toEqual({ name, seed, value: best![name] });
        expect(quality.get(name)!.bound).toBeLessThanOrEqual(best![name]);
      }
    }),
    { numRuns: RUNS },
  );
});
