import type { Participation } from './participation.js';

/** One of games, byes and double headers by team, and between what it may lie. */
export interface Count {
  readonly of: Int32Array;
  readonly least: number;
  readonly most: number;
}

/** What teams have of games, byes and double headers; no change may make any of them less even than it is. */
export interface Counts {
  readonly games: Count;
  readonly byes: Count;
  readonly doubles: Count;
}

/** What teams have once it is as even as can be. */
export function countsOf({ instance, games, byes, doubles }: Participation): Counts {
  const count = (list: Int32Array): Count => {
    const own = [...list].filter((_amount, team) => instance.leftOut[team] === 0);
    return { of: list.slice(), least: Math.min(...own), most: Math.max(...own) };
  };
  return { games: count(games), byes: count(byes), doubles: count(doubles) };
}

/**
 * Passes one of what is counted from a team to another, if that leaves it as even as it is.
 * @returns whether it does
 */
export function pass({ of, least, most }: Count, from: number, to: number): boolean {
  if (of[from]! <= least || of[to]! >= most) return false;
  of[from]! -= 1;
  of[to]! += 1;
  return true;
}
