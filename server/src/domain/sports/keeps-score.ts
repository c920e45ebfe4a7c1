import { scoreStatisticOf } from './score-statistic.js';

/**
 * Whether what players have can be held against a score: points always, since who keeps anything of basketball keeps
 * them; runs only where somebody has some, since leagues keep hits alone.
 * @param sport its name
 * @param found what players of each side have
 */
export function keepsScore(sport: string | null | undefined, found: readonly (number | null)[]): boolean {
  return scoreStatisticOf(sport).isAlwaysKept || found.some((value) => value !== null);
}
