/**
 * How much of all others a value leaves behind, from 0 to 100 as a whole number: those below it, and half of those that
 * are equal. The only one leaves everybody behind.
 * @param values with the value itself
 */
export function percentileAmong(value: number, values: readonly number[]): number {
  const others = values.length - 1;
  if (others <= 0) return 100;
  const below = values.filter((other) => other < value).length;
  const equal = values.filter((other) => other === value).length - 1;
  return Math.floor(((2 * below + equal) * 100 + others) / (2 * others));
}
