import { mainStatistics } from './main-statistics.js';
import type { OrganizationStatistic } from './stat-definition.js';

/** What basketball has leaders of, whether or not it is shown. */
const BASKETBALL = ['PTS', 'REB', 'AST'];

/**
 * The abbreviations of what a game has leaders of: points, rebounds and assists, or of a sport without rebounds and
 * assists the first three of what it is told by.
 * @param all what the sport has, in order
 * @param visible those of them that are shown, in order
 * @param ordered brings abbreviations into the order of a league that has its own, without those that it leaves out
 */
export function ledStatistics<Definition extends Pick<OrganizationStatistic, 'abbreviation' | 'kind'>>(
  all: readonly Pick<Definition, 'abbreviation'>[],
  visible: readonly Definition[],
  ordered: (abbreviations: readonly string[]) => readonly string[],
): readonly string[] {
  const kept = BASKETBALL.filter((name) => all.some(({ abbreviation }) => abbreviation === name));
  if (kept.length > 1) return ordered(BASKETBALL);
  return mainStatistics(visible, ordered)
    .slice(0, BASKETBALL.length)
    .map(({ abbreviation }) => abbreviation);
}
