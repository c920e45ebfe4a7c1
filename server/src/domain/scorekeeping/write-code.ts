import { CODE_ALPHABET } from './code-alphabet.js';

/**
 * A scorekeeper's code as it is read out: what was drawn in two groups, then the organization's number in the same
 * letters, so that a code is looked for in one organization alone: 'K7MQ-2XPA-G'.
 * @param drawn eight characters of `CODE_ALPHABET`
 */
export function writeCode(drawn: string, organizationId: number): string {
  let number = '';
  for (let rest = organizationId; rest > 0; rest = Math.floor(rest / CODE_ALPHABET.length))
    number = CODE_ALPHABET[rest % CODE_ALPHABET.length]! + number;
  return `${drawn.slice(0, 4)}-${drawn.slice(4)}-${number}`;
}
