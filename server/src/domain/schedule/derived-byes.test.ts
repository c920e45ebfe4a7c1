import { describe, expect, test } from 'vitest';
import { derivedByes, type PublishedSchedule, type ScheduledGame } from './derived-byes.js';
import { weekDates } from './week-dates.js';

// 2025-10-06 is a Monday.
const schedule: PublishedSchedule = {
  id: 1,
  startDate: '2025-10-06',
  gameDays: ['Thursday', 'Tuesday'],
  numWeeks: 3,
  slotWeeks: [null],
};
const game = (
  homeTeamId: number,
  awayTeamId: number,
  date: string | null,
  weekIndex: number | null = null,
): ScheduledGame => ({
  scheduleId: weekIndex === null ? null : 1,
  weekIndex,
  date,
  homeTeamId,
  awayTeamId,
});

describe('dates of a week', () => {
  test.each([
    [['Thursday', 'Tuesday'], 0, ['2025-10-07', '2025-10-09']],
    [['Monday'], 1, ['2025-10-13']],
    [['Sunday'], 0, ['2025-10-12']],
    [[], 2, ['2025-10-20']],
  ])('%j in week %i', (gameDays, week, dates) => {
    expect(weekDates({ startDate: '2025-10-06', gameDays }, week)).toEqual(dates);
  });
});

test('each week the teams without a game have a bye, on the first game day', () => {
  const games = [
    game(1, 2, '2025-10-07', 0),
    game(3, 1, '2025-10-14', 1),
    game(1, 2, '2025-10-21', 2),
    game(2, 3, '2025-10-23', 2),
  ];
  expect(derivedByes(schedule, [1, 2, 3], games, new Set())).toEqual([
    { teamId: 3, week: 0, date: '2025-10-07' },
    { teamId: 2, week: 1, date: '2025-10-14' },
  ]);
});

test('a date off moves the bye to the next game day; a week that is off altogether has none', () => {
  const off = new Set(['2025-10-07', '2025-10-14', '2025-10-16']);
  expect(derivedByes(schedule, [1], [], off)).toEqual([
    { teamId: 1, week: 0, date: '2025-10-09' },
    { teamId: 1, week: 2, date: '2025-10-21' },
  ]);
});

test('a week without a cell has no byes', () => {
  expect(derivedByes({ ...schedule, slotWeeks: [1] }, [1], [], new Set())).toEqual([
    { teamId: 1, week: 1, date: '2025-10-14' },
  ]);
  expect(derivedByes({ ...schedule, slotWeeks: [] }, [1], [], new Set())).toEqual([]);
});

test('a game counts in the week that it was made for, and where it was moved to', () => {
  const moved = [game(1, 2, '2025-10-14', 0)];
  expect(derivedByes(schedule, [1, 2], moved, new Set())).toEqual([
    { teamId: 1, week: 2, date: '2025-10-21' },
    { teamId: 2, week: 2, date: '2025-10-21' },
  ]);
});

test('a game made by hand counts by its date alone, up to the last day of the week', () => {
  expect(derivedByes({ ...schedule, numWeeks: 1 }, [1, 2], [game(1, 2, '2025-10-12')], new Set())).toEqual([]);
  expect(
    derivedByes({ ...schedule, numWeeks: 1 }, [1], [game(1, 2, '2025-10-13'), game(1, 2, null)], new Set()),
  ).toHaveLength(1);
});
