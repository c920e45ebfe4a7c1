import type { ShownPeriodInput } from './shown-periods.js';
import { shownPeriods } from './shown-periods.js';

/**
 * The period that a game in progress has got to, as far as scores tell: the last in which either team has one. What the
 * clock shows is not known.
 * @param periods in order
 * @param scoredPeriodIds periods with a score of either team, 0 included
 * @returns null when no period that a box score shows has a score
 */
export function latestPeriod<P extends ShownPeriodInput>(
  periods: readonly P[],
  scoredPeriodIds: ReadonlySet<P['id']>,
): P | null {
  return shownPeriods(periods, scoredPeriodIds).findLast(({ id }) => scoredPeriodIds.has(id)) ?? null;
}
