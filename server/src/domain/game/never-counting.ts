import type { GameStatus } from './game-status.js';
import { OFF_STATUSES } from './is-off.js';

/** Statuses whose games count for nothing, whatever their scores. */
export const NEVER_COUNTING: readonly GameStatus[] = ['in_progress', ...OFF_STATUSES];
