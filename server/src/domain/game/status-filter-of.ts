import { displayStatus } from './display-status.js';
import type { GameOutcome } from './game-status.js';

/** The two filters of the public schedule: 'Completed Games' and 'Scheduled Games'. */
export type StatusFilter = 'completed' | 'scheduled';

const COMPLETED: ReadonlySet<string> = new Set(['Completed', 'Final', 'Forfeit']);

/**
 * Under which filter a game is found: completed when shown as Completed, Final or Forfeit; every other one is
 * scheduled.
 */
export function statusFilterOf(game: GameOutcome): StatusFilter {
  return COMPLETED.has(displayStatus(game)) ? 'completed' : 'scheduled';
}
