import { roundCount } from './round-count.js';
import { slotOrder } from './slot-order.js';

/** The two seeds of a match, the better one first. */
export type SeedPair = readonly [better: number, worse: number];

/**
 * The matches of round 1 for so many teams, from top to bottom. Slots without a team are byes of the best seeds, which
 * wait in round 2. Empty for fewer than two teams.
 */
export function firstRound(teams: number): SeedPair[] {
  const order = slotOrder(2 ** roundCount(teams));
  const pairs: SeedPair[] = [];
  for (let slot = 0; slot + 1 < order.length; slot += 2) {
    const [better = 0, worse = 0] = order.slice(slot, slot + 2);
    if (worse <= teams) pairs.push([better, worse]);
  }
  return pairs;
}
