import { derivedStatistics } from '../stats/derived-statistics.js';
import type { DefinedStatistic, StatKind } from '../stats/stat-definition.js';

/** As much of a statistic as decides on whether it is entered. */
interface Definition extends DefinedStatistic {
  readonly kind: StatKind;
}

/**
 * The statistics of a sport that are entered, in their order: neither derived from others nor percentages, nor with a
 * formula.
 */
export function enteredStatistics<Of extends Definition>(definitions: readonly Of[]): Of[] {
  const derived = derivedStatistics(definitions);
  return definitions.filter(
    ({ abbreviation, kind, formula }) => kind !== 'percentage' && formula == null && !derived.has(abbreviation),
  );
}
