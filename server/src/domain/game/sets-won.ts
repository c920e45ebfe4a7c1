import type { Side } from './game-status.js';
import type { LiveScore } from './live-score.js';

/** Both sides' scores in a period; null for a side without one. */
export type ScoredPeriod = Readonly<Record<Side, number | null>>;

/**
 * The score of a game whose periods are won, like sets: how many each side has won.
 * @param periods those in which somebody has a score, in order
 * @param isLastOver whether the last of them is over; otherwise it is still played, and nobody's
 * @returns null without any
 */
export function setsWon(periods: readonly ScoredPeriod[], isLastOver: boolean): LiveScore | null {
  if (periods.length === 0) return null;
  const over = isLastOver ? periods : periods.slice(0, -1);
  const wonBy = (isAhead: (difference: number) => boolean): number =>
    over.filter(({ home, away }) => isAhead((home ?? 0) - (away ?? 0))).length;
  return { home: wonBy((difference) => difference > 0), away: wonBy((difference) => difference < 0) };
}
