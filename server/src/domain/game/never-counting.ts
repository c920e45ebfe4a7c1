import type { GameStatus } from './game-status.js';
import { OFF_STATUSES } from './is-off.js';

/** Statuses whose games count for nothing, whatever their scores. */
export const NEVER_COUNTING: readonly GameStatus[] = ['in_progress', ...OFF_STATUSES];

/** Whether a game counts for nothing, so that nobody has won it. @param status as the graph has it */
export function neverCounts(status: string): boolean {
  return (NEVER_COUNTING as readonly string[]).includes(status.toLowerCase());
}
