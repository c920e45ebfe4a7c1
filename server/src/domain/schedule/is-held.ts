import type { GameStatus } from '../game/game-status.js';

/** Whether a game is to be played, or was: one that is postponed or cancelled is in nobody's way. */
export function isHeld({ status }: { readonly status: GameStatus }): boolean {
  return status !== 'postponed' && status !== 'cancelled';
}
