import type { Formula } from './formula.js';

/** Calculates a formula over the values of a line, which stand in the order of the definitions. */
export type Calculation = (values: readonly (number | null)[]) => number;

/**
 * Makes a calculation of a formula, once for all lines. A statistic without a value counts as 0, and whatever is
 * divided by 0 is 0.
 * @param indexOf the place of a statistic among the values
 */
export function compileFormula(formula: Formula, indexOf: (abbreviation: string) => number): Calculation {
  switch (formula.kind) {
    case 'number': {
      const { value } = formula;
      return () => value;
    }
    case 'statistic': {
      const index = indexOf(formula.abbreviation);
      return (values) => values[index] ?? 0;
    }
    case 'negative': {
      const of = compileFormula(formula.of, indexOf);
      return (values) => -of(values);
    }
    default: {
      const [left, right] = [compileFormula(formula.left, indexOf), compileFormula(formula.right, indexOf)];
      return OPERATIONS[formula.kind](left, right);
    }
  }
}

const OPERATIONS = {
  '+':
    (left: Calculation, right: Calculation): Calculation =>
    (values) =>
      left(values) + right(values),
  '-':
    (left: Calculation, right: Calculation): Calculation =>
    (values) =>
      left(values) - right(values),
  '*':
    (left: Calculation, right: Calculation): Calculation =>
    (values) =>
      left(values) * right(values),
  '/':
    (left: Calculation, right: Calculation): Calculation =>
    (values) => {
      const divisor = right(values);
      return divisor === 0 ? 0 : left(values) / divisor;
    },
} as const;
