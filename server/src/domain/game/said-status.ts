import type { DisplayStatus } from './display-status.js';
import type { GameStatus } from './game-status.js';

const NAMED: Partial<Record<Uppercase<GameStatus>, DisplayStatus>> = {
  FORFEIT: 'Forfeit',
  POSTPONED: 'Postponed',
  CANCELLED: 'Cancelled',
};

/**
 * What is to be said of a game beside its result: that nobody played for it, or that it does not count. 'Completed',
 * which is what a game with points is shown as, would hide it. Null where there is no such thing to say.
 * @param status as the graph has it
 */
export function saidStatus(status: string): DisplayStatus | null {
  return NAMED[status as Uppercase<GameStatus>] ?? null;
}
