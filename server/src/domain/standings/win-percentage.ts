import { ratio3 } from '../stats/ratio3.js';

/**
 * wins / (wins + losses), rounded half up to three decimals; 0 when nothing is decided. Rounded values are what
 * standings compare.
 */
export function winPercentage(wins: number, losses: number): number {
  return ratio3(wins, wins + losses);
}
