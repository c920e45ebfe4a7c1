import type { TeamRecord } from './team-record.js';

/** The rules that can place a team; which of them are asked, and in which order, a league's rules say. */
export const PLACEMENT_RULES = [
  'divisionPosition',
  'points',
  'winPercentage',
  'losses',
  'wins',
  'headToHead',
  'pointDifference',
  'pointsScored',
  'awayWins',
  'drawnLot',
  'name',
] as const;

/** A rule that placed a team. */
export type PlacementRule = (typeof PLACEMENT_RULES)[number];

/**
 * A team in its place, with the rule that separates it from the team above. The first of a list has none above, so
 * null.
 */
export interface Placement<T extends TeamRecord> {
  readonly team: T;
  readonly rule: PlacementRule | null;
}
