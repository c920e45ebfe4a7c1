import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../dates/add-days.js';
import { formatCalendarDate } from '../dates/format-calendar-date.js';
import { generateSchedule } from './generate-schedule.js';
import { scheduleObstacles } from './schedule-obstacles.js';
import type { ScheduleProblem } from './schedule-problem.js';
import { brokenRules } from './testing/broken-rules.js';
import { hours, plainProblem } from './testing/plain-problem.js';

function messages(problem: ScheduleProblem): string[] {
  return scheduleObstacles(problem).map(({ severity, message }) => `${severity}: ${message}`);
}

function withTimes(problem: ScheduleProblem, times: Record<number, readonly string[]>): ScheduleProblem {
  const teams = problem.teams.map((team) => ({ ...team, unavailableTimes: times[Number(team.id)] ?? [] }));
  return { ...problem, teams };
}

/** Few teams, weeks and times, with more byes, unavailable times and kept games than any league has. */
const strangeProblems = fc
  .record({
    teams: fc.nat(5),
    weeks: fc.nat(3),
    times: fc.nat(3),
    seed: fc.integer({ min: 1, max: 2_147_483_647 }),
    off: fc.array(fc.tuple(fc.nat(5), fc.nat(3)), { maxLength: 16 }),
    kept: fc.array(fc.tuple(fc.nat(5), fc.nat(6), fc.nat(11)), { maxLength: 4 }),
  })
  .map(({ teams, weeks, times, seed, off, kept }): ScheduleProblem => {
    const problem = plainProblem(teams, weeks, hours(times));
    const dates = [...new Set(problem.cells.map(({ date }) => date))];
    return {
      ...problem,
      seed,
      teams: problem.teams.map((team, index) => {
        const own = off.filter(([member]) => member === index).map(([, which]) => which);
        return {
          ...team,
          byeDates: own.flatMap((which) => dates[which] ?? []),
          unavailableTimes: own.flatMap((which) => (index % 2 === 0 ? [] : (hours(3)[which] ?? []))),
        };
      }),
      kept: kept.flatMap(([home, away, at]) => {
        const cell = problem.cells[at];
        return cell === undefined || home === away ? [] : [{ ...cell, homeTeamId: home + 1, awayTeamId: away + 1 }];
      }),
    };
  });

test('a schedule that is as it should be has none', () => {
  expect(messages(plainProblem(10, 9, hours(5)))).toEqual([]);
});

test('says how many games the weeks hold, and how many are needed', () => {
  expect(messages(plainProblem(10, 12, hours(5)))).toEqual([
    'warning: 12 weeks with 5 cells hold 60 games; every pair twice needs 90.',
  ]);
});

test('warns of dates far outside the season', () => {
  const problem = plainProblem(4, 3, hours(2));
  const [first, last] = [problem.cells[0]!.date, problem.cells.at(-1)!.date];
  const within = (startDate: string | null, finishDate: string | null): string[] =>
    messages({ ...problem, season: { name: 'Fall', startDate, finishDate } });
  expect(within(first, last)).toEqual([]);
  expect(within(null, null)).toEqual([]);
  expect(within(null, addDays(last, -61))).toEqual([
    `warning: The season Fall ends on ${formatCalendarDate(addDays(last, -61))}. This schedule has games on ${formatCalendarDate(last)}.`,
  ]);
  expect(within(addDays(first, 61), null)).toEqual([
    `warning: The season Fall begins on ${formatCalendarDate(addDays(first, 61))}. This schedule has games on ${formatCalendarDate(first)}.`,
  ]);
});

test('refuses too few teams, no cell, and teams that never can at the same time', () => {
  const [first, second] = hours(2) as [string, string];
  expect(messages(plainProblem(1, 3, hours(1)))[0]).toBe('refused: A schedule needs at least two teams; there is one.');
  expect(messages(plainProblem(0, 3, hours(1)))[0]).toBe(
    'refused: A schedule needs at least two teams; there are none.',
  );
  expect(messages(plainProblem(4, 3, []))[0]).toMatch(/^refused: There is no date and time to play at/);
  expect(messages(withTimes(plainProblem(2, 3, [first, second]), { 1: [first], 2: [second] }))).toEqual([
    'refused: There is no date and time at which two teams can play.',
  ]);
});

test('refuses where the games that stay leave nothing to generate', () => {
  const problem = plainProblem(2, 1, hours(2));
  const [cell] = problem.cells as [(typeof problem.cells)[0]];
  // Both have played against a team that has left the league since.
  const kept = [1, 2].map((homeTeamId) => ({ ...cell, homeTeamId, awayTeamId: 3 }));
  expect(messages({ ...problem, kept })).toEqual([
    'refused: Games that stay give every team that can play its game in each week; there is nothing left to generate.',
  ]);
  expect(messages({ ...problem, kept: kept.slice(1) })).toEqual([]);
});

test('says so where byes leave no team, or no two, and where no time suits anybody', () => {
  const problem = plainProblem(8, 4, hours(4));
  const dates = [...new Set(problem.cells.map(({ date }) => date))];
  const withByes = (of: (team: number) => readonly string[]): ScheduleProblem => {
    return { ...problem, teams: problem.teams.map((team, index) => ({ ...team, byeDates: of(index) })) };
  };
  expect(messages(withByes(() => dates))).toEqual([
    'refused: Every team has a bye on every date: delete byes, or add weeks.',
  ]);
  const never = { ...problem, teams: problem.teams.map((team) => ({ ...team, unavailableTimes: hours(4) })) };
  expect(messages(never)[0]).toMatch(/^refused: No team can play at any of the times/);
  expect(messages(withByes(() => [dates[1]!, dates[2]!]))[0]).toBe(
    'warning: In weeks 2 and 3 no two teams can play at the same time: there will be no game.',
  );
  expect(messages(withByes((team) => (team === 0 ? dates.slice(1) : [])))[0]).toBe(
    'warning: Team 1 can play in 1 of 4 weeks, and will have fewer games than others.',
  );
});

test('whatever a problem is like, it has games or a reason why not, and never fails', () => {
  fc.assert(
    fc.property(strangeProblems, (problem) => {
      const { games, obstacles, certificate } = generateSchedule(problem);
      expect(games.length > 0).toBe(obstacles[0]?.severity !== 'refused');
      expect(brokenRules(problem, games)).toEqual([]);
      expect(certificate).toHaveLength(8);
    }),
    { numRuns: Number(process.env.SCHEDULE_RUNS ?? 60) },
  );
});

test('names teams that are left out, and days on which a team cannot play', () => {
  const [first, second] = hours(2) as [string, string];
  const problem = withTimes(plainProblem(7, 21, [first, second]), { 3: [first, second] });
  expect(messages(problem)[0]).toBe('left-out: Team 3 can play at none of the dates and times, and is left out.');
  const friday = problem.cells.map((cell) => ({ ...cell, date: '2026-01-09', time: '15:00' }));
  expect(messages({ ...problem, cells: [...problem.cells, ...friday] })[0]).toBe(
    "warning: Team 3 can play at none of Tuesday's times (10:00 AM, 11:00 AM).",
  );
});
