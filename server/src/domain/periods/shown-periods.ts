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
 * when it was scored.
 * @param scoredPeriodIds periods with a score of either team, 0 included
 */
export function shownPeriods<P extends ShownPeriodInput>(
  periods: readonly P[],
  scoredPeriodIds: ReadonlySet<P['id']>,
): P[] {
  return periods.filter((period) => {
    if (period.hidden || isFinal(period)) return false;
    return (period.kind ?? periodKindOf(period.name)) !== 'overtime' || scoredPeriodIds.has(period.id);
  });
}

/** Whether a period is the final score itself; by the specification any that is called 'Final'. */
export function isFinal({ name, kind }: Pick<ShownPeriodInput, 'name' | 'kind'>): boolean {
  return kind === 'final' || periodKindOf(name) === 'final';
}
