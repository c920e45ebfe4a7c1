import { derivedStatistics } from '../stats/derived-statistics.js';

/** As much of a statistic as decides on whether it is entered. */
interface Definition {
  readonly abbreviation: string;
  readonly kind: string;
}

/** The statistics of a sport that are entered, in their order: neither derived from others nor percentages. */
export function enteredStatistics<Of extends Definition>(definitions: readonly Of[]): Of[] {
  const derived = derivedStatistics(definitions);
  return definitions.filter(({ abbreviation, kind }) => kind !== 'percentage' && !derived.has(abbreviation));
}
