import type { PlayKind } from './play-kind.js';

/** Of each of these a play has one at most: no shot has two assists, nor a miss two rebounds. */
const ONE_FOR_EACH: readonly (readonly PlayKind[])[] = [
  ['ASSIST'],
  ['DEFENSIVE_REBOUND', 'OFFENSIVE_REBOUND'],
  ['BLOCK'],
  ['STEAL'],
];

/** Whether plays of two kinds cannot both go by the same play: there is one of them for each. */
export function isOneForEach(kind: PlayKind, other: PlayKind): boolean {
  return ONE_FOR_EACH.some((kinds) => kinds.includes(kind) && kinds.includes(other));
}
