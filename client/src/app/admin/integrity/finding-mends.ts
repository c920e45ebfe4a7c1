import type { IntegrityKind } from '@/graphql/schema.generated';

/** What mends a finding where it stands. */
export type Mend = 'statistics' | 'scores' | 'periods' | 'details' | 'roster';

/** How each kind can be mended, the likeliest way first. */
export const MENDS: Record<IntegrityKind, readonly Mend[]> = {
  POINTS_FINAL: ['statistics', 'scores'],
  PERIODS_FINAL: ['periods', 'scores'],
  SHOTS_POINTS: ['statistics'],
  REBOUNDS: ['statistics'],
  OFF_ROSTER: ['roster', 'statistics'],
  NO_RESULT: ['scores', 'details'],
  PLAYS_BOX_SCORE: ['statistics', 'periods'],
  OUTSIDE_SEASON: ['details'],
};
