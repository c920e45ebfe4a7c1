import fc from 'fast-check';
import { expect, test } from 'vitest';
import { randomOf } from '../demo/random.js';
import { planSimulatedGame } from './plan-simulated-game.js';

const roster = (first: number) =>
  fc.integer({ min: 5, max: 12 }).map((size) => Array.from({ length: size }, (_n, at) => first + at));
const POINTS: Record<string, number> = { MADE_TWO: 2, MADE_THREE: 3, MADE_FREE_THROW: 1 };

test('a simulated game ends with the points of its baskets, has a winner, and goes from beginning to end', () => {
  fc.assert(
    fc.property(fc.integer(), roster(100), roster(200), (seed, home, away) => {
      const sides = [
        { teamId: 1, playerIds: home },
        { teamId: 2, playerIds: away },
      ] as const;
      const { plays, homeScore, awayScore } = planSimulatedGame(randomOf(seed), sides, [11, 12, 13, 14, 15]);
      const points = (team: number) =>
        plays.reduce((sum, { teamId, kind }) => sum + (teamId === team ? (POINTS[kind] ?? 0) : 0), 0);
      expect([points(1), points(2)]).toEqual([homeScore, awayScore]);
      expect(homeScore).not.toBe(awayScore);
      expect(plays.map(({ at }) => at)).toEqual(plays.map(({ at }) => at).toSorted((a, b) => a - b));
      expect(plays.findIndex(({ kind }) => kind === 'PERIOD_START')).toBe(10);
      expect(plays[10]).toMatchObject({ periodId: 11, clock: 600, at: 0 });
      expect(plays.at(-1)).toMatchObject({ kind: 'PERIOD_END', clock: 0 });
      const rosters: Record<number, readonly (number | null)[]> = { 1: home, 2: away };
      expect(plays.filter(({ teamId, playerId }) => teamId !== null && !rosters[teamId]?.includes(playerId))).toEqual(
        [],
      );
    }),
    { numRuns: 30 },
  );
});

test('without an overtime a game does not end in a tie either', () => {
  for (let seed = 0; seed < 60; seed += 1) {
    const sides = [
      { teamId: 1, playerIds: [1, 2, 3, 4, 5] },
      { teamId: 2, playerIds: [6, 7, 8, 9, 10] },
    ] as const;
    const { homeScore, awayScore, plays } = planSimulatedGame(randomOf(seed), sides, [11, 12, 13, 14]);
    expect(homeScore).not.toBe(awayScore);
    expect(plays.at(-1)?.periodId).toBe(14);
  }
});
