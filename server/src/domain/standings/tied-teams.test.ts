import { expect, test } from 'vitest';
import { tiedTeams } from './tied-teams.js';

test('groups of level records, best first; teams that have decided nothing need no games', () => {
  const records = [
    [4, 2],
    [6, 0],
    [0, 0],
    [4, 2],
    [2, 4],
    [0, 0],
    [2, 4],
    [2, 4],
    [8, 4],
  ].map(([wins = 0, losses = 0], id) => ({ id, wins, losses }));
  expect(tiedTeams(records).map((group) => group.map((record) => record.id))).toEqual([
    [0, 3],
    [4, 6, 7],
  ]);
});

test('no ties, no games needed', () => {
  expect(
    tiedTeams([
      { wins: 2, losses: 0 },
      { wins: 1, losses: 1 },
      { wins: 0, losses: 2 },
    ]),
  ).toEqual([]);
  expect(tiedTeams([])).toEqual([]);
});
