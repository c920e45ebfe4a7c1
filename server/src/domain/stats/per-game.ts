import { pointsPerGame } from './points-per-game.js';
import { roundDecimals } from './round-decimals.js';
import type { StatKind } from './stat-definition.js';

/**
 * What a total comes to in a game, with one decimal; 0 without a game. A percentage, a ratio, and what is per game
 * already are not divided once more.
 * @param kind as stored
 */
export function perGame(value: number, games: number, kind: StatKind): number {
  if (kind !== 'counting' && kind !== 'sum') return value;
  // A sum by a formula may have a decimal.
  if (Number.isInteger(value)) return pointsPerGame(value, games);
  return games > 0 ? roundDecimals(value / games, 1) : 0;
}
