import type { GameStatus } from '../game/game-status.js';
import { isOff } from '../game/is-off.js';

/** Whether a game is to be played, or was: one that is postponed or cancelled is in nobody's way. */
export function isHeld(game: { readonly status: GameStatus }): boolean {
  return !isOff(game);
}
