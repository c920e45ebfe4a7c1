import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bestOfEverySchedule } from '../../testing/schedule-oracle/every-schedule.js';
import { addDays } from '../dates/add-days.js';
import { generateSchedule } from './generate-schedule.js';
import type { ScheduleProblem } from './schedule-problem.js';

const RUNS = { numRuns: Number(process.env.SCHEDULE_RUNS ?? 40) };
const TIMES = ['18:00', '19:00', '20:00'];
/** A test looks at so many schedules at most. */
const MOST = 3000;

/** Few teams and weeks; every week has its own times, one court each. */
const tinyProblems = fc
  .record({
    teams: fc.integer({ min: 2, max: 5 }),
    weeks: fc.array(fc.subarray(TIMES), { minLength: 1, maxLength: 4 }),
    unavailable: fc.array(fc.subarray(TIMES, { maxLength: 2 }), { minLength: 5, maxLength: 5 }),
    byes: fc.array(fc.tuple(fc.nat(4), fc.nat(3)), { maxLength: 3 }),
    kept: fc.option(fc.tuple(fc.nat(4), fc.nat(4), fc.nat(5))),
    seed: fc.nat(1000),
  })
  .map(({ teams, weeks, unavailable, byes, kept, seed }): ScheduleProblem => {
    const dateOf = (week: number): string => addDays('2026-03-02', 7 * week);
    const cells = weeks.flatMap((times, weekIndex) =>
      times.map((time) => ({ weekIndex, date: dateOf(weekIndex), time, locationId: 1, court: 'A' })),
    );
    const at = kept && cells[kept[2]];
    const [home, away] = [1 + ((kept?.[0] ?? 0) % teams), 1 + ((kept?.[1] ?? 0) % teams)];
    return {
      teams: Array.from({ length: teams }, (_item, team) => ({
        id: team + 1,
        name: `Team ${team + 1}`,
        unavailableTimes: unavailable[team]!,
        byeDates: byes.flatMap(([who, week]) => (who === team ? [dateOf(week)] : [])),
      })),
      numWeeks: weeks.length,
      cells,
      kept: at && home !== away ? [{ ...at, homeTeamId: home, awayTeamId: away }] : [],
      seed,
    };
  });

test('of tiny problems no schedule at all is better in what counts first, and none is below a bound', () => {
  let looked = 0;
  fc.assert(
    fc.property(tinyProblems, (problem) => {
      const best = bestOfEverySchedule(problem, MOST);
      if (best === null) return;
      looked += 1;
      const { certificate } = generateSchedule(problem);
      const quality = new Map(certificate.map((entry) => [entry.name, entry]));
      for (const name of ['games', 'byes', 'doubleHeaders', 'repeats'] as const)
        expect({ name, value: quality.get(name)!.value }).toEqual({ name, value: best[name] });
      for (const [name, value] of Object.entries(best))
        expect({ name, isAbove: quality.get(name as keyof typeof best)!.bound > value }).toEqual({
          name,
          isAbove: false,
        });
    }),
    RUNS,
  );
  expect(looked).toBeGreaterThan(0);
});
