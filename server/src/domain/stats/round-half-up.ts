/**
 * numerator / denominator, rounded to so many decimals, a half going up (away from zero, as PostgreSQL's
 * `round(numeric)` does). Works on integers throughout: 835/100 to one decimal is 8.4, while `(8.35).toFixed(1)` is
 * 8.3.
 * @returns the number nearest to the rounded decimal, so it prints as that decimal
 * @throws RangeError when an argument is no safe integer, the denominator is 0, or the product leaves the safe integers
 */
export function roundHalfUp(numerator: number, denominator: number, decimals: number): number {
  const scale = 10 ** decimals;
  // n/d + 1/2 = (2n + d) / 2d. Both sides stay integers, of which what a division loses never reaches the next integer:
  // that is at least 1/2d away, and a safe dividend times 2^-53 is less than 1.
  const dividend = 2 * Math.abs(numerator) * scale + Math.abs(denominator);
  const divisor = 2 * Math.abs(denominator);
  // One by one: a list to look through would cost more than all the rest, and a box score has a hundred percentages.
  const isSafe =
    Number.isSafeInteger(numerator) &&
    Number.isSafeInteger(denominator) &&
    Number.isSafeInteger(decimals) &&
    Number.isSafeInteger(dividend) &&
    Number.isSafeInteger(divisor);
  if (!isSafe || divisor === 0 || decimals < 0)
    throw new RangeError(`Cannot round ${numerator}/${denominator} to ${decimals} decimals`);
  const rounded = Math.floor(dividend / divisor);
  const isNegative = numerator < 0 !== denominator < 0;
  return rounded === 0 ? 0 : (isNegative ? -rounded : rounded) / scale;
}
