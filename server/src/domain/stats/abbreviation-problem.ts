import type { Sport } from '../sports/sport.js';
import { defaultStatDefinitions } from './default-stat-definitions.js';
import { PLAYER_GAME_COLUMNS } from './player-game-columns.js';

const RESERVED: readonly string[] = [...PLAYER_GAME_COLUMNS.required, ...PLAYER_GAME_COLUMNS.optional];

/** Letters and digits, and the signs that abbreviations have: what files and formulas can tell apart. */
const ALLOWED = /^[\p{L}\p{M}\p{N}%+/.&#'_-][\p{L}\p{M}\p{N}%+/.&#'_ -]*$/u;

/**
 * Why an abbreviation cannot be one of a statistic of the organization's own; null when it can.
 * @param others of the sport, without the statistic itself
 */
export function abbreviationProblem(
  abbreviation: string,
  sport: Sport | null,
  others: readonly { readonly abbreviation: string }[],
): string | null {
  const wanted = abbreviation.toLowerCase();
  if (!ALLOWED.test(abbreviation))
    return "An abbreviation has letters, digits, blanks and the signs % + - / . & # ' _.";
  if (RESERVED.includes(wanted)) return `Files of statistics have a column ${wanted} of their own.`;
  if (others.some((other) => other.abbreviation.toLowerCase() === wanted))
    return `There is a statistic ${abbreviation} already.`;
  if (isDefaultStatistic(sport, abbreviation)) return `${abbreviation} is one of the sport: a reset brings it back.`;
  return null;
}

/** Whether a statistic is one that the sport begins with, in any case: not one of the organization's own. */
export function isDefaultStatistic(sport: Sport | null, abbreviation: string): boolean {
  const wanted = abbreviation.toLowerCase();
  return (
    sport !== null &&
    defaultStatDefinitions(sport).some((definition) => definition.abbreviation.toLowerCase() === wanted)
  );
}
