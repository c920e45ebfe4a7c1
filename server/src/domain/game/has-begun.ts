import type { GameOutcome, GameStatus } from './game-status.js';

/** Statuses of games that are being played, or were. */
export const BEGUN_STATUSES: readonly GameStatus[] = ['in_progress', 'final', 'forfeit'];

/** Whether a game has begun, or is over, by what it says itself: it has a score of either side, or such a status. */
export function hasBegun({ status, scoreHome, scoreAway }: GameOutcome): boolean {
  return scoreHome !== null || scoreAway !== null || BEGUN_STATUSES.includes(status);
}
