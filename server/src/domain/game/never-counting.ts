import type { GameStatus } from './game-status.js';

/** Statuses whose games count for nothing, whatever their scores. */
export const NEVER_COUNTING: readonly GameStatus[] = ['in_progress', 'postponed', 'cancelled'];
