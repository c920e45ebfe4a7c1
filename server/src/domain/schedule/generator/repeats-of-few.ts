import type { GameLimits } from './game-limits.js';
import type { Instance } from './instance.js';
import type { Participation } from './participation.js';
import type { Seats } from './seats.js';
import { fullWeeks } from './full-weeks.js';

/** The most teams of which all full weeks are listed. */
const FEW = 10;
/** The most steps, and the most sets of games that they look at together. */
const STEPS = 300;
const SETS = 300_000;

/**
 * A number of repeats that no schedule of few teams falls below, by Lagrange's multipliers: each pair of teams has a
 * price per game, each week takes its cheapest set of games, each pair the number of games that is cheapest for it
 * alone. Whatever the prices, that costs at most as much as any schedule; they are raised where pairs meet more often
 * than they would alone, until the bound reaches what was found, or the steps are used up. Teams have prices as well,
 * for the least and the greatest number of games.
 */
export function repeatsOfFew(seats: Seats, participation: Participation, limits: GameLimits): number {
  const { instance, repeats } = seats;
  if (instance.teamCount > FEW) return 0;
  const weeks = fullWeeks(participation);
  if (weeks === null) return 0;
  const sets = weeks.reduce((sum, week) => sum + week.length, 0);
  const steps = Math.min(STEPS, Math.ceil(SETS / sets));
  const prices = Float64Array.from(seats.met, (count) => count - 0.5);
  const teamPrices = new Float64Array(instance.teamCount);
  let best = 0;
  for (let step = 0; step < steps && Math.ceil(best - 1e-6) < repeats; step += 1) {
    const { bound, pairSlope, teamSlope } = evaluate(instance, weeks, prices, teamPrices, limits);
    best = Math.max(best, bound);
    const length = [...pairSlope, ...teamSlope].reduce((sum, slope) => sum + slope * slope, 0);
    if (length === 0) break;
    const stride = ((repeats - bound) / length) * (step % 10 === 9 ? 0.2 : 0.8);
    for (const [index, slope] of pairSlope.entries()) prices[index]! += stride * slope;
    for (const [team, slope] of teamSlope.entries()) teamPrices[team]! += stride * slope;
  }
  return Math.ceil(best - 1e-6);
}

interface Evaluation {
  readonly bound: number;
  readonly pairSlope: Float64Array;
  readonly teamSlope: Float64Array;
}

function evaluate(
  { teamCount, kept }: Instance,
  weeks: readonly (readonly (readonly number[])[])[],
  prices: Float64Array,
  teamPrices: Float64Array,
  { least, most }: GameLimits,
): Evaluation {
  const pairSlope = new Float64Array(teamCount * teamCount);
  const teamSlope = new Float64Array(teamCount);
  let bound = 0;
  const priceOf = (pair: number): number =>
    prices[pair]! + teamPrices[Math.floor(pair / teamCount)]! + teamPrices[pair % teamCount]!;
  const play = (pair: number): void => {
    bound += priceOf(pair);
    pairSlope[pair]! += 1;
    teamSlope[Math.floor(pair / teamCount)]! += 1;
    teamSlope[pair % teamCount]! += 1;
  };
  for (const { home, away } of kept) {
    if (home >= 0 && away >= 0) {
      play(Math.max(home, away) * teamCount + Math.min(home, away));
      continue;
    }
    for (const team of [home, away].filter((index) => index >= 0)) {
      bound += teamPrices[team]!;
      teamSlope[team]! += 1;
    }
  }
  for (const sets of weeks) {
    let [cheapest, cost] = [sets[0]!, Number.POSITIVE_INFINITY];
    for (const set of sets) {
      let sum = 0;
      for (const pair of set) sum += priceOf(pair);
      if (sum < cost) [cheapest, cost] = [set, sum];
    }
    for (const pair of cheapest) play(pair);
  }
  for (let one = 0; one < teamCount; one += 1) {
    for (let other = 0; other < one; other += 1) {
      const pair = one * teamCount + other;
      const alone = Math.max(0, Math.ceil(prices[pair]!));
      bound += (alone * (alone - 1)) / 2 - prices[pair]! * alone;
      pairSlope[pair]! -= alone;
    }
    const games = teamPrices[one]! > 0 ? most[one]! : least[one]!;
    bound -= teamPrices[one]! * games;
    teamSlope[one]! -= games;
  }
  return { bound, pairSlope, teamSlope };
}
