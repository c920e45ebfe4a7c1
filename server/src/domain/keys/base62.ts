/** Letters of which keys are made: none of them needs encoding in a header, an address or a shell. */
export const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/**
 * A number in these letters, filled up with zeros.
 * @param value a whole number below 62 to the power of `length`
 */
export function toBase62(value: number, length: number): string {
  let text = '';
  for (let rest = value; rest > 0; rest = Math.floor(rest / 62)) text = BASE62[rest % 62]! + text;
  return text.padStart(length, '0');
}
