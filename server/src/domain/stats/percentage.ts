import { roundHalfUp } from './round-half-up.js';

/**
 * made / attempted * 100, rounded half up to one decimal; 0 at no attempts (league management, section 5).
 * For totals, give the totals: percentages are never averaged.
 */
export function percentage(made: number, attempted: number): number {
  return attempted > 0 ? roundHalfUp(made * 100, attempted, 1) : 0;
}
