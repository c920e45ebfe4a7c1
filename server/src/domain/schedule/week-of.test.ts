import { expect, test } from 'vitest';
import { plannedWeekOf, weekOf, weeksOfGame } from './week-of.js';

const schedule = { id: 1, startDate: '2025-10-06', numWeeks: 2 };
const game = (date: string | null, weekIndex: number | null, scheduleId: number | null = 1) => ({
  date,
  weekIndex,
  scheduleId,
});

test.each([
  ['2025-10-05', null],
  ['2025-10-06', 0],
  ['2025-10-12', 0],
  ['2025-10-13', 1],
  ['2025-10-19', 1],
  ['2025-10-20', null],
  [null, null],
])('%s lies in week %s', (date, week) => {
  expect(weekOf(schedule, date)).toBe(week);
});

test('a game counts in the week that it was made for, and in that of its date', () => {
  expect(weeksOfGame(game('2025-10-13', 0), schedule)).toEqual([0, 1]);
  expect(weeksOfGame(game('2025-10-13', 1), schedule)).toEqual([1]);
  expect(weeksOfGame(game('2025-12-01', 0), schedule)).toEqual([0]);
  expect(weeksOfGame(game('2025-12-01', 7), schedule)).toEqual([]);
  // The week of another schedule says nothing here.
  expect(weeksOfGame(game('2025-10-13', 0, 2), schedule)).toEqual([1]);
  expect(weeksOfGame(game(null, null), schedule)).toEqual([]);
});

test('a game that stays is counted once: in the week of its date, else where it was made for', () => {
  expect(plannedWeekOf(game('2025-10-13', 0), schedule)).toBe(1);
  expect(plannedWeekOf(game('2025-12-01', 0), schedule)).toBe(0);
});
