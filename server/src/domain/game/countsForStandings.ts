import type { GameOutcome, GameStatus } from './gameStatus.js';

const NEVER_COUNTING: ReadonlySet<GameStatus> = new Set<GameStatus>(['in_progress', 'postponed', 'cancelled']);

/**
 * Whether a game counts for standings, records, brackets and mismatches: not while in progress, never when postponed or cancelled,
 * otherwise once both final scores are there. Who wins is another question, see `winnerOf`; a bracket game counts for its bracket alone,
 * which the caller knows.
 */
export function countsForStandings(game: GameOutcome): boolean {
  return !NEVER_COUNTING.has(game.status) && game.scoreHome !== null && game.scoreAway !== null;
}
