import type { GameOutcome } from './game-status.js';
import { NEVER_COUNTING } from './never-counting.js';

/**
 * Whether a game counts for standings, records, brackets and mismatches: not while in progress, never when postponed or
 * cancelled, otherwise once both final scores are there. Who wins is another question, see `winnerOf`; a bracket game
 * counts for its bracket alone, which the caller knows.
 */
export function countsForStandings(game: GameOutcome): boolean {
  return !NEVER_COUNTING.includes(game.status) && game.scoreHome !== null && game.scoreAway !== null;
}
