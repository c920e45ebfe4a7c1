import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countsInRanking } from './counts-in-ranking.js';
import { highsOf } from './highs-of.js';
import { leastGames } from './least-games.js';
import { milestonesOf } from './milestones-of.js';
import { placeAmong } from './place-among.js';
import { countFrom, rankAmong } from './rank-among.js';
import { seriesByOpponent } from './series-by-opponent.js';
import { splitGames } from './split-games.js';

const values = fc.array(fc.integer({ min: 0, max: 40 }), { minLength: 1, maxLength: 30 });

test('equal values share a place, and the next one is left out', () => {
  const all = [20, 30, 10, 20];
  expect(all.map((value) => placeAmong(value, all))).toEqual([2, 1, 4, 2]);
});

test('the best is first, and as many are ahead of a place as it says', () => {
  fc.assert(
    fc.property(values, (all) => {
      expect(placeAmong(Math.max(...all), all)).toBe(1);
      const sorted = all.toSorted((a, b) => b - a);
      sorted.forEach((value, index) => expect(placeAmong(value, all)).toBeLessThanOrEqual(index + 1));
    }),
  );
});

const percentileAmong = (value: number, all: readonly number[]): number =>
  rankAmong(
    value,
    all.toSorted((a, b) => a - b),
  ).percentile;

test('a sorted list gives the same places, and as many from a value on as are not below it', () => {
  fc.assert(
    fc.property(values, (all) => {
      const ascending = all.toSorted((a, b) => a - b);
      for (const value of all) {
        expect(rankAmong(value, ascending).place).toBe(placeAmong(value, all));
        expect(countFrom(value, ascending)).toBe(all.filter((other) => other >= value).length);
      }
    }),
  );
});

test('percentiles by hand', () => {
  expect([10, 20, 30].map((value) => percentileAmong(value, [10, 20, 30]))).toEqual([0, 50, 100]);
  expect(percentileAmong(20, [10, 20, 20, 30])).toBe(50);
  expect(percentileAmong(5, [5])).toBe(100);
  // The second of 325 leaves 323 of 324 behind, which is 99.69 in a hundred, and the last but one leaves one behind.
  const many = Array.from({ length: 325 }, (_, index) => index);
  expect([0, 1, 162, 323, 324].map((value) => percentileAmong(value, many))).toEqual([0, 1, 50, 99, 100]);
});

test('a percentile is within 0 and 100, follows the values, and its average is the middle', () => {
  fc.assert(
    fc.property(values, (all) => {
      const of = (value: number) => percentileAmong(value, all);
      for (const value of all)
        expect(of(value)).toSatisfy((percentile: number) => percentile >= 0 && percentile <= 100);
      const sorted = all.toSorted((a, b) => a - b).map(of);
      expect(sorted).toEqual(sorted.toSorted((a, b) => a - b));
      const average = sorted.reduce((sum, each) => sum + each, 0) / all.length;
      expect(Math.abs(average - (all.length === 1 ? 100 : 50))).toBeLessThan(1);
    }),
  );
});

test('the least number of games is half of the most', () => {
  expect([leastGames([]), leastGames([1]), leastGames([3, 53]), leastGames([10])]).toEqual([1, 1, 27, 5]);
});

test('a percentage asks for attempts as well as for games', () => {
  expect([
    countsInRanking(5, null, 5),
    countsInRanking(4, null, 5),
    countsInRanking(9, 4, 5),
    countsInRanking(5, 5, 5),
  ]).toEqual([true, false, false, true]);
});

const game = fc.record({
  date: fc.option(fc.constantFrom('2025-10-01', '2025-10-30', '2025-11-02', '2026-01-01')),
  home: fc.boolean(),
  won: fc.option(fc.boolean()),
});

test('home and away are all games, and so are the months of those with a day', () => {
  fc.assert(
    fc.property(fc.array(game, { maxLength: 30 }), (games) => {
      const splits = splitGames(games);
      const count = (...kinds: string[]) =>
        splits.filter(({ kind }) => kinds.includes(kind)).reduce((sum, split) => sum + split.games.length, 0);
      expect(count('all')).toBe(games.length);
      expect(count('home', 'away')).toBe(games.length);
      expect(count('last_five')).toBe(Math.min(5, games.length));
      expect(count('wins', 'losses')).toBe(games.filter(({ won }) => won !== null).length);
      expect(count('month')).toBe(games.filter(({ date }) => date !== null).length);
      expect(splits.every((split) => split.games.length > 0)).toBe(true);
    }),
  );
});

test('milestones by hand: the first game with 10, and with 30 past 20; 100 altogether', () => {
  expect(milestonesOf([[9], [12], [11], [34], [31], [null], [3]])).toEqual([
    { kind: 'game', statistic: 0, reached: 10, game: 1 },
    { kind: 'game', statistic: 0, reached: 30, game: 3 },
    { kind: 'total', statistic: 0, reached: 100, game: 6 },
  ]);
  expect(milestonesOf(Array.from({ length: 60 }, () => [0]))).toEqual([
    { kind: 'games', statistic: null, reached: 50, game: 49 },
  ]);
});

test('each milestone is told once, and games before it had less', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.option(fc.nat(60)), fc.nat(60)), { maxLength: 60 }), (games) => {
      const told = milestonesOf(games);
      expect(new Set(told.map(({ kind, statistic, reached }) => `${kind} ${statistic} ${reached}`)).size).toBe(
        told.length,
      );
      for (const { statistic, reached, game: at } of told.filter(({ kind }) => kind === 'game')) {
        expect(games[at]![statistic!]!).toBeGreaterThanOrEqual(reached);
        expect(games.slice(0, at).every((each) => (each[statistic!] ?? 0) < reached)).toBe(true);
      }
    }),
  );
});

test('highs by hand: the first game with the most, and how often; nothing of zeros', () => {
  expect(
    highsOf([
      [3, 0, null],
      [7, 0, 1],
      [7, null, 0],
    ]),
  ).toEqual([
    { statistic: 0, value: 7, game: 1, times: 2 },
    { statistic: 2, value: 1, game: 1, times: 1 },
  ]);
  expect(highsOf([])).toEqual([]);
});

test('series by hand: a tie is neither won nor lost', () => {
  const game = (opponentId: number, own: number, other: number) => ({ opponentId, own, other });
  expect(seriesByOpponent([game(2, 10, 8), game(3, 5, 5), game(2, 7, 9)])).toEqual([
    { opponentId: 2, games: 2, wins: 1, losses: 1, pointsFor: 17, pointsAgainst: 17 },
    { opponentId: 3, games: 1, wins: 0, losses: 0, pointsFor: 5, pointsAgainst: 5 },
  ]);
});
