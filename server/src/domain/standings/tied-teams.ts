import { compareRecords } from './compare-records.js';
import { groupsOf } from './groups-of.js';
import { DEFAULT_RULES, type StandingsRules } from './standings-rules.js';
import type { Results } from './team-record.js';

/**
 * The groups of two and more teams whose records are level although something is decided, so that the games among them
 * are needed to order them. Empty when the records are enough.
 */
export function tiedTeams<T extends Results>(records: readonly T[], rules: StandingsRules = DEFAULT_RULES): T[][] {
  if (!rules.tieBreaks.includes('headToHead')) return [];
  const compare = (a: T, b: T) => compareRecords(a, b, rules.points);
  const sorted = [...records].sort((a, b) => compare(a, b).order);
  return groupsOf(sorted, (a, b) => compare(a, b).rule === null).filter(
    (group) => group.length > 1 && group.some(({ wins, losses, ties = 0 }) => wins + losses + ties > 0),
  );
}
