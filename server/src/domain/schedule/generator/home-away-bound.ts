import type { KeptPair } from './instance.js';
import type { Pair } from './orientation.js';

/** How far home and away differ, over all teams, and the least that turning games could reach. */
export interface HomeAway {
  readonly value: number;
  readonly bound: number;
  /** Teams with an odd number of games. */
  readonly odd: number;
}

/**
 * The sum of |home - away|. The bound: a team with an odd number of games differs by one at least; teams that kept
 * games put at home more often than all their other games can make up for differ by what is left, together.
 * @param games as [home, away]
 */
export function homeAwayOf(teamCount: number, games: readonly Pair[], kept: readonly KeptPair[]): HomeAway {
  const difference = new Int32Array(teamCount);
  const count = (home: number, away: number): void => {
    if (home >= 0) difference[home]! += 1;
    if (away >= 0) difference[away]! -= 1;
  };
  for (const { home, away } of kept) count(home, away);
  for (const [home, away] of games) count(home, away);
  const value = difference.reduce((sum, own) => sum + Math.abs(own), 0);
  const odd = difference.reduce((sum, own) => sum + Math.abs(own % 2), 0);
  const surplus = reached(difference, games, 0);
  const lack = reached(difference, games, 1);
  const sumOf = (teams: ReadonlySet<number>): number => [...teams].reduce((sum, team) => sum + difference[team]!, 0);
  const isApart = [...surplus].every((team) => !lack.has(team));
  if (!isApart) return { value, bound: odd, odd };
  const others = [...difference.keys()].filter((team) => !surplus.has(team) && !lack.has(team));
  const rest = others.reduce((sum, team) => sum + Math.abs(difference[team]! % 2), 0);
  return { value, bound: Math.max(odd, Math.max(0, sumOf(surplus)) + Math.max(0, -sumOf(lack)) + rest), odd };
}

/** The teams that turned games could lead to, from those with too many (0) or too few (1) at home. */
function reached(difference: Int32Array, games: readonly Pair[], side: 0 | 1): Set<number> {
  const isStart = (own: number): boolean => (side === 0 ? own >= 2 : own <= -2);
  const teams = new Set([...difference.keys()].filter((team) => isStart(difference[team]!)));
  for (const team of teams) for (const pair of games) if (pair[side] === team) teams.add(pair[1 - side]!);
  return teams;
}
