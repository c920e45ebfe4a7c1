import { derivationPlan } from './derivation-plan.js';
import { deriveInPlace } from './derive-values.js';
import type { StatDefinition, StoredValues } from './stat-definition.js';
import { asList } from './stored-list.js';

/**
 * The total of several lines, one value per definition: entered values are added, then what is derived follows from
 * these totals (totals divide totals, they never average). Null where no line has a row.
 * @param lines stored values of each line, as `deriveValues` takes them
 * @param games how many games the lines are of; default: one, as the lines of a team in a box score are
 */
export function sumTotals(
  definitions: readonly StatDefinition[],
  lines: readonly StoredValues[],
  games = 1,
): (number | null)[] {
  const totals: (number | null)[] = definitions.map(() => null);
  for (const line of lines) {
    const values = asList(definitions, line);
    for (let index = 0; index < totals.length; index += 1) {
      const value = values[index];
      if (value !== null && value !== undefined) totals[index] = (totals[index] ?? 0) + value;
    }
  }
  for (const index of derivationPlan(definitions).notSummable) totals[index] = null;
  return deriveInPlace(definitions, totals, games);
}
