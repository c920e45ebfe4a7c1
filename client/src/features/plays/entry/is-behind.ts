import { BEFORE_THE_GAME } from '@domain/plays/opening-substitutions';
import type { CourtPeriod } from '../court-game';
import type { PlayRevision } from '../keeping/play';

/**
 * Whether a period is over: it has ended, or a later one has begun, which somebody may do without ending it.
 * @param periods in their order
 */
export function isBehind(
  periodId: string,
  periods: readonly Pick<CourtPeriod, 'id'>[],
  plays: readonly Pick<PlayRevision, 'kind' | 'periodId'>[],
): boolean {
  const later = periods.slice(periods.findIndex(({ id }) => id === periodId) + 1).map(({ id }) => id);
  return plays.some(({ kind, periodId: of }) =>
    of === periodId
      ? kind === 'PERIOD_END'
      : // In a break something may be entered for the next one already.
        later.includes(of) && !(BEFORE_THE_GAME as readonly string[]).includes(kind),
  );
}
