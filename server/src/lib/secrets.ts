import { createHash, randomInt } from 'node:crypto';

/**
 * What a table holds of a secret: a copy of the table opens nothing. For secrets that are too long to be found by
 * trying.
 */
export function digestOfSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

/** Letters of an alphabet, each drawn for itself so that nobody can guess it. */
export function drawLetters(alphabet: string, count: number): string {
  return Array.from({ length: count }, () => alphabet[randomInt(alphabet.length)]).join('');
}
