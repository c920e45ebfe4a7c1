import { BEFORE_THE_GAME } from '@domain/plays/opening-substitutions';
import type { CourtPeriod } from '../court-game';
import type { PlayRevision } from '../keeping/play';
import { endOf } from '../keeping/sort-order';

/**
 * Whether a period is over: it has ended, or a later one has begun, which somebody may do without ending it.
 * @param periods in their order
 * @param plays those that are there, in order
 */
export function isBehind(
  periodId: string,
  periods: readonly Pick<CourtPeriod, 'id'>[],
  plays: readonly PlayRevision[],
): boolean {
  if (endOf(plays, periodId) !== null) return true;
  const later = periods.slice(periods.findIndex(({ id }) => id === periodId) + 1).map(({ id }) => id);
  // In a break something may be entered for the next one already.
  return plays.some(
    ({ kind, periodId: of }) => later.includes(of) && !(BEFORE_THE_GAME as readonly string[]).includes(kind),
  );
}
