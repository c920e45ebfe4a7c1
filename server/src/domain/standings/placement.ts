import type { TeamRecord } from './team-record.js';

/** The rules that can place a team, in the order in which they are asked. */
export const PLACEMENT_RULES = [
  'divisionPosition',
  'winPercentage',
  'losses',
  'wins',
  'headToHead',
  'pointDifference',
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
