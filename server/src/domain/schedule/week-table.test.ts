import { expect, test } from 'vitest';
import type { Cell } from './schedule-problem.js';
import { gamesOutside, type TableGame, weekTable } from './week-table.js';

// 2025-10-06 is a Monday.
const schedule = { startDate: '2025-10-06', gameDays: ['Monday', 'Wednesday'], numWeeks: 2 };
const cell = (date: string, time: string, locationId: number | null = null, court: string | null = null): Cell => ({
  weekIndex: date < '2025-10-13' ? 0 : 1,
  date,
  time,
  locationId,
  court,
});
const game = (id: number, weekIndex: number | null, date: string | null, more: Partial<TableGame> = {}): TableGame => ({
  id,
  weekIndex,
  date,
  time: '18:00',
  locationId: null,
  court: null,
  ...more,
});
const ids = (table: ReturnType<typeof weekTable>) =>
  table.map(({ dates, otherGames }) => [
    dates.map(({ date, cells, otherGames: others }) => [
      date,
      cells.map((filled) => filled.game?.id ?? null),
      others.map(({ id }) => id),
    ]),
    otherGames.map(({ id }) => id),
  ]);

test('each date has its cells with their games', () => {
  const cells = [cell('2025-10-06', '18:00'), cell('2025-10-06', '19:00'), cell('2025-10-15', '18:00')];
  const games = [game(1, 0, '2025-10-06'), game(2, 1, '2025-10-15', { time: '21:00' })];
  expect(ids(weekTable(schedule, cells, games))).toEqual([
    [
      [
        ['2025-10-06', [1, null], []],
        ['2025-10-08', [], []],
      ],
      [],
    ],
    [
      [
        ['2025-10-13', [], []],
        ['2025-10-15', [null], [2]],
      ],
      [],
    ],
  ]);
});

test('a game stands in the cell of its court, and one without a court in whichever is left', () => {
  const cells = [
    cell('2025-10-06', '18:00', 7, 'A'),
    cell('2025-10-06', '18:00', 7, 'B'),
    cell('2025-10-06', '18:00', 8),
  ];
  const games = [
    game(1, 0, '2025-10-06'),
    game(2, 0, '2025-10-06', { locationId: 7, court: 'A' }),
    game(3, 0, '2025-10-06', { locationId: 9 }),
  ];
  expect(ids(weekTable(schedule, cells, games))[0]![0]![0]).toEqual(['2025-10-06', [2, 1, null], [3]]);
});

test('a game that was moved out of all weeks is named in the week that it was made for', () => {
  const games = [game(1, 1, '2025-12-01'), game(2, 1, null), game(3, null, '2025-12-01')];
  expect(ids(weekTable(schedule, [], games)).map(([, others]) => others)).toEqual([[], [1, 2]]);
});

test('a game is somewhere in the table, or outside of it', () => {
  const inWeeks = [game(1, 0, '2025-10-06'), game(2, 9, '2025-10-15'), game(3, 1, null)];
  const outside = [
    game(4, 2, '2025-10-20'),
    game(5, 7, null),
    game(6, null, '2025-12-01'),
    game(7, null, null),
    // In a week, though on none of its game days, and made for none.
    game(8, null, '2025-10-07'),
  ];
  const games = [...inWeeks, ...outside];
  expect(gamesOutside(weekTable(schedule, [cell('2025-10-06', '18:00')], games), games)).toEqual(outside);
});
