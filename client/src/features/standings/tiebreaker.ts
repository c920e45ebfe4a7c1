import type { PlacedBy } from '@/graphql/schema.generated';

const WORDS: Record<PlacedBy, string> = {
  WIN_PERCENTAGE: 'Placed by win percentage.',
  LOSSES: 'Level on win percentage; placed by fewer losses.',
  WINS: 'Level on win percentage and losses; placed by more wins.',
  HEAD_TO_HEAD: 'Level on the record; placed by the games between the tied teams.',
  POINT_DIFFERENCE: 'Level on the record and head to head; placed by point difference.',
  NAME: 'Level in everything; placed by name.',
  DIVISION_POSITION: 'Placed by the position given in the division.',
};

/** Why a team stands where it stands, in words. */
export function tiebreakerText(placedBy: PlacedBy): string {
  return WORDS[placedBy];
}
