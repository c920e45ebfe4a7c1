import { countsAsPlayed } from './countsAsPlayed.js';
import type { StoredValues } from './statDefinition.js';

/** The number of games played among a player's lines, one line per game; the divisor of points per game. */
export function gamesPlayed(lines: readonly StoredValues[]): number {
  return lines.filter(countsAsPlayed).length;
}
