import { derivationPlan, type DerivationStep } from './derivation-plan.js';
import { percentage } from './percentage.js';
import { roundDecimals } from './round-decimals.js';
import type { StatDefinition, StoredValues } from './stat-definition.js';
import { storedList } from './stored-list.js';

/**
 * Turns what is stored for a line (or summed for a total) into one value per definition, in their order. Entered
 * statistics keep their value, null without a row. A derived one is null only when all of its parts are, which count as
 * 0 otherwise; a percentage is 0 at no attempts. An own formula is applied to the values as they are shown, and what is
 * per game is divided by the games. Stored values of a derived statistic are passed over.
 * @param definitions all of the sport, hidden ones included: a visible statistic may follow from hidden ones
 * @param games that the values are of; default: one line, one game
 */
export function deriveValues(
  definitions: readonly StatDefinition[],
  stored: StoredValues,
  games = 1,
): (number | null)[] {
  const { steps, derived } = derivationPlan(definitions);
  const values = storedList(definitions, stored);
  for (const index of derived) values[index] = derivedValue(steps[index]!, values, games);
  return values;
}

function derivedValue(step: DerivationStep, values: readonly (number | null)[], games: number): number | null {
  if (step.kind === 'stored') return null;
  if (step.kind === 'formula') {
    if (step.parts.every((part) => values[part] === null)) return null;
    const value = step.calculate(values);
    return roundDecimals(step.perGame ? (games > 0 ? value / games : 0) : value, step.decimals);
  }
  const a = values[step.parts[0]] ?? null;
  const b = values[step.parts[1]] ?? null;
  if (a === null && b === null) return null;
  return step.kind === 'sum' ? (a ?? 0) + (b ?? 0) : percentage(a ?? 0, b ?? 0);
}
