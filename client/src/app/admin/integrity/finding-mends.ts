import type { IntegrityKind } from '@/graphql/schema.generated';
import type { FindingFragment } from './integrity.generated';

/** What mends a finding where it stands. */
export type Mend = 'statistics' | 'scores' | 'periods' | 'plays' | 'details' | 'roster' | 'season';

/** How each kind can be mended, the likeliest way first. */
const MENDS: Record<Exclude<IntegrityKind, 'PLAYS_BOX_SCORE'>, readonly Mend[]> = {
  POINTS_FINAL: ['statistics', 'scores'],
  PERIODS_FINAL: ['periods', 'scores'],
  SHOTS_POINTS: ['statistics'],
  REBOUNDS: ['statistics'],
  OFF_ROSTER: ['roster', 'statistics'],
  NO_RESULT: ['scores', 'details'],
  // The season's dates may be what is wrong, for all its games at once.
  OUTSIDE_SEASON: ['details', 'season'],
};

/** How a finding can be mended. Where plays differ, they or what they are compared with may be wrong. */
export function mendsOf({ kind, statistic }: Pick<FindingFragment, 'kind' | 'statistic'>): readonly Mend[] {
  if (kind !== 'PLAYS_BOX_SCORE') return MENDS[kind];
  return [statistic === null ? 'periods' : 'statistics', 'plays'];
}
