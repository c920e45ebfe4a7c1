import { type DerivationPlan, derivationPlan, type FromFormula, type FromTwo } from './derivation-plan.js';
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
  return deriveInPlace(derivationPlan(definitions), storedList(definitions, stored), games);
}

/**
 * As `deriveValues`, by the plan of the definitions and in the list itself.
 * @param values aligned with the definitions: what is stored, null where there is no row
 */
export function deriveInPlace({ steps }: DerivationPlan, values: (number | null)[], games = 1): (number | null)[] {
  for (let i = 0; i < steps.length; i += 1) {
    const step = steps[i]!;
    values[step.index] = step.kind === 'formula' ? calculated(step, values, games) : derived(step, values);
  }
  return values;
}

function derived({ kind, first, second }: FromTwo, values: readonly (number | null)[]): number | null {
  const a = values[first]!;
  const b = values[second]!;
  if (a === null && b === null) return null;
  return kind === 'sum' ? (a ?? 0) + (b ?? 0) : percentage(a ?? 0, b ?? 0);
}

function calculated(
  { parts, calculate, decimals, perGame }: FromFormula,
  values: readonly (number | null)[],
  games: number,
): number | null {
  if (parts.every((part) => values[part] === null)) return null;
  const value = calculate(values);
  return roundDecimals(perGame ? (games > 0 ? value / games : 0) : value, decimals);
}
