import fc from 'fast-check';
import { expect, test } from 'vitest';
import { generateSchedule } from './generate-schedule.js';
import type { GeneratedSchedule, ScheduleProblem, ScheduleQualityName } from './schedule-problem.js';
import { brokenRules } from './testing/broken-rules.js';
import { hours, plainProblem } from './testing/plain-problem.js';
import { randomProblem } from './testing/random-problem.js';

const RUNS = { numRuns: Number(process.env.SCHEDULE_RUNS ?? 60) };
const problems = fc.integer({ min: 1, max: 1_000_000 }).map((seed) => randomProblem(seed));

function value(schedule: GeneratedSchedule, name: ScheduleQualityName): number {
  return schedule.certificate.find((quality) => quality.name === name)!.value;
}

function gamesByWeek(problem: ScheduleProblem, schedule: GeneratedSchedule): number[] {
  const weeks = Array.from({ length: problem.numWeeks }, () => 0);
  for (const { cell } of schedule.games) weeks[problem.cells[cell]!.weekIndex]! += 1;
  return weeks;
}

test.each([
  [7, 3, 7, 3, { byes: 7, doubleHeaders: 0 }],
  [7, 4, 7, 4, { byes: 0, doubleHeaders: 7 }],
  [8, 6, 7, 4, { byes: 0, doubleHeaders: 0 }],
  [2, 1, 5, 1, { byes: 0, doubleHeaders: 0 }],
  [3, 1, 6, 1, { byes: 6, doubleHeaders: 0 }],
  [3, 2, 6, 2, { byes: 0, doubleHeaders: 6 }],
])('%i teams with %i slots in %i weeks have %i games a week', (teams, slots, weeks, games, expected) => {
  const problem = plainProblem(teams, weeks, hours(slots));
  const schedule = generateSchedule(problem);
  expect(gamesByWeek(problem, schedule)).toEqual(Array.from({ length: weeks }, () => games));
  const sum = (count: 'byes' | 'doubleHeaders'): number =>
    schedule.fairness.reduce((total, team) => total + team[count], 0);
  expect({ byes: sum('byes'), doubleHeaders: sum('doubleHeaders') }).toEqual(expected);
  for (const name of ['games', 'byes', 'doubleHeaders'] as const) expect(value(schedule, name)).toBeLessThanOrEqual(1);
});

test('no hard rule is ever broken', () => {
  fc.assert(
    fc.property(problems, (problem) => {
      expect(brokenRules(problem, generateSchedule(problem).games)).toEqual([]);
    }),
    RUNS,
  );
});

test('the same problem with the same seed has the same answer', () => {
  const problem = randomProblem(5);
  expect(generateSchedule(problem)).toEqual(generateSchedule(structuredClone(problem)));
});

test('where nothing can be generated there are no games, and a reason', () => {
  const problem = plainProblem(1, 3, hours(2));
  const schedule = generateSchedule(problem);
  expect(schedule.games).toEqual([]);
  expect(schedule.obstacles.map(({ severity }) => severity)).toEqual(['refused']);
});
