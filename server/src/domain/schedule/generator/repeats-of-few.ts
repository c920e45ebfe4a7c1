import type { FullWeek, ListedWeeks } from './full-weeks.js';
import type { Participation } from './participation.js';
import type { Seats } from './seats.js';
import { fixedCounts, limitsOf } from './team-counts.js';
import type { Windows } from './within-windows.js';

/** The most steps, and the most sets of games that they look at together. */
const STEPS = 1000;
const SETS = 2_000_000;
/** How much of a step goes on in the next one. */
const MOMENTUM = 0.8;

/**
 * A number of repeats that no schedule of few teams falls below, by Lagrange's multipliers: each pair of teams has a
 * price per game, each week takes its cheapest set of games, each pair the number of games that is cheapest for it
 * alone. Whatever the prices, that costs at most as much as any schedule; they are raised where pairs meet more often
 * than they would alone, until the bound reaches what was found, or the steps are used up. Teams have prices as well,
 * for games, byes and double headers beside the windows that every schedule that is as even lies in.
 */
export function repeatsOfFew(
  seats: Seats,
  listed: readonly ListedWeeks[],
  participation: Participation,
  windows: readonly Windows[],
): number {
  const sets = listed.reduce((sum, { ways }) => sum + ways.length, 0);
  const fixed = fixedCounts(participation);
  const limits = windows.map((window) => limitsOf(window, seats.instance.leftOut, fixed));
  const dual = new Dual(seats, listed, fixed, limits);
  return dual.best(seats.repeats, Math.min(STEPS, Math.ceil(SETS / sets)));
}

/** Prices, and what they prove. */
class Dual {
  private readonly count: number;
  private readonly keptPairs: readonly number[];
  private readonly pairPrice: Float64Array;
  private readonly pairSlope: Float64Array;
  /** Of what teams have, as `measure * teams + team`. */
  private readonly price: Float64Array;
  private readonly slope: Float64Array;

  constructor(
    seats: Seats,
    private readonly listed: readonly ListedWeeks[],
    private readonly fixed: Int32Array,
    private readonly limits: readonly { least: Int32Array; most: Int32Array }[],
  ) {
    this.count = seats.teamCount;
    this.keptPairs = seats.instance.kept.flatMap(({ home, away }) =>
      home < 0 || away < 0 ? [] : [Math.max(home, away) * this.count + Math.min(home, away)],
    );
    this.pairPrice = Float64Array.from(seats.met, (count) => count - 0.5);
    this.pairSlope = new Float64Array(this.count * this.count);
    this.price = new Float64Array(fixed.length);
    this.slope = new Float64Array(fixed.length);
  }

  /** @param wanted the search ends once the bound is that much */
  best(wanted: number, steps: number): number {
    let best = 0;
    const ways = [this.pairSlope, this.slope].map((list) => new Float64Array(list.length));
    for (let step = 0; step < steps && Math.ceil(best - 1e-6) < wanted; step += 1) {
      const bound = this.evaluate();
      best = Math.max(best, bound);
      let length = 0;
      for (const [index, list] of [this.pairSlope, this.slope].entries())
        for (const [at, slope] of list.entries()) {
          const way = slope + MOMENTUM * ways[index]![at]!;
          ways[index]![at] = way;
          length += way * way;
        }
      if (length === 0) break;
      const stride = ((wanted - bound) / length) * (step % 10 === 9 ? 0.2 : 0.8);
      for (const [at, way] of ways[0]!.entries()) this.pairPrice[at]! += stride * way;
      for (const [at, way] of ways[1]!.entries()) this.price[at]! += stride * way;
    }
    return Math.ceil(best - 1e-6);
  }

  /** What the prices prove; leaves in the slopes how they could prove more. */
  private evaluate(): number {
    this.pairSlope.fill(0);
    this.slope.set(this.fixed);
    let bound = 0;
    for (const [place, count] of this.fixed.entries()) bound += this.price[place]! * count;
    for (const pair of this.keptPairs) {
      bound += this.pairPrice[pair]!;
      this.pairSlope[pair]! += 1;
    }
    for (const { weeks, ways } of this.listed) bound += weeks.length * this.fill(weeks.length, ways);
    for (let one = 1; one < this.count; one += 1)
      for (let other = 0; other < one; other += 1) bound -= this.meet(one * this.count + other);
    return bound - this.dearestWindow();
  }

  /** Takes the cheapest way to fill some weeks. @returns what it costs for one of them */
  private fill(count: number, ways: readonly FullWeek[]): number {
    let [cheapest, cost] = [ways[0]!, Number.POSITIVE_INFINITY];
    for (const way of ways) {
      let sum = 0;
      for (const pair of way.pairs) sum += this.pairPrice[pair]!;
      for (const place of way.places) sum += this.price[place]!;
      if (sum < cost) [cheapest, cost] = [way, sum];
    }
    for (const pair of cheapest.pairs) this.pairSlope[pair]! += count;
    for (const place of cheapest.places) this.slope[place]! += count;
    return cost;
  }

  /** Lets a pair meet as often as is best for it alone. @returns what that brings */
  private meet(pair: number): number {
    const price = this.pairPrice[pair]!;
    const alone = Math.max(0, Math.ceil(price));
    this.pairSlope[pair]! -= alone;
    return price * alone - (alone * (alone - 1)) / 2;
  }

  /** Lets teams have what pays best within one of the windows. @returns what that brings */
  private dearestWindow(): number {
    const values = this.limits.map(({ least, most }) =>
      this.price.reduce((sum, price, place) => sum + price * (price > 0 ? most : least)[place]!, 0),
    );
    const value = Math.max(...values);
    const { least, most } = this.limits[values.indexOf(value)]!;
    for (const [place, price] of this.price.entries()) this.slope[place]! -= (price > 0 ? most : least)[place]!;
    return value;
  }
}
