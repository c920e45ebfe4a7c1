import { derivationPlan } from './derivationPlan.js';
import { deriveValues } from './deriveValues.js';
import type { PercentageForm, StatDefinition, StoredValues } from './statDefinition.js';
import { storedList } from './storedList.js';

/**
 * The total of several lines, one value per definition: entered values are added, then sums and percentages follow from these totals
 * (totals divide totals, they never average). Null where no line has a row.
 * @param lines stored values of each line, as `deriveValues` takes them
 */
export function sumTotals(
  definitions: readonly StatDefinition[],
  lines: readonly StoredValues[],
  form: PercentageForm = 'percent',
): (number | null)[] {
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
  return deriveValues(definitions, summable, form);
}
