import { derivationPlan } from './derivation-plan.js';
import { deriveInPlace } from './derive-values.js';
import type { StatDefinition, StoredValues } from './stat-definition.js';
import { asList } from './stored-list.js';

/**
 * The total of several lines, one value per definition: entered values are added, then what is derived follows from
 * these totals (totals divide totals, they never average). Null where no line has a row.
 * @param lines stored values of each line, as `deriveValues` takes them; what is derived of them is passed over
 * @param games how many games the lines are of; default: one, as the lines of a team in a box score are
 */
export function sumTotals(
  definitions: readonly StatDefinition[],
  lines: readonly StoredValues[],
  games = 1,
): (number | null)[] {
  const plan = derivationPlan(definitions);
  const { summable } = plan;
  const totals: (number | null)[] = definitions.map(() => null);
  for (const line of lines) {
    const values = asList(definitions, line);
    for (let i = 0; i < summable.length; i += 1) {
      const index = summable[i]!;
      const value = values[index];
      if (value !== null && value !== undefined) totals[index] = (totals[index] ?? 0) + value;
    }
  }
  return deriveInPlace(plan, totals, games);
}
