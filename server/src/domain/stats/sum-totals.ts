import { derivationPlan } from './derivation-plan.js';
import { deriveValues } from './derive-values.js';
import type { StatDefinition, StoredValues } from './stat-definition.js';
import { storedList } from './stored-list.js';

/**
 * The total of several lines, one value per definition: entered values are added, then sums and percentages follow from
 * these totals (totals divide totals, they never average). Null where no line has a row.
 * @param lines stored values of each line, as `deriveValues` takes them
 */
export function sumTotals(definitions: readonly StatDefinition[], lines: readonly StoredValues[]): (number | null)[] {
  const totals: (number | null)[] = definitions.map(() => null);
  for (const line of lines) {
    for (const [index, value] of storedList(definitions, line).entries()) {
      if (value !== null) totals[index] = (totals[index] ?? 0) + value;
    }
  }
  const plan = derivationPlan(definitions);
  const summable = totals.map((total, index) => {
    const step = plan[index];
    return step?.kind === 'stored' && !step.summable ? null : total;
  });
  return deriveValues(definitions, summable);
}
