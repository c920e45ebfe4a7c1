import type { MovingGames } from './moving-games.js';

/** How many steps are taken, and about how many places for games they may look at together. */
const STEPS = 4000;
const WORK = 80_000_000;
/** How far below the next whole number steps aim: further would be too far where the wanted bound is hardly reached. */
const MARGIN = 0.2;
/** How much of a step goes on in the next one. */
const MOMENTUM = 0.7;

/**
 * A number of games that no repair loses fewer than, where it counts that teams play no two games at once and two a
 * week at most. Whatever a game would need elsewhere (room in a place, in a week of its teams, at a time of theirs) has
 * a price; each game goes where it is cheapest, or nowhere, if that would cost more than a game is worth. Whatever the
 * prices, these games' worth and what all room costs are together as much as any repair can place (Lagrange).
 * @param wanted the search ends once the bound is that much
 */
export function fewestLost(games: MovingGames, wanted: number): number {
  const { claims, room } = games.market();
  const prices = new Float64Array(room.length);
  const way = new Float64Array(room.length);
  const steps = Math.min(STEPS, Math.floor(WORK / (claims.reduce((sum, { length }) => sum + length, 0) + 1)));
  let most = claims.length;
  for (let step = 0; step < steps && lostOf(claims.length, most) < wanted; step += 1) {
    const slope = room.map((units) => -units);
    let worth = 0;
    for (const options of claims) {
      const [best, gain] = bestOf(options, prices);
      if (best === null) continue;
      worth += gain;
      for (const claim of best) slope[claim]! += 1;
    }
    for (const [claim, price] of prices.entries()) worth += price * room[claim]!;
    most = Math.min(most, worth);
    let length = 0;
    for (const [claim, much] of slope.entries()) {
      // Room that is left over costs nothing already.
      const isStuck = prices[claim] === 0 && much < 0;
      way[claim] = (isStuck ? 0 : much) + MOMENTUM * way[claim]!;
      length += way[claim]! ** 2;
    }
    if (length === 0) break;
    const stride = (worth - (claims.length - wanted + 1 - MARGIN)) / length;
    for (const [claim, much] of way.entries()) prices[claim] = Math.max(0, prices[claim]! + stride * much);
  }
  return lostOf(claims.length, most);
}

function lostOf(count: number, most: number): number {
  return count - Math.floor(most + 1e-6);
}

/** The option that leaves most of a game's worth, if one leaves any, and how much. */
function bestOf(
  options: readonly (readonly number[])[],
  prices: Float64Array,
): readonly [best: readonly number[] | null, gain: number] {
  let [best, gain]: [readonly number[] | null, number] = [null, 0];
  for (const option of options) {
    let left = 1;
    for (const claim of option) left -= prices[claim]!;
    if (left > gain) [best, gain] = [option, left];
  }
  return [best, gain];
}
