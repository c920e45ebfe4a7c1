import { CODE_ALPHABET, CODE_LENGTH } from './code-alphabet.js';

/** Of an id, at most. */
const LARGEST = 2_147_483_647;

/**
 * What somebody typed as a code, in any case and with or without dashes and blanks.
 * @returns what was drawn, and the organization's id; null for what is no code
 */
export function readCode(typed: string): { drawn: string; organizationId: number } | null {
  const text = typed.toUpperCase().replaceAll(/[\s-]/gu, '');
  const digits = [...text].map((character) => CODE_ALPHABET.indexOf(character));
  if (text.length <= CODE_LENGTH || text.length > 2 * CODE_LENGTH || digits.includes(-1)) return null;
  const organizationId = digits.slice(CODE_LENGTH).reduce((sum, digit) => sum * CODE_ALPHABET.length + digit, 0);
  if (organizationId === 0 || organizationId > LARGEST) return null;
  return { drawn: text.slice(0, CODE_LENGTH), organizationId };
}
