import { NO_FEATS } from './no-feats.js';
import type { OrganizationStatistic } from './stat-definition.js';

/**
 * What sports are told by where the first ones in their order would not do: basketball (platform, section 2.8),
 * baseball, volleyball.
 */
const TOLD = [
  ['PTS', '3PM', 'REB', 'AST'],
  ['H', 'HR', 'RBI', 'R'],
  ['K', 'A', 'DIG', 'SA'],
] as const;

/** So many of a sport's tell which it is. */
const ENOUGH = 3;
/** How many others are told by. */
const MOST = 4;

/**
 * The statistics that a sport is told by: basketball's, baseball's and volleyball's four where they are entered; of any
 * other the first four that are entered and worth praise, such as aces and winners, but not errors.
 * @param definitions those that are shown, in order
 * @param ordered brings abbreviations into the order of a league that has its own, without those that it leaves out
 */
export function mainStatistics<Definition extends Pick<OrganizationStatistic, 'abbreviation' | 'kind'>>(
  definitions: readonly Definition[],
  ordered: (abbreviations: readonly string[]) => readonly string[] = (abbreviations) => abbreviations,
): Definition[] {
  const counted = definitions.filter(({ kind }) => kind.toLowerCase() === 'counting');
  for (const names of TOLD) {
    const told = ordered(names).flatMap((name) => counted.find(({ abbreviation }) => abbreviation === name) ?? []);
    if (told.length >= ENOUGH) return told;
  }
  const feats = counted.filter(({ abbreviation }) => !NO_FEATS.has(abbreviation));
  return (feats.length > 0 ? feats : counted).slice(0, MOST);
}
