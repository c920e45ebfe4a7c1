import { sportNamed } from '../sports/sport-named.js';

/** By how much a game was longer than usual: how many overtimes it had; of baseball how many innings in all. */
export type ExtraLength = { readonly overtimes: number } | { readonly innings: number };

/**
 * What a result says of a game that went on after a tie: 'Final/2OT', and 'Final/10' of innings.
 * @param sport its name
 * @param periods those that the game shows
 * @returns null for a game that was as long as usual
 */
export function extraLength(
  sport: string | null | undefined,
  periods: readonly { readonly kind: 'REGULAR' | 'OVERTIME' | 'FINAL' }[],
): ExtraLength | null {
  const overtimes = periods.filter(({ kind }) => kind === 'OVERTIME').length;
  if (overtimes === 0) return null;
  return sportNamed(sport ?? '') === 'baseball' ? { innings: periods.length } : { overtimes };
}
