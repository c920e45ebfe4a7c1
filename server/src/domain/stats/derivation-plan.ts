import { derivedStatistics } from './derived-statistics.js';
import type { StatDefinition } from './stat-definition.js';
import { STAT_FORMULAS } from './stat-formula.js';

/** How one value of a line is found; numbers are indexes into the definitions. */
export type DerivationStep =
  | { readonly kind: 'stored'; readonly summable: boolean }
  | { readonly kind: 'sum'; readonly parts: readonly [number, number] }
  | { readonly kind: 'percentage'; readonly made: number; readonly attempted: number };

/** Definitions are kept per organization and serve every line of every game, so the plan is made once per list. */
const plans = new WeakMap<readonly StatDefinition[], readonly DerivationStep[]>();

/**
 * One step per definition, in their order. The list must not be changed in place afterwards.
 */
export function derivationPlan(definitions: readonly StatDefinition[]): readonly DerivationStep[] {
  const known = plans.get(definitions);
  if (known !== undefined) return known;
  const plan = makePlan(definitions);
  plans.set(definitions, plan);
  return plan;
}

function makePlan(definitions: readonly StatDefinition[]): DerivationStep[] {
  const derived = derivedStatistics(definitions);
  const indexes = new Map(definitions.map((definition, index) => [definition.abbreviation, index]));
  const indexOf = (part: string) => indexes.get(part) ?? -1;
  return definitions.map(({ abbreviation }) => {
    const formula = derived.get(abbreviation);
    // A percentage whose parts are gone shows what was stored, but stored percentages must never be added up.
    if (formula === undefined)
      return { kind: 'stored', summable: STAT_FORMULAS.get(abbreviation)?.kind !== 'percentage' };
    const [first, second] = [indexOf(formula.parts[0]), indexOf(formula.parts[1])];
    return formula.kind === 'sum'
      ? { kind: 'sum', parts: [first, second] }
      : { kind: 'percentage', made: first, attempted: second };
  });
}
