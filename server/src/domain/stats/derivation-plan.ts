import { type Derivation, derivedStatistics } from './derived-statistics.js';
import { type Calculation, compileFormula } from './formula/compile-formula.js';
import type { StatDefinition } from './stat-definition.js';
import { STAT_FORMULAS } from './stat-formula.js';

/** How one derived value of a line is found; numbers are indexes into the definitions. */
export type DerivationStep = FromTwo | FromFormula;

/** From two others. */
export interface FromTwo {
  readonly kind: 'sum' | 'percentage';
  readonly index: number;
  readonly first: number;
  readonly second: number;
}

/** By a formula of the organization's own. */
export interface FromFormula {
  readonly kind: 'formula';
  readonly index: number;
  readonly parts: readonly number[];
  readonly calculate: Calculation;
  readonly decimals: number;
  readonly perGame: boolean;
}

/** How the values of a line are found. */
export interface DerivationPlan {
  /** One step per derived statistic, each after what it follows from. */
  readonly steps: readonly DerivationStep[];
  /** Indexes of entered statistics that a total adds up. */
  readonly summable: readonly number[];
}

/** Definitions are kept per organization and serve every line of every game, so the plan is made once per list. */
const plans = new WeakMap<readonly StatDefinition[], DerivationPlan>();

/** How the values of a line are found. The list must not be changed in place afterwards. */
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
  return {
    steps: [...derived].map(([abbreviation, derivation]) => stepOf(indexOf(abbreviation), derivation, indexOf)),
    // A percentage whose parts are gone shows what was stored, but stored percentages must never be added up.
    summable: definitions.flatMap(({ abbreviation, formula }, index) =>
      derived.has(abbreviation) || formula != null || STAT_FORMULAS.get(abbreviation)?.kind === 'percentage'
        ? []
        : [index],
    ),
  };
}

function stepOf(index: number, derivation: Derivation, indexOf: (part: string) => number): DerivationStep {
  if (derivation.kind !== 'formula') {
    const [first, second] = derivation.parts;
    return { kind: derivation.kind, index, first: indexOf(first), second: indexOf(second) };
  }
  const { formula, parts, decimals, perGame } = derivation;
  return {
    kind: 'formula',
    index,
    parts: parts.map(indexOf),
    calculate: compileFormula(formula, indexOf),
    decimals,
    perGame,
  };
}
