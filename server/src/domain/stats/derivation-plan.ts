import { type Derivation, derivedStatistics } from './derived-statistics.js';
import { type Calculation, compileFormula } from './formula/compile-formula.js';
import type { StatDefinition } from './stat-definition.js';
import { STAT_FORMULAS } from './stat-formula.js';

/** How one value of a line is found; numbers are indexes into the definitions. */
export type DerivationStep =
  | { readonly kind: 'stored'; readonly summable: boolean }
  | { readonly kind: 'sum'; readonly parts: readonly [number, number] }
  | { readonly kind: 'percentage'; readonly parts: readonly [number, number] }
  | {
      readonly kind: 'formula';
      readonly parts: readonly number[];
      readonly calculate: Calculation;
      readonly decimals: number;
      readonly perGame: boolean;
    };

/** How the values of a line are found. */
export interface DerivationPlan {
  /** One step per definition, in their order. */
  readonly steps: readonly DerivationStep[];
  /** Indexes of the derived statistics, each after what it follows from. */
  readonly derived: readonly number[];
}

/** Definitions are kept per organization and serve every line of every game, so the plan is made once per list. */
const plans = new WeakMap<readonly StatDefinition[], DerivationPlan>();

/**
 * One step per definition, in their order. The list must not be changed in place afterwards.
 */
export function derivationPlan(definitions: readonly StatDefinition[]): DerivationPlan {
  const known = plans.get(definitions);
  if (known !== undefined) return known;
  const plan = makePlan(definitions);
  plans.set(definitions, plan);
  return plan;
}

function makePlan(definitions: readonly StatDefinition[]): DerivationPlan {
  const derived = derivedStatistics(definitions);
  const indexes = new Map(definitions.map((definition, index) => [definition.abbreviation, index]));
  const indexOf = (part: string) => indexes.get(part) ?? -1;
  const steps = definitions.map(({ abbreviation, formula }): DerivationStep => {
    const derivation = derived.get(abbreviation);
    if (derivation !== undefined) return stepOf(derivation, indexOf);
    // A percentage whose parts are gone shows what was stored, but stored percentages must never be added up.
    return { kind: 'stored', summable: formula == null && STAT_FORMULAS.get(abbreviation)?.kind !== 'percentage' };
  });
  return { steps, derived: [...derived.keys()].map(indexOf) };
}

function stepOf(derivation: Derivation, indexOf: (part: string) => number): DerivationStep {
  if (derivation.kind !== 'formula')
    return { kind: derivation.kind, parts: [indexOf(derivation.parts[0]), indexOf(derivation.parts[1])] };
  const { formula, parts, decimals, perGame } = derivation;
  return {
    kind: 'formula',
    parts: parts.map(indexOf),
    calculate: compileFormula(formula, indexOf),
    decimals,
    perGame,
  };
}
