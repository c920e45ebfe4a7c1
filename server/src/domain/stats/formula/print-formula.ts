import { type Formula, STRENGTH } from './formula.js';
import { isPlainWord } from './tokens.js';

/** Writes a formula with as few parentheses and brackets as it needs. `parseFormula` reads the same formula from it. */
export function printFormula(formula: Formula): string {
  switch (formula.kind) {
    case 'number':
      return String(formula.value);
    case 'statistic':
      return printAbbreviation(formula.abbreviation);
    case 'negative':
      return `-${operand(formula.of, 3)}`;
    default: {
      const strength = STRENGTH[formula.kind];
      // What is taken from left to right needs parentheses on the right only.
      return `${operand(formula.left, strength)} ${formula.kind} ${operand(formula.right, strength + 1)}`;
    }
  }
}

/** An abbreviation as a formula mentions it: in brackets where it would be read as something else. */
export function printAbbreviation(abbreviation: string): string {
  return isPlainWord(abbreviation) ? abbreviation : `[${abbreviation}]`;
}

function operand(formula: Formula, strength: number): string {
  const text = printFormula(formula);
  return 'left' in formula && STRENGTH[formula.kind] < strength ? `(${text})` : text;
}
