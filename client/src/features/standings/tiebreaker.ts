import type { PlacedBy } from '@/graphql/schema.generated';

/** What a rule goes by, for a sentence. */
export const RULE_WORDS: Record<PlacedBy, string> = {
  POINTS: 'points',
  WIN_PERCENTAGE: 'win percentage',
  LOSSES: 'fewer losses',
  WINS: 'more wins',
  HEAD_TO_HEAD: 'head-to-head',
  POINT_DIFFERENCE: 'point difference',
  POINTS_SCORED: 'points scored',
  AWAY_WINS: 'wins away',
  DRAWN_LOT: 'a drawn lot',
  NAME: 'name',
  DIVISION_POSITION: 'division position',
};

/** Why a team stands where it stands, in words; what comes before a rule stands below the table. */
export function tiebreakerText(placedBy: PlacedBy): string {
  return `Placed by ${RULE_WORDS[placedBy]}.`;
}
