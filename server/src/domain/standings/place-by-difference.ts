import { compareIds } from '../ordering/compare-ids.js';
import { compareNames } from '../text/compare-names.js';
import type { Placement } from './placement.js';
import type { TeamRecord } from './team-record.js';

/**
 * Places teams that nothing else separates: point difference descending, then name; of namesakes the lower id first.
 */
export function placeByDifference<T extends TeamRecord>(teams: readonly T[]): Placement<T>[] {
  const sorted = [...teams].sort(
    (a, b) => difference(b) - difference(a) || compareNames(a.name, b.name) || compareIds(a.id, b.id),
  );
  return sorted.map((team, index) => {
    const above = sorted[index - 1];
    if (above === undefined) return { team, rule: null };
    return { team, rule: difference(above) === difference(team) ? 'name' : 'pointDifference' };
  });
}

function difference(team: TeamRecord): number {
  return team.pointsFor - team.pointsAgainst;
}
