import { STAT_FORMULAS, type StatFormula } from './stat-formula.js';

/**
 * Which of these statistics are derived, by abbreviation: those with a formula whose parts are both among the
 * definitions, hidden ones included. Where a part is missing the statistic counts as entered, and its stored values
 * show again.
 */
export function derivedStatistics(definitions: readonly { readonly abbreviation: string }[]): Map<string, StatFormula> {
  const defined = new Set(definitions.map((definition) => definition.abbreviation));
  const derived = new Map<string, StatFormula>();
  for (const abbreviation of defined) {
    const formula = STAT_FORMULAS.get(abbreviation);
    if (formula?.parts.every((part) => defined.has(part))) derived.set(abbreviation, formula);
  }
  return derived;
}
