import type { Side } from './game-status.js';
import { type ScoredPeriod, setsWon } from './sets-won.js';

const SIDES: readonly Side[] = ['home', 'away'];

/**
 * Scores by period with 0 where a side has none, and cannot have any: what is known of its periods is its whole score,
 * and the period was played, since the other side or a later period has a score. Scores that are kept by plays have no
 * row before the first point. A score is whole where the periods add up to it, or where both sides' are the sets that
 * they won.
 * @param periods in order
 * @param totals each side's score so far; null where it is not known
 */
export function withScorelessPeriods<Period extends ScoredPeriod>(
  periods: readonly Period[],
  totals: Readonly<Record<Side, number | null>>,
): Period[] {
  const last = periods.findLastIndex(({ home, away }) => home !== null || away !== null);
  const isWhole = (side: Side): boolean =>
    totals[side] !== null && periods.reduce((sum, period) => sum + (period[side] ?? 0), 0) === totals[side];
  const areSetsWon = [true, false].some((isLastOver) => {
    const won = setsWon(periods.slice(0, last + 1), isLastOver);
    return won?.home === totals.home && won?.away === totals.away;
  });
  const whole = areSetsWon ? SIDES : SIDES.filter(isWhole);
  return periods.map((period, index) =>
    whole.reduce(
      (filled, side) => (index <= last && filled[side] === null ? { ...filled, [side]: 0 } : filled),
      period,
    ),
  );
}
