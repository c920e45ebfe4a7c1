import { roundHalfUp } from './round-half-up.js';

/**
 * numerator / denominator, rounded half up to three decimals (5/12 is 0.417); 0 when there is nothing to divide by.
 * The form of win percentages (league management, section 9).
 */
export function ratio3(numerator: number, denominator: number): number {
  return denominator > 0 ? roundHalfUp(numerator, denominator, 3) : 0;
}
