import type { GameOutcome } from './game-status.js';
import { NEVER_COUNTING } from './never-counting.js';

/** What of standings and totals a change of a game's result may alter. */
export type ResultChange = 'nothing' | 'results' | 'everything';

/**
 * Compares a game before and after a change: 'everything' when its status lets it count or takes that away, so that its
 * statistics begin or cease to count, too; 'results' when only its scores differ, and count.
 */
export function resultChange(before: GameOutcome, after: GameOutcome): ResultChange {
  const counted = !NEVER_COUNTING.includes(before.status);
  if (counted === NEVER_COUNTING.includes(after.status)) return 'everything';
  const sameScores = before.scoreHome === after.scoreHome && before.scoreAway === after.scoreAway;
  return counted && !sameScores ? 'results' : 'nothing';
}
