import type { GameOutcome, GameStatus } from './game-status.js';

const WORDS = {
  scheduled: 'Scheduled',
  in_progress: 'In progress',
  final: 'Final',
  forfeit: 'Forfeit',
  postponed: 'Postponed',
  cancelled: 'Cancelled',
} as const satisfies Record<GameStatus, string>;

/** A status as pages show it. */
export type DisplayStatus = 'Completed' | (typeof WORDS)[GameStatus];

/**
 * Completed when either final score is above 0, otherwise the status word capitalised (league management, section 4).
 */
export function displayStatus(game: GameOutcome): DisplayStatus {
  return (game.scoreHome ?? 0) > 0 || (game.scoreAway ?? 0) > 0 ? 'Completed' : WORDS[game.status];
}
