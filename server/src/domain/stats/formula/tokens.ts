import type { FormulaProblem } from './formula.js';

/** A piece of a formula: a number, a statistic's abbreviation, an operator or a parenthesis. */
export interface Token {
  readonly kind: 'number' | 'statistic' | 'sign' | 'end';
  /** Of a statistic its abbreviation without brackets; of a sign the sign. */
  readonly text: string;
  /** Index of its first character. */
  readonly at: number;
}

/** A number stands alone: digits that letters follow are an abbreviation, for instance 2PM. */
const NUMBER = /^(?:\d+(?:\.\d*)?|\.\d+)(?![\p{L}\p{N}%_.])/u;
const WORD = /^[\p{L}\p{N}%_]+/u;
const BRACKETS = /^\[([^[\]]*)\]/u;
const SIGN = /^[-+*/()]/u;

/** Six digits before the point and six behind it: no number needs an exponent to be written. */
const SHORT_NUMBER = /^\d{0,6}(?:\.\d{0,6})?$/u;

/** What keyboards and word processors write instead of the four signs. */
const OTHER_SIGNS: Readonly<Record<string, string>> = { '×': '*', '·': '*', '÷': '/', '−': '-', '–': '-' };

/** Whether an abbreviation can be written without brackets. */
export function isPlainWord(abbreviation: string): boolean {
  return WORD.exec(abbreviation)?.[0] === abbreviation && !NUMBER.test(abbreviation);
}

/** Takes a formula apart. The last token is its end. */
export function tokensOf(text: string): Token[] | FormulaProblem {
  const tokens: Token[] = [];
  let at = 0;
  while (at < text.length) {
    const rest = text.slice(at);
    const blank = /^\s+/u.exec(rest)?.[0].length ?? 0;
    if (blank > 0) {
      at += blank;
      continue;
    }
    const token = tokenAt(rest, at);
    if ('message' in token) return token;
    tokens.push(token.token);
    at += token.length;
  }
  tokens.push({ kind: 'end', text: '', at: text.length });
  return tokens;
}

function tokenAt(rest: string, at: number): { token: Token; length: number } | FormulaProblem {
  const number = NUMBER.exec(rest)?.[0];
  if (number !== undefined) {
    if (!SHORT_NUMBER.test(number))
      return { message: 'A number has at most six digits before the point and six behind it.', at };
    return { token: { kind: 'number', text: number, at }, length: number.length };
  }
  const word = WORD.exec(rest)?.[0];
  if (word !== undefined) return { token: { kind: 'statistic', text: word, at }, length: word.length };
  const [bracketed, name] = BRACKETS.exec(rest) ?? [];
  if (bracketed !== undefined && name !== undefined) {
    if (name.trim() === '') return { message: 'The brackets hold no abbreviation.', at };
    return { token: { kind: 'statistic', text: name.trim(), at }, length: bracketed.length };
  }
  if (rest.startsWith('[')) return { message: 'The bracket is not closed: ] is missing.', at };
  const character = String.fromCodePoint(rest.codePointAt(0)!);
  const sign = OTHER_SIGNS[character] ?? character;
  if (!SIGN.test(sign)) return { message: `"${character}" has no meaning in a formula.`, at };
  return { token: { kind: 'sign', text: sign, at }, length: character.length };
}
