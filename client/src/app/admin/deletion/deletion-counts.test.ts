import { expect, test } from 'vitest';
import { deletionInWords, enumerate } from './deletion-counts';

const nothing = {
  leagues: 0,
  teams: 0,
  rosterEntries: 0,
  divisions: 0,
  unassignedTeams: 0,
  games: 0,
  playedGames: 0,
  statisticLines: 0,
  schedules: 0,
  byes: 0,
  weeksOff: 0,
};

test('only what is there is named, one in the singular', () => {
  expect(deletionInWords(nothing)).toEqual([]);
  expect(deletionInWords({ ...nothing, leagues: 1, teams: 30, rosterEntries: 605, byes: 1 })).toEqual([
    '1 league',
    '30 teams',
    '605 places on rosters',
    '1 bye',
  ]);
});

test.each([
  [0, '2 games'],
  [1, '2 games (1 of them played)'],
  [2, '2 games (all played)'],
])('%d of two games played: %s', (playedGames, expected) => {
  expect(deletionInWords({ ...nothing, games: 2, playedGames })).toEqual([expected]);
});

test.each([
  [[], ''],
  [['a'], 'a'],
  [['a', 'b'], 'a and b'],
  [['a', 'b', 'c'], 'a, b and c'],
])('%j in a sentence: %j', (parts, expected) => {
  expect(enumerate(parts)).toBe(expected);
});
