import { sportNamed } from './sport-named.js';

/** What a game's score is made of where it is not points. */
const OTHERS: Readonly<Record<string, string>> = { baseball: 'R' };
const POINTS = 'PTS';

/**
 * The abbreviation of the statistic that adds up to a team's score: the runs of baseball, elsewhere points. A sport of
 * sets has none that does.
 * @param sport its name
 */
export function scoreStatistic(sport: string | null | undefined): string {
  const known = sportNamed(sport ?? '');
  return (known === null ? undefined : OTHERS[known]) ?? POINTS;
}

/**
 * The same as an SQL expression.
 * @param sport what has the sport's name there
 */
export function scoreStatisticSql(sport: string): string {
  const whens = Object.entries(OTHERS).map(([name, abbreviation]) => `WHEN '${name}' THEN '${abbreviation}'`);
  return `CASE lower(${sport}) ${whens.join(' ')} ELSE '${POINTS}' END`;
}
