import { derivationPlan } from './derivation-plan.js';
import { deriveInPlace } from './derive-values.js';
import type { StatDefinition, StoredValues } from './stat-definition.js';
import { isList, storedList } from './stored-list.js';

/**
 * The total of several lines, one value per definition: entered values are added, then what is derived follows from
 * these totals (totals divide totals, they never average). Null where no line has a row.
 * @param lines stored values of each line, as `deriveValues` takes them or gives them: derived ones are passed over
 * @param games how many games the lines are of; default: one, as the lines of a team in a box score are
 */
export function sumTotals(
  definitions: readonly StatDefinition[],
  lines: readonly StoredValues[],
  games = 1,
): (number | null)[] {
  const totals: (number | null)[] = definitions.map(() => null);
  for (const line of lines) addLine(totals, isList(line) ? line : storedList(definitions, line));
  const { steps } = derivationPlan(definitions);
  for (let index = 0; index < totals.length; index += 1) {
    const step = steps[index]!;
    if (step.kind === 'stored' && !step.summable) totals[index] = null;
  }
  return deriveInPlace(definitions, totals, games);
}

function addLine(totals: (number | null)[], values: readonly (number | null | undefined)[]): void {
  for (let index = 0; index < totals.length; index += 1) {
    const value = values[index];
    if (value !== null && value !== undefined) totals[index] = (totals[index] ?? 0) + value;
  }
}
