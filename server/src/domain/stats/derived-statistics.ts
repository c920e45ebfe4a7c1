import { type OwnFormula, ownFormulaOf } from './formula/own-formula.js';
import type { DefinedStatistic } from './stat-definition.js';
import { STAT_FORMULAS, type StatFormula } from './stat-formula.js';

/** How a statistic follows from others: by a formula of the sport, or by one of the organization's own. */
export type Derivation = StatFormula | OwnFormula;

/**
 * Which of these statistics are derived, by abbreviation: those with a formula whose parts are all among the
 * definitions, hidden ones included; each comes after what it follows from. Where a part is missing the statistic
 * counts as entered, and its stored values show again. A formula of the organization's own goes before one of the
 * sport; those of a circle are none.
 */
export function derivedStatistics(definitions: readonly DefinedStatistic[]): Map<string, Derivation> {
  const waiting = new Map<string, Derivation>();
  const own = new Map(definitions.map((definition) => [definition.abbreviation, ownFormulaOf(definition)]));
  for (const [abbreviation, formula] of own) {
    const derivation = formula ?? STAT_FORMULAS.get(abbreviation);
    // The sport's formulas are about counts, which an organization's own formula does not give.
    if (derivation?.parts.every((part) => own.has(part) && (formula !== null || own.get(part) === null)))
      waiting.set(abbreviation, derivation);
  }
  const derived = new Map<string, Derivation>();
  let before: number;
  do {
    before = waiting.size;
    for (const [abbreviation, derivation] of waiting) {
      if (derivation.parts.some((part) => waiting.has(part))) continue;
      derived.set(abbreviation, derivation);
      waiting.delete(abbreviation);
    }
  } while (waiting.size < before);
  return derived;
}
