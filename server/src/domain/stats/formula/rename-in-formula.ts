import type { Formula } from './formula.js';

/** The formula with another abbreviation in the place of one. */
export function renameInFormula(formula: Formula, from: string, to: string): Formula {
  switch (formula.kind) {
    case 'number':
      return formula;
    case 'statistic':
      return formula.abbreviation === from ? { kind: 'statistic', abbreviation: to } : formula;
    case 'negative':
      return { kind: 'negative', of: renameInFormula(formula.of, from, to) };
    default: {
      const [left, right] = [renameInFormula(formula.left, from, to), renameInFormula(formula.right, from, to)];
      return { kind: formula.kind, left, right };
    }
  }
}
