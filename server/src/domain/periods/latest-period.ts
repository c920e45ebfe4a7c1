import type { ShownPeriodInput } from './shown-periods.js';
import { isFinal } from './shown-periods.js';

/**
 * The period that a game in progress has got to, as far as scores tell: the last in which either team has one. What the
 * clock shows is not known.
 * @param periods in order
 * @param scoredPeriodIds periods with a score of either team, 0 included
 * @returns null when none has a score, and when it is hidden: an earlier one is over
 */
export function latestPeriod<P extends ShownPeriodInput>(
  periods: readonly P[],
  scoredPeriodIds: ReadonlySet<P['id']>,
): P | null {
  const last = periods.findLast((period) => scoredPeriodIds.has(period.id) && !isFinal(period));
  return last === undefined || last.hidden ? null : last;
}
