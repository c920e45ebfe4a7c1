import type { GameStatus } from '../game/game-status.js';
import { isOff } from '../game/is-off.js';

/**
 * Whether a game is to be played, or was: one that is postponed or cancelled is in nobody's way. Without a status it
 * is.
 */
export function isHeld({ status }: { readonly status?: GameStatus }): boolean {
  return status === undefined || !isOff({ status });
}
