import type { GameStatus } from './game-status.js';

/** Statuses of games that do not take place: not now, or not at all. */
export const OFF_STATUSES: readonly GameStatus[] = ['postponed', 'cancelled'];

/** Whether a game is postponed or cancelled. */
export function isOff({ status }: { readonly status: GameStatus }): boolean {
  return OFF_STATUSES.includes(status);
}
