import type { Participation } from './participation.js';

/** The least and the greatest of what teams have, and how close they could be. */
export interface Evenness {
  readonly spread: number;
  /** No full schedule has a smaller spread. */
  readonly bound: number;
  /** Teams that have the most between them: one of them has at least `most`. */
  readonly high: readonly number[];
  readonly most: number;
  /** Teams that have the least between them: one of them has at most `least`. */
  readonly low: readonly number[];
  readonly least: number;
  /** A team that stays outside any smaller difference beside what is evened out before, where that is the reason. */
  readonly beside?: number | null;
}

/**
 * How even something is that moves by exchanges. The teams that those with the most could pass some of it on to, over
 * any number of others, cannot pass it on to anybody else: they have as little of it as any full schedule gives them
 * together, and one of them has at least their average. The same holds the other way round for those with the least.
 * @param amounts by team
 * @param passes by team: those that it could pass one to
 */
export function evenness(
  participation: Participation,
  amounts: Int32Array,
  passes: (team: number) => Iterable<number>,
): Evenness {
  const { leftOut, teamCount } = participation.instance;
  const teams = Array.from({ length: teamCount }, (_item, team) => team).filter((team) => leftOut[team] === 0);
  if (teams.length === 0) return { spread: 0, bound: 0, high: [], most: 0, low: [], least: 0 };
  const next = new Map(teams.map((team) => [team, new Set(passes(team))]));
  const previous = new Map(teams.map((team) => [team, new Set(teams.filter((other) => next.get(other)!.has(team)))]));
  const amount = (team: number): number => amounts[team]!;
  const own = teams.map(amount);
  const [greatest, smallest] = [Math.max(...own), Math.min(...own)];
  const high = reachable(
    teams.filter((team) => amount(team) === greatest),
    next,
  );
  const low = reachable(
    teams.filter((team) => amount(team) === smallest),
    previous,
  );
  const average = (list: readonly number[]): number => list.reduce((sum, team) => sum + amount(team), 0) / list.length;
  const [most, least] = [Math.ceil(average(high)), Math.floor(average(low))];
  return { spread: greatest - smallest, bound: Math.max(0, most - least), high, most, low, least };
}

function reachable(start: readonly number[], next: ReadonlyMap<number, ReadonlySet<number>>): number[] {
  const reached = new Set(start);
  for (const team of reached) for (const other of next.get(team) ?? []) reached.add(other);
  return [...reached];
}
