import type { StatKind } from '../domain/stats/stat-definition.js';

/** A statistic as pictures read it. */
export interface Definition {
  readonly name: string;
  readonly abbreviation: string;
  readonly kind: Uppercase<StatKind>;
}

/** The statistics that basketball is told by. */
export const MAIN = ['PTS', 'REB', 'AST'];

/** The statistics that have a value. */
export function enteredOf(
  definitions: readonly Definition[],
  values: readonly (number | null)[],
): (Definition & { value: number })[] {
  return definitions.flatMap((definition, index) => {
    const value = values[index] ?? null;
    return value === null ? [] : [{ ...definition, value }];
  });
}
