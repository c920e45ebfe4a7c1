import type { Scoring } from '../plays/scoring-of.js';
import type { Id } from '../ordering/id.js';
import { type PeriodKind, periodKindOf } from './period-kind-of.js';

/** As much of a game period as decides whether a box score shows it. */
export interface ShownPeriodInput {
  readonly id: Id;
  readonly name: string;
  readonly hidden: boolean;
  /** Read off the name when absent. */
  readonly kind?: PeriodKind;
}

/**
 * The periods that a game's box score shows, in the order given: the visible ones but the final, and an overtime only
 * when it was scored. Sets end with the one that decides: once there is a score, those without one are left out.
 * @param scoredPeriodIds periods with a score of either team, 0 included
 * @param scoring how the sport's periods make the score
 */
export function shownPeriods<P extends ShownPeriodInput>(
  periods: readonly P[],
  scoredPeriodIds: ReadonlySet<P['id']>,
  scoring: Scoring = 'added',
): P[] {
  const isPlayedByNeed = scoring === 'won' && scoredPeriodIds.size > 0;
  return periods.filter((period) => {
    const byName = periodKindOf(period.name);
    // The specification goes by the name, so that a period renamed to 'Final' disappears too.
    if (period.hidden || byName === 'final' || period.kind === 'final') return false;
    return scoredPeriodIds.has(period.id) || ((period.kind ?? byName) !== 'overtime' && !isPlayedByNeed);
  });
}
