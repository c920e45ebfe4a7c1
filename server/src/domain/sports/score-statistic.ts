import { sportNamed } from './sport-named.js';

/** What of players adds up to a team's score. */
export interface ScoreStatistic {
  /** Of the statistic. */
  readonly abbreviation: string;
  /** What several of it are called. */
  readonly words: string;
  /**
   * Whether everybody keeps it who keeps anything of the sport, so that none of it means 0; else it may be held against
   * a score only where somebody has some.
   */
  readonly isAlwaysKept: boolean;
}

const POINTS: ScoreStatistic = { abbreviation: 'PTS', words: 'points', isAlwaysKept: true };
/** What a game's score is made of where it is not points. Leagues of baseball keep hits alone. */
const OTHERS: Readonly<Record<string, ScoreStatistic>> = {
  baseball: { abbreviation: 'R', words: 'runs', isAlwaysKept: false },
};

/**
 * The statistic that adds up to a team's score: the runs of baseball, elsewhere points. A sport of sets has none that
 * does.
 * @param sport its name
 */
export function scoreStatisticOf(sport: string | null | undefined): ScoreStatistic {
  const known = sportNamed(sport ?? '');
  return (known === null ? undefined : OTHERS[known]) ?? POINTS;
}

/** Its abbreviation. @param sport its name */
export function scoreStatistic(sport: string | null | undefined): string {
  return scoreStatisticOf(sport).abbreviation;
}

/**
 * The same as an SQL expression.
 * @param sport what has the sport's name there
 */
export function scoreStatisticSql(sport: string): string {
  const whens = Object.entries(OTHERS).map(([name, { abbreviation }]) => `WHEN '${name}' THEN '${abbreviation}'`);
  return `CASE lower(${sport}) ${whens.join(' ')} ELSE '${POINTS.abbreviation}' END`;
}
