import { roundHalfUp } from './round-half-up.js';

/**
 * Points divided by games played, rounded half up to one decimal; 0 at no games.
 * @param games as `gamesPlayed` counts them
 */
export function pointsPerGame(points: number, games: number): number {
  return games > 0 ? roundHalfUp(points, games, 1) : 0;
}
