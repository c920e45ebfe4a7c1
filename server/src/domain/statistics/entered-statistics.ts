import { derivedStatistics } from '../stats/derived-statistics.js';
import type { OrganizationStatistic } from '../stats/stat-definition.js';

/**
 * The statistics of a sport that are entered, in their order: neither derived from others nor percentages, nor with a
 * formula.
 */
export function enteredStatistics<Of extends OrganizationStatistic>(definitions: readonly Of[]): Of[] {
  const derived = derivedStatistics(definitions);
  return definitions.filter(
    ({ abbreviation, kind, formula }) =>
      kind.toLowerCase() !== 'percentage' && formula == null && !derived.has(abbreviation),
  );
}
