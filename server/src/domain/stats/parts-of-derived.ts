import { derivedStatistics } from './derived-statistics.js';
import type { StatFormula } from './stat-formula.js';

/**
 * What has to be entered instead of this statistic, by abbreviation and in the order of the formula: for FGM 2PM and
 * 3PM, for FG% all four of 2PM, 3PM, 2PA and 3PA. Empty for a statistic that is entered itself.
 */
export function partsOfDerived(
  definitions: readonly { readonly abbreviation: string }[],
  abbreviation: string,
): string[] {
  return enteredParts(derivedStatistics(definitions), abbreviation);
}

function enteredParts(derived: ReadonlyMap<string, StatFormula>, abbreviation: string): string[] {
  const parts = derived.get(abbreviation)?.parts ?? [];
  return parts.flatMap((part) => (derived.has(part) ? enteredParts(derived, part) : [part]));
}
