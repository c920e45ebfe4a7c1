import type { Participation } from './participation.js';
import type { Windows } from './within-windows.js';

/** The most steps, and about how many teams they look at together. */
const STEPS = 120;
const WORK = 6_000_000;
const MOMENTUM = 0.6;

/**
 * A difference of games at the same time, over all times, that no schedule falls below. Each time by itself has a least
 * and a greatest number of games of its teams, and so many games as weeks leave it; a team's games at all times are as
 * many as it has. For that every team pays a price per game (Lagrange): whatever the prices, the cheapest choice of
 * each time alone costs no more than any schedule.
 * @param wanted the search ends once the bound is that much
 */
export function timesBound(participation: Participation, windows: readonly Windows[], wanted: number): number {
  const times = timesOf(participation);
  const { teamCount, leftOut } = participation.instance;
  const teams = Array.from({ length: teamCount }, (_item, team) => team).filter((team) => leftOut[team] === 0);
  /** Kept games that count at no time: it has no cells, or does not suit the team. */
  const elsewhere = new Int32Array(teamCount);
  for (const { home, away, time } of participation.instance.kept) {
    const own = times.find((each) => each.time === time);
    for (const team of [home, away]) if (team >= 0 && own?.teams.includes(team) !== true) elsewhere[team]! += 1;
  }
  const size = times.reduce((sum, time) => sum + time.teams.length * (time.highest + 2) * (wanted + 1), 0);
  const steps = Math.min(STEPS, Math.ceil(WORK / Math.max(1, size)));
  const prices = new Float64Array(teamCount);
  const way = new Float64Array(teamCount);
  let best = 0;
  for (let step = 0; step < steps && Math.ceil(best - 1e-6) < wanted; step += 1) {
    const slope = Float64Array.from(elsewhere);
    let bound = teams.reduce((sum, team) => sum + prices[team]! * elsewhere[team]!, 0);
    for (const time of times) bound += cheapest(time, prices, wanted, slope);
    bound -= dearest(participation, teams, windows, prices, slope);
    best = Math.max(best, bound);
    let length = 0;
    for (const team of teams) {
      way[team] = slope[team]! + MOMENTUM * way[team]!;
      length += way[team]! ** 2;
    }
    if (length === 0) break;
    for (const team of teams) prices[team]! += ((wanted - bound) / length) * way[team]!;
  }
  return Math.ceil(best - 1e-6);
}

/** What is known of the games at one time. */
interface Time {
  /** HH:MM. */
  readonly time: string;
  /** Those that may play then. */
  readonly teams: readonly number[];
  /** By team: kept games. */
  readonly kept: Int32Array;
  /** Games in all that teams who may play then have, at the least and at the most, each game counted for both. */
  readonly least: number;
  readonly most: number;
  /** The most games that one of the teams can have. */
  readonly highest: number;
}

function timesOf({ instance, weeks }: Participation): Time[] {
  const { problem, leftOut, slots, teamCount, weekCount } = instance;
  const gamesIn = new Int32Array(weekCount);
  for (const week of weeks) gamesIn[week.week] = week.assignment().length / 2;
  return [...new Set(problem.cells.map((cell) => cell.time))].map((time) => {
    const teams = problem.teams.flatMap((team, index) =>
      leftOut[index] === 0 && !team.unavailableTimes.includes(time) ? [index] : [],
    );
    const kept = new Int32Array(teamCount);
    for (const game of instance.kept)
      if (game.time === time) for (const team of [game.home, game.away]) if (team >= 0) kept[team]! += 1;
    const [here, beside] = [new Int32Array(weekCount), new Int32Array(weekCount)];
    const places = new Int32Array(weekCount);
    for (const slot of slots) {
      (slot.time === time ? here : beside)[slot.week]! += slot.cells.length;
      if (slot.time === time) places[slot.week]! += 1;
    }
    let [least, most, highest] = [0, 0, 0];
    for (let week = 0; week < weekCount; week += 1) {
      least += Math.max(0, gamesIn[week]! - beside[week]!);
      most += Math.min(gamesIn[week]!, here[week]!);
      highest += Math.min(2, places[week]!);
    }
    const ofKept = teams.reduce((sum, team) => sum + kept[team]!, 0);
    return {
      time,
      teams,
      kept,
      least: ofKept + 2 * least,
      most: ofKept + 2 * most,
      highest: highest + Math.max(0, ...kept),
    };
  });
}

/** The cheapest numbers of games of the teams at one time, which are added to the slope. @returns what they cost */
function cheapest(time: Time, prices: Float64Array, wanted: number, slope: Float64Array): number {
  const { teams, kept, least, most, highest } = time;
  const sorted = teams.toSorted((a, b) => prices[a]! - prices[b]!);
  let [cost, low, high, number] = [Number.POSITIVE_INFINITY, 0, 0, 0];
  for (let from = 0; from <= highest; from += 1)
    for (let to = from; to <= Math.min(highest, from + wanted); to += 1) {
      const found = fill(sorted, kept, prices, from, to, least, most);
      if (to - from + found.cost >= cost) continue;
      [cost, low, high, number] = [to - from + found.cost, from, to, found.raised];
    }
  if (!Number.isFinite(cost)) return 0;
  let left = number;
  for (const team of sorted) {
    const own = Math.max(low, kept[team]!);
    const more = Math.min(left, Math.max(0, high - own));
    slope[team]! += own + more;
    left -= more;
  }
  return cost;
}

/** All teams have the least, then those with the lowest prices more, as long as that pays or has to be. */
function fill(
  sorted: readonly number[],
  kept: Int32Array,
  prices: Float64Array,
  low: number,
  high: number,
  least: number,
  most: number,
): { cost: number; raised: number } {
  let [cost, all, raised] = [0, 0, 0];
  for (const team of sorted) {
    const own = Math.max(low, kept[team]!);
    if (own > high) return { cost: Number.POSITIVE_INFINITY, raised };
    cost += prices[team]! * own;
    all += own;
  }
  if (all > most) return { cost: Number.POSITIVE_INFINITY, raised };
  for (const team of sorted) {
    const room = high - Math.max(low, kept[team]!);
    const needed = Math.min(room, Math.max(0, least - all));
    const wanted = prices[team]! < 0 ? Math.min(room, most - all) : needed;
    const more = Math.max(needed, wanted);
    cost += prices[team]! * more;
    all += more;
    raised += more;
  }
  return { cost: all < least ? Number.POSITIVE_INFINITY : cost, raised };
}

/** Lets teams have the games that pay best, as many in all as there are; takes them from the slope. */
function dearest(
  { games }: Participation,
  teams: readonly number[],
  windows: readonly Windows[],
  prices: Float64Array,
  slope: Float64Array,
): number {
  const least = Math.min(...windows.map((window) => window.games[0]));
  const most = Math.max(...windows.map((window) => window.games[1]));
  let left = teams.reduce((sum, team) => sum + games[team]! - least, 0);
  let value = 0;
  for (const team of teams.toSorted((a, b) => prices[b]! - prices[a]!)) {
    const own = least + Math.min(left, most - least);
    left -= own - least;
    value += prices[team]! * own;
    slope[team]! -= own;
  }
  return value;
}
