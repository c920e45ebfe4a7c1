import { derivationPlan, type DerivationStep } from './derivation-plan.js';
import { percentage } from './percentage.js';
import type { StatDefinition, StoredValues } from './stat-definition.js';
import { storedList } from './stored-list.js';

/**
 * Turns what is stored for a line (or summed for a total) into one value per definition, in their order.
 * Entered statistics keep their value, null without a row. A sum is null only when both parts are; a percentage is null
 * when neither part has a value, and 0 at no attempts. Stored values of a derived statistic are passed over.
 * @param definitions all of the sport, hidden ones included: a visible statistic may follow from hidden ones
 */
export function deriveValues(definitions: readonly StatDefinition[], stored: StoredValues): (number | null)[] {
  const plan = derivationPlan(definitions);
  const values = storedList(definitions, stored);
  return plan.map((_step, index) => valueAt(plan, values, index));
}

/** Formulas never lead back to themselves, so that this ends: a percentage rests on sums, a sum on entered values. */
function valueAt(plan: readonly DerivationStep[], values: readonly (number | null)[], index: number): number | null {
  const step = plan[index];
  if (step === undefined || step.kind === 'stored') return values[index] ?? null;
  const [first, second] = step.kind === 'sum' ? step.parts : [step.made, step.attempted];
  const a = valueAt(plan, values, first);
  const b = valueAt(plan, values, second);
  if (a === null && b === null) return null;
  if (step.kind === 'sum') return (a ?? 0) + (b ?? 0);
  return percentage(a ?? 0, b ?? 0);
}
