import { type Derivation, derivedStatistics } from './derived-statistics.js';
import type { DefinedStatistic } from './stat-definition.js';

/**
 * What has to be entered instead of this statistic, by abbreviation and in the order of the formula: for FGM 2PM and
 * 3PM, for FG% all four of 2PM, 3PM, 2PA and 3PA. Empty for a statistic that is entered itself.
 */
export function partsOfDerived(definitions: readonly DefinedStatistic[], abbreviation: string): string[] {
  return [...new Set(enteredParts(derivedStatistics(definitions), abbreviation))];
}

function enteredParts(derived: ReadonlyMap<string, Derivation>, abbreviation: string): string[] {
  const parts = derived.get(abbreviation)?.parts ?? [];
  return parts.flatMap((part) => (derived.has(part) ? enteredParts(derived, part) : [part]));
}
