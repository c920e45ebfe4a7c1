/**
 * A value rounded to so many decimals, a half going up (away from zero) as `roundHalfUp` does with whole numbers. What
 * binary fractions lose on the way is made good: 1.2 * 3 + 0.65 is 4.25, and so 4.3. What is no number or has no end is
 * 0.
 */
export function roundDecimals(value: number, decimals: number): number {
  if (!Number.isFinite(value)) return 0;
  const scale = 10 ** decimals;
  const scaled = Math.abs(value) * scale;
  // Beyond this no value has decimals.
  if (scaled >= Number.MAX_SAFE_INTEGER) return value;
  const rounded = Math.floor(scaled * (1 + 1e-12) + 0.5) / scale;
  return rounded === 0 ? 0 : value < 0 ? -rounded : rounded;
}
