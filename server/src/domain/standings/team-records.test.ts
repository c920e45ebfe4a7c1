import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { DecidedGame } from './decided-game.js';
import { teamRecords } from './team-records.js';

const teams = [
  { id: 1, name: 'Ants' },
  { id: 2, name: 'Bees' },
  { id: 3, name: 'Cats' },
];

test('three games of three teams, worked by hand', () => {
  const games: DecidedGame[] = [
    [1, 2, 50, 40],
    [2, 3, 61, 60],
    [3, 1, 70, 55],
    [1, 3, 30, 30],
  ];
  expect(teamRecords(teams, games)).toEqual([
    {
      id: 1,
      name: 'Ants',
      wins: 1,
      losses: 1,
      home: { wins: 1, losses: 0 },
      away: { wins: 0, losses: 1 },
      pointsFor: 105,
      pointsAgainst: 110,
      streak: 'L1',
      lastTen: { wins: 1, losses: 1 },
      results: 'WL',
    },
    {
      id: 2,
      name: 'Bees',
      wins: 1,
      losses: 1,
      home: { wins: 1, losses: 0 },
      away: { wins: 0, losses: 1 },
      pointsFor: 101,
      pointsAgainst: 110,
      streak: 'W1',
      lastTen: { wins: 1, losses: 1 },
      results: 'LW',
    },
    {
      id: 3,
      name: 'Cats',
      wins: 1,
      losses: 1,
      home: { wins: 1, losses: 0 },
      away: { wins: 0, losses: 1 },
      pointsFor: 130,
      pointsAgainst: 116,
      streak: 'W1',
      lastTen: { wins: 1, losses: 1 },
      results: 'LW',
    },
  ]);
});

test('nothing decided: no streak, no record', () => {
  const [ants] = teamRecords(teams, [
    [1, 2, 0, 0],
    [1, 3, 20, 20],
  ]);
  expect(ants).toMatchObject({
    results: '',
    wins: 0,
    losses: 0,
    pointsFor: 0,
    streak: null,
    lastTen: { wins: 0, losses: 0 },
  });
});

describe('streak and last ten of the first team', () => {
  test.each([
    ['W', 'W1', 1, 0],
    ['WLL', 'L2', 1, 2],
    ['LWWW', 'W3', 3, 1],
    ['WWWWWWWWWWWW', 'W12', 10, 0],
    ['WWLLLLLLLLLW', 'W1', 1, 9],
  ])('%s', (results, streak, wins, losses) => {
    const games = [...results].map((result): DecidedGame => (result === 'W' ? [1, 2, 2, 1] : [2, 1, 2, 1]));
    expect(teamRecords(teams, games)[0]).toMatchObject({ streak, results, lastTen: { wins, losses } });
  });
});

test('a guest from outside the list counts for the team inside', () => {
  const [ants] = teamRecords(
    [{ id: 1, name: 'Ants' }],
    [
      [1, 99, 10, 5],
      [99, 1, 3, 1],
    ],
  );
  expect(ants).toMatchObject({ wins: 1, losses: 1, pointsFor: 11, pointsAgainst: 8, streak: 'L1' });
});

test('as many wins as losses, as many points for as against, home and away together all', () => {
  const score = fc.nat(5);
  const team = fc.constantFrom(1, 2, 3);
  const game = fc.tuple(team, team, score, score).filter(([home, away]) => home !== away);
  fc.assert(
    fc.property(fc.array(game), (games) => {
      const records = teamRecords(teams, games);
      const sum = (pick: (record: (typeof records)[number]) => number) =>
        records.reduce((total, record) => total + pick(record), 0);
      expect(sum((record) => record.wins)).toBe(sum((record) => record.losses));
      expect(sum((record) => record.pointsFor - record.pointsAgainst)).toBe(0);
      for (const record of records) expect(record.home.wins + record.away.wins).toBe(record.wins);
    }),
  );
});
