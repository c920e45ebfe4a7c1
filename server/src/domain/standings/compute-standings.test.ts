import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { computeStandings } from './compute-standings.js';
import type { DecidedGame } from './decided-game.js';
import { standingsRows } from './standings-rows.js';
import { teamRecords } from './team-records.js';
import { tiedTeams } from './tied-teams.js';

const ants = { id: 1, name: 'Ants' };
const bees = { id: 2, name: 'Bees' };
const cats = { id: 3, name: 'Cats' };
const dogs = { id: 4, name: 'Dogs' };

describe('four teams, worked by hand', () => {
  // Ants 3-0, Bees 1-2, Cats 1-2, Dogs 1-2; Bees beat Cats, Cats beat Dogs, Dogs beat Bees: a circle. Differences: +4,
  // -3, -2.
  const games: DecidedGame[] = [
    [1, 2, 52, 50],
    [1, 3, 55, 50],
    [4, 1, 40, 41],
    [2, 3, 61, 60],
    [3, 4, 74, 70],
    [4, 2, 83, 82],
    [4, 3, 30, 30],
  ];
  const rows = computeStandings([dogs, cats, bees, ants], games);

  test('order and the rules that made it', () => {
    expect(rows.map((row) => [row.position, row.name, row.tiebreaker])).toEqual([
      [1, 'Ants', 'winPercentage'],
      [2, 'Bees', 'winPercentage'],
      [3, 'Cats', 'name'],
      [4, 'Dogs', 'pointDifference'],
    ]);
  });

  test('a whole row', () => {
    expect(rows[2]).toEqual({
      id: 3,
      teamId: 3,
      name: 'Cats',
      position: 3,
      wins: 1,
      losses: 2,
      winPercentage: 0.333,
      gamesBehind: 2,
      streak: 'W1',
      results: 'LLW',
      lastTen: { wins: 1, losses: 2 },
      home: { wins: 1, losses: 0 },
      away: { wins: 0, losses: 2 },
      pointsFor: 184,
      pointsAgainst: 186,
      tiebreaker: 'name',
    });
  });
});

test('equal percentages: fewer losses first, and games behind may be below 0', () => {
  const games: DecidedGame[] = [
    [1, 4, 2, 1],
    [1, 4, 2, 1],
    [2, 4, 2, 1],
    [2, 4, 2, 1],
    [2, 4, 2, 1],
    [2, 4, 2, 1],
    [4, 2, 2, 1],
    [3, 4, 2, 1],
  ];
  expect(
    computeStandings([ants, bees, cats, dogs], games).map((row) => [row.name, row.tiebreaker, row.gamesBehind]),
  ).toEqual([
    ['Ants', 'wins', 0],
    ['Cats', 'wins', 0.5],
    ['Bees', 'winPercentage', -0.5],
    ['Dogs', 'winPercentage', 4],
  ]);
});

describe('by division position', () => {
  const games: DecidedGame[] = [[3, 4, 2, 1]];
  const placed = (positions: readonly (number | null | undefined)[]) =>
    computeStandings(
      [ants, bees, cats, dogs].map((team, index) => ({ ...team, divisionPosition: positions[index] })),
      games,
      { order: 'division' },
    ).map((row) => `${row.name} ${row.tiebreaker}`);

  test('ascending, 0 is a place, missing comes last', () => {
    expect(placed([null, 2, 1, 0])).toEqual([
      'Dogs divisionPosition',
      'Cats divisionPosition',
      'Bees divisionPosition',
      'Ants divisionPosition',
    ]);
  });

  test('missing counts as 999, and equal places go by record', () => {
    expect(placed([1000, 999, undefined, 998])).toEqual([
      'Dogs divisionPosition',
      'Cats divisionPosition',
      'Bees winPercentage',
      'Ants divisionPosition',
    ]);
  });

  test('games behind still count from the best record', () => {
    const rows = computeStandings(
      [
        { ...cats, divisionPosition: 1 },
        { ...dogs, divisionPosition: 0 },
      ],
      games,
      { order: 'division' },
    );
    expect(rows.map((row) => [row.name, row.gamesBehind])).toEqual([
      ['Dogs', 1],
      ['Cats', 0],
    ]);
  });
});

test('before the first game everybody stands by name', () => {
  const rows = computeStandings([cats, ants, bees], []);
  expect(rows.map((row) => [row.name, row.winPercentage, row.gamesBehind, row.streak, row.tiebreaker])).toEqual([
    ['Ants', 0, 0, null, 'name'],
    ['Bees', 0, 0, null, 'name'],
    ['Cats', 0, 0, null, 'name'],
  ]);
});

test('one team, no team', () => {
  expect(computeStandings([ants], [])[0]).toMatchObject({ position: 1, tiebreaker: 'winPercentage', gamesBehind: 0 });
  expect(computeStandings([], [])).toEqual([]);
});

describe('any games', () => {
  const teams = Array.from({ length: 8 }, (_item, index) => ({ id: index + 1, name: `Team ${index + 1}` }));
  const team = fc.integer({ min: 1, max: 8 });
  const game = fc.tuple(team, team, fc.nat(3), fc.nat(3)).filter(([home, away]) => home !== away);

  test('the order of the teams given does not matter, and percentages never rise downwards', () => {
    fc.assert(
      fc.property(fc.array(game, { maxLength: 40 }), (games) => {
        const rows = computeStandings(teams, games);
        expect(computeStandings([...teams].reverse(), games)).toEqual(rows);
        expect(rows.map((row) => row.position)).toEqual(teams.map((_team, index) => index + 1));
        const percentages = rows.map((row) => row.winPercentage);
        expect(percentages).toEqual([...percentages].sort((a, b) => b - a));
      }),
    );
  });

  test('totals and only the games among tied teams give the same', () => {
    fc.assert(
      fc.property(fc.array(game, { maxLength: 40 }), (games) => {
        const records = teamRecords(teams, games);
        const groups = tiedTeams(records).map((group) => new Set<unknown>(group.map((record) => record.id)));
        const needed = games.filter(([home, away]) => groups.some((ids) => ids.has(home) && ids.has(away)));
        expect(standingsRows(records, needed)).toEqual(computeStandings(teams, games));
      }),
    );
  });
});
