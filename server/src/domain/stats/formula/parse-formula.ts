import {
  DEEPEST_FORMULA,
  type Formula,
  type FormulaProblem,
  LONGEST_FORMULA,
  type Operator,
  STRENGTH,
} from './formula.js';
import { type Token, tokensOf } from './tokens.js';

/** A formula that can be read, and the places of the statistics in it. */
export interface ParsedFormula {
  readonly formula: Formula;
  /** Each mention of a statistic, from left to right. */
  readonly mentions: readonly { readonly abbreviation: string; readonly at: number }[];
}

/**
 * Reads a formula: numbers, abbreviations, `+ - * /` and parentheses, with the usual precedence, from left to right.
 * An abbreviation of letters, digits and `%` stands as it is, also `2PM`; any other one stands in brackets: `[+/-]`.
 */
export function parseFormula(text: string): ParsedFormula | FormulaProblem {
  if (text.length > LONGEST_FORMULA)
    return {
      message: `A formula has at most ${LONGEST_FORMULA} characters; this has ${text.length}.`,
      at: LONGEST_FORMULA,
    };
  const tokens = tokensOf(text);
  if (!Array.isArray(tokens)) return tokens;
  return new Parser(tokens).parse();
}

/** Whether a formula could not be read. */
export function isProblem(parsed: ParsedFormula | FormulaProblem): parsed is FormulaProblem {
  return 'message' in parsed;
}

/** Ends the descent; it never leaves this file. */
class Refusal extends Error {
  constructor(readonly problem: FormulaProblem) {
    super(problem.message);
  }
}

class Parser {
  private next = 0;
  private depth = 0;

  constructor(private readonly tokens: readonly Token[]) {}

  parse(): ParsedFormula | FormulaProblem {
    try {
      const formula = this.operation(1);
      const { kind, text, at } = this.token;
      if (text === ')') return { message: 'There is no parenthesis that ) would close.', at };
      if (kind !== 'end') return { message: `An operator is missing before "${text}".`, at };
      return { formula, mentions: this.mentions() };
    } catch (error) {
      if (error instanceof Refusal) return error.problem;
      throw error;
    }
  }

  private get token(): Token {
    return this.tokens[this.next]!;
  }

  /** Operands joined by operators of this strength, taken from left to right. */
  private operation(strength: number): Formula {
    const operand = (): Formula => (strength === 2 ? this.operand() : this.operation(2));
    let formula = operand();
    for (;;) {
      const { kind, text } = this.token;
      if (kind !== 'sign' || STRENGTH[text as Operator] !== strength) return formula;
      this.next += 1;
      formula = { kind: text as Operator, left: formula, right: operand() };
    }
  }

  private operand(): Formula {
    const { kind, text, at } = this.token;
    this.next += 1;
    if (kind === 'number') return { kind: 'number', value: Number(text) };
    if (kind === 'statistic') return { kind: 'statistic', abbreviation: text };
    if (text === '-' || text === '(') return this.nested(text, at);
    const missing = 'A number or a statistic is missing';
    throw new Refusal({ message: kind === 'end' ? `${missing} at the end.` : `${missing} before "${text}".`, at });
  }

  private nested(sign: string, at: number): Formula {
    this.depth += 1;
    if (this.depth > DEEPEST_FORMULA)
      throw new Refusal({ message: `Parentheses and signs are nested at most ${DEEPEST_FORMULA} deep.`, at });
    const inner = sign === '-' ? this.operand() : this.operation(1);
    if (sign === '(') {
      if (this.token.text !== ')' || this.token.kind !== 'sign')
        throw new Refusal({ message: 'The parenthesis is not closed: ) is missing.', at });
      this.next += 1;
    }
    this.depth -= 1;
    return sign === '-' ? { kind: 'negative', of: inner } : inner;
  }

  private mentions(): ParsedFormula['mentions'] {
    return this.tokens.flatMap(({ kind, text, at }) => (kind === 'statistic' ? [{ abbreviation: text, at }] : []));
  }
}
