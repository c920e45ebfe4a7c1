import type { PlacementRule } from './placement.js';
import type { WinLoss } from './team-record.js';
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
 * Compares two records alone: win percentage descending, losses ascending, wins descending (league management, section
 * 9).
 */
export function compareRecords(a: WinLoss, b: WinLoss): RecordComparison {
  const byPercentage = winPercentage(b.wins, b.losses) - winPercentage(a.wins, a.losses);
  if (byPercentage !== 0) return { order: byPercentage, rule: 'winPercentage' };
  if (a.losses !== b.losses) return { order: a.losses - b.losses, rule: 'losses' };
  if (a.wins !== b.wins) return { order: b.wins - a.wins, rule: 'wins' };
  return { order: 0, rule: null };
}
