import { compareRecords } from './compare-records.js';
import { groupsOf } from './groups-of.js';
import type { WinLoss } from './team-record.js';

/**
 * The groups of two and more teams whose records are level although something is decided, so that the games among them
 * are needed to order them. Empty when maintained totals are enough.
 */
export function tiedTeams<T extends WinLoss>(records: readonly T[]): T[][] {
  const sorted = [...records].sort((a, b) => compareRecords(a, b).order);
  return groupsOf(sorted, isLevel).filter(
    ([first, second]) => first !== undefined && second !== undefined && first.wins + first.losses > 0,
  );
}

function isLevel(a: WinLoss, b: WinLoss): boolean {
  return compareRecords(a, b).rule === null;
}
