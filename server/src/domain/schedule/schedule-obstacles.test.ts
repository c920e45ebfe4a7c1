import { expect, test } from 'vitest';
import { scheduleObstacles } from './schedule-obstacles.js';
import type { ScheduleProblem } from './schedule-problem.js';
import { hours, plainProblem } from './testing/plain-problem.js';

function messages(problem: ScheduleProblem): string[] {
  return scheduleObstacles(problem).map(({ severity, message }) => `${severity}: ${message}`);
}

function withTimes(problem: ScheduleProblem, times: Record<number, readonly string[]>): ScheduleProblem {
  const teams = problem.teams.map((team) => ({ ...team, unavailableTimes: times[Number(team.id)] ?? [] }));
  return { ...problem, teams };
}

test('a schedule that is as it should be has none', () => {
  expect(messages(plainProblem(10, 9, hours(5)))).toEqual([]);
});

test('says how many games the weeks hold, and how many are needed', () => {
  expect(messages(plainProblem(10, 12, hours(5)))).toEqual([
    'warning: 12 weeks with 5 cells hold 60 games; every pair twice needs 90.',
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

test('names teams that are left out, and days on which a team cannot play', () => {
  const [first, second] = hours(2) as [string, string];
  const problem = withTimes(plainProblem(7, 21, [first, second]), { 3: [first, second] });
  expect(messages(problem)[0]).toBe('left-out: Team 3 can play at none of the dates and times, and is left out.');
  const friday = problem.cells.map((cell) => ({ ...cell, date: '2026-01-09', time: '15:00' }));
  expect(messages({ ...problem, cells: [...problem.cells, ...friday] })[0]).toBe(
    "warning: Team 3 can play at none of Tuesday's times (10:00 AM, 11:00 AM).",
  );
});
