import type { PlacedBy } from '@/graphql/schema.generated';

/** What a rule goes by, for a sentence. */
export const RULE_WORDS: Record<PlacedBy, string> = {
  POINTS: 'points',
  WIN_PERCENTAGE: 'win percentage',
  LOSSES: 'fewer losses',
  WINS: 'more wins',
  HEAD_TO_HEAD: 'the games between the tied teams',
  POINT_DIFFERENCE: 'point difference',
  POINTS_SCORED: 'points scored',
  AWAY_WINS: 'wins away',
  DRAWN_LOT: 'the lot that was drawn',
  NAME: 'name',
  DIVISION_POSITION: 'the position given in the division',
};

/** Rules that are asked without any before them. */
const FIRST: readonly PlacedBy[] = ['POINTS', 'WIN_PERCENTAGE', 'DIVISION_POSITION'];

/**
 * Why a team stands where it stands, in words.
 * @param hasPoints whether the league gives points for results
 */
export function tiebreakerText(placedBy: PlacedBy, hasPoints = false): string {
  if (FIRST.includes(placedBy)) return `Placed by ${RULE_WORDS[placedBy]}.`;
  if (placedBy === 'NAME') return 'Level in everything; placed by name.';
  const level = hasPoints ? 'points' : placedBy === 'LOSSES' || placedBy === 'WINS' ? 'win percentage' : 'the record';
  return `Level on ${level}; placed by ${RULE_WORDS[placedBy]}.`;
}
