import type { FullWeek, ListedWeeks } from './full-weeks.js';
import type { Random } from './random.js';
import type { Seats } from './seats.js';
import { settle } from './reseat.js';
import { restore, stateOf } from './seats-state.js';
import { limitsOf } from './team-counts.js';
import type { Windows } from './within-windows.js';

/** How many changes are looked at. */
const TRIES = 150_000;
/** How freely changes for the worse are taken at first and at last. */
const HOT = 1.5;
const COLD = 0.2;
/** What it costs at last that a team has one more or less than a window allows, in repeats; at first it is free. */
const OUTSIDE = 25;

/**
 * Chooses among all ways to fill each week, where there are few enough to list: one or two weeks at a time are filled
 * otherwise, and for a while teams may have more or less than they should. The seats change only for fewer repeats.
 * @param fixed what teams have beside the weeks that are listed
 */
export function chooseFullWeeks(
  seats: Seats,
  listed: readonly ListedWeeks[],
  fixed: Int32Array,
  windows: readonly Windows[],
  bound: number,
  random: Random,
): void {
  for (const window of windows) {
    const choice = new Choice(seats, listed, fixed, limitsOf(window, seats.instance.leftOut, fixed));
    const found = choice.search(seats.repeats, bound, random);
    if (found !== null) fill(seats, found);
    if (seats.repeats <= bound) return;
  }
}

/** Seats the games of each week anew, or leaves all as they are where one week has no slots for its games. */
function fill(seats: Seats, chosen: ReadonlyMap<number, FullWeek>): void {
  const { teamCount } = seats;
  const before = stateOf(seats);
  for (const [week, { pairs }] of chosen) {
    const games = pairs.map((_pair, index) => seats.firstGame[week]! + index);
    for (const game of games) seats.lift(game);
    const teams = pairs.map((pair): [number, number] => [Math.floor(pair / teamCount), pair % teamCount]);
    if (settle(seats, games, teams)) continue;
    for (const [game, pair, slot] of games.map((index) => before[index]!)) seats.place(game, pair, slot);
    restore(seats, before);
    return;
  }
}

/** Which way each week is filled. */
class Choice {
  private readonly weeks: { week: number; ways: readonly FullWeek[] }[];
  private readonly way: FullWeek[];
  private readonly met: Int32Array;
  private readonly has: Int32Array;
  private repeats = 0;
  /** By how much teams have more or less than they should. */
  private outside = 0;

  constructor(
    private readonly seats: Seats,
    listed: readonly ListedWeeks[],
    fixed: Int32Array,
    private readonly limits: { least: Int32Array; most: Int32Array },
  ) {
    this.weeks = listed.flatMap(({ weeks, ways }) => weeks.map((week) => ({ week, ways })));
    const { teamCount, instance } = seats;
    this.met = new Int32Array(teamCount * teamCount);
    this.has = fixed.slice();
    for (const [place, amount] of fixed.entries()) this.outside += this.beyond(place, amount);
    for (const { home, away } of instance.kept)
      if (home >= 0 && away >= 0) this.meet(Math.max(home, away) * teamCount + Math.min(home, away), 1);
    this.way = this.weeks.map(({ week, ways }) => this.present(week, ways));
    for (const way of this.way) this.add(way, 1);
  }

  /** @returns the best choice with fewer repeats than known, or null */
  search(known: number, bound: number, random: Random): Map<number, FullWeek> | null {
    let fewest = known;
    let best: FullWeek[] | null = null;
    const open = [...this.weeks.keys()].filter((index) => this.weeks[index]!.ways.length > 1);
    for (let attempt = 0; attempt < TRIES && fewest > bound && open.length > 0; attempt += 1) {
      const warmth = HOT + ((COLD - HOT) * attempt) / TRIES;
      const [repeats, outside] = [this.repeats, this.outside];
      const changed = Array.from({ length: 1 + random.below(2) }, () => open[random.below(open.length)]!);
      const ways = changed.map((index) => this.way[index]!);
      for (const index of changed) this.put(index, random);
      const change = this.repeats - repeats + ((OUTSIDE * attempt) / TRIES) * (this.outside - outside);
      if (change > 0 && random.fraction() >= Math.exp(-change / warmth)) {
        for (const index of changed.keys()) this.set(changed.at(-1 - index)!, ways.at(-1 - index)!);
        continue;
      }
      if (this.outside > 0 || this.repeats >= fewest) continue;
      fewest = this.repeats;
      best = [...this.way];
    }
    return best && new Map(best.map((way, index) => [this.weeks[index]!.week, way]));
  }

  private put(index: number, random: Random): void {
    const { ways } = this.weeks[index]!;
    this.set(index, ways[random.below(ways.length)]!);
  }

  private set(index: number, way: FullWeek): void {
    this.add(this.way[index]!, -1);
    this.way[index] = way;
    this.add(way, 1);
  }

  private add(way: FullWeek, change: 1 | -1): void {
    for (const pair of way.pairs) this.meet(pair, change);
    for (const place of way.places) {
      const amount = this.has[place]!;
      this.outside += this.beyond(place, amount + change) - this.beyond(place, amount);
      this.has[place] = amount + change;
    }
  }

  private meet(pair: number, change: 1 | -1): void {
    this.repeats += change === 1 ? this.met[pair]! : 1 - this.met[pair]!;
    this.met[pair]! += change;
  }

  private beyond(place: number, amount: number): number {
    return Math.max(0, this.limits.least[place]! - amount, amount - this.limits.most[place]!);
  }

  /** How a week is filled now. */
  private present(week: number, ways: readonly FullWeek[]): FullWeek {
    const { seats } = this;
    const pairs = new Set<number>();
    for (let game = seats.firstGame[week]!; game < seats.firstGame[week + 1]!; game += 1) {
      const [one, other] = [seats.team[2 * game]!, seats.team[2 * game + 1]!];
      pairs.add(Math.max(one, other) * seats.teamCount + Math.min(one, other));
    }
    return ways.find((way) => way.pairs.every((pair) => pairs.has(pair))) ?? ways[0]!;
  }
}
