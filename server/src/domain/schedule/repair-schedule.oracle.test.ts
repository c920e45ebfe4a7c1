import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fewestRepair } from '../../testing/schedule-oracle/fewest-repair.js';
import { fewestLost } from './generator/fewest-lost.js';
import { fewestMoves } from './generator/fewest-moves.js';
import { MovingGames } from './generator/moving-games.js';
import { HAPPENINGS, repairedProblem } from './testing/repaired-problem.js';

const RUNS = 2 * Number(process.env.SCHEDULE_RUNS ?? 4);

test('what is called the fewest changes is what an integer program finds', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 100_000 }), fc.constantFrom(...HAPPENINGS), async (seed, happening) => {
      const { problem, present } = repairedProblem(seed, happening, { teams: [4, 10], weeks: [3, 5] });
      const { cells, isFewest } = fewestMoves(problem, present);
      const moved = cells.filter((cell, game) => cell !== null && cell !== present[game]!.cell).length;
      const removed = cells.filter((cell) => cell === null).length;
      fc.pre(isFewest);
      expect({ removed, moved }).toEqual(await fewestRepair(problem, present));
      const games = new MovingGames(problem, present);
      const lost = removed - [...present.keys()].filter((game) => games.options(game).length === 0).length;
      expect(fewestLost(games, lost + 1)).toBeLessThanOrEqual(lost);
    }),
    { numRuns: RUNS },
  );
});
