import { expect, test } from 'vitest';
import type { GameStatus } from '../game/game-status.js';
import { restOfWeeks } from './rest-of-weeks.js';
import { weekTable } from './week-table.js';

test('byes follow from all games of the league, double headers from those of the schedule', () => {
  const schedule = { id: 1, startDate: '2025-10-06', gameDays: [], numWeeks: 2, slotWeeks: [null] };
  const own = (id: number, homeTeamId: number, awayTeamId: number, weekIndex: number, date: string) => {
    return { id, homeTeamId, awayTeamId, scheduleId: 1, weekIndex, date, time: '18:00', locationId: null, court: null };
  };
  const games = [own(1, 1, 2, 0, '2025-10-06'), own(2, 1, 3, 0, '2025-10-08'), own(3, 2, 3, 1, '2025-10-13')];
  const beside = { ...own(4, 1, 2, 0, '2025-10-14'), scheduleId: null, weekIndex: null };
  const league = { teamIds: [1, 2, 3, 4], games: [...games, beside], weeksOff: new Set<string>() };
  expect(restOfWeeks(schedule, weekTable(schedule, [], games), league)).toEqual([
    { byes: [{ teamId: 4, week: 0, date: '2025-10-06' }], postponed: [], cancelled: [], doubleHeaders: [1] },
    { byes: [{ teamId: 4, week: 1, date: '2025-10-13' }], postponed: [], cancelled: [], doubleHeaders: [] },
  ]);
});

test('who does not play only since games are off has no bye, and a game that is off makes no double header', () => {
  const schedule = { id: 1, startDate: '2025-10-06', gameDays: [], numWeeks: 1, slotWeeks: [null] };
  const own = (id: number, homeTeamId: number, awayTeamId: number, status: GameStatus) => {
    const place = { weekIndex: 0, date: '2025-10-06', time: '18:00', locationId: null, court: null };
    return { ...place, id, homeTeamId, awayTeamId, scheduleId: 1, status };
  };
  // 1 plays 2 and would play 3; 4 and 5 have a cancelled game, 5 and 6 a postponed one; 7 has none.
  const games = [
    own(1, 1, 2, 'final'),
    own(2, 1, 3, 'postponed'),
    own(3, 4, 5, 'cancelled'),
    own(4, 5, 6, 'postponed'),
  ];
  const league = { teamIds: [1, 2, 3, 4, 5, 6, 7], games, weeksOff: new Set<string>() };
  expect(restOfWeeks(schedule, weekTable(schedule, [], games), league)).toEqual([
    {
      byes: [{ teamId: 7, week: 0, date: '2025-10-06' }],
      postponed: [3, 5, 6],
      cancelled: [4],
      doubleHeaders: [],
    },
  ]);
});
