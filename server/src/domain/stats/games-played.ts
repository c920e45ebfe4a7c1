import { countsAsPlayed } from './counts-as-played.js';
import type { StoredValues } from './stat-definition.js';

/** The number of games played among a player's lines, one line per game; the divisor of points per game. */
export function gamesPlayed(lines: readonly StoredValues[]): number {
  return lines.filter(countsAsPlayed).length;
}
