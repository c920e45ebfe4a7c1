import type { Id } from '../ordering/id.js';
import { isCalledFinal, type PeriodKind, periodKindOf } from './period-kind-of.js';

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
 * when it was scored. Of a match of sets that is over those that were played: after 3-1 there was no fifth.
 * @param scoredPeriodIds periods with a score of either team, 0 included
 * @param isOfSetsAndOver whether periods are won, and the result is known
 */
export function shownPeriods<P extends ShownPeriodInput>(
  periods: readonly P[],
  scoredPeriodIds: ReadonlySet<P['id']>,
  isOfSetsAndOver = false,
): P[] {
  const shown = periods.filter((period) => !period.hidden && !isFinal(period));
  const played = shown.filter(({ id }) => scoredPeriodIds.has(id));
  if (isOfSetsAndOver && played.length > 0) return played;
  return shown.filter(
    (period) => (period.kind ?? periodKindOf(period.name)) !== 'overtime' || scoredPeriodIds.has(period.id),
  );
}

/** Whether a period is the final score itself; by the specification any that is called 'Final'. */
export function isFinal({ name, kind }: Pick<ShownPeriodInput, 'name' | 'kind'>): boolean {
  return kind === 'final' || isCalledFinal(name);
}
