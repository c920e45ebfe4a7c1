import { leaguePoints } from './league-points.js';
import type { PlacementRule } from './placement.js';
import type { PointsRule } from './standings-rules.js';
import type { Results } from './team-record.js';
import { winPercentage } from './win-percentage.js';

/**
 * How two records compare: below 0 when the first ranks higher, with the rule that decides; 0 and null when they are
 * level.
 */
export interface RecordComparison {
  readonly order: number;
  readonly rule: PlacementRule | null;
}

/**
 * Compares two records alone: by what the league gives for results, or, where it gives nothing, by win percentage
 * descending, losses ascending, wins descending (league management, section 9).
 */
export function compareRecords(a: Results, b: Results, points: PointsRule | null = null): RecordComparison {
  if (points !== null) {
    const byPoints = leaguePoints(b, points) - leaguePoints(a, points);
    return { order: byPoints, rule: byPoints === 0 ? null : 'points' };
  }
  const byPercentage = winPercentage(b.wins, b.losses) - winPercentage(a.wins, a.losses);
  if (byPercentage !== 0) return { order: byPercentage, rule: 'winPercentage' };
  if (a.losses !== b.losses) return { order: a.losses - b.losses, rule: 'losses' };
  if (a.wins !== b.wins) return { order: b.wins - a.wins, rule: 'wins' };
  return { order: 0, rule: null };
}
