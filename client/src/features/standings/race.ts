import type { ChartData } from '@/ui/charts/chart';

/** How many teams run in the drawing. */
const TEAMS = 6;

/** As much of a row of the standings as the race needs. */
export interface Runner {
  team: { name: string };
  league: { id: string };
  /** Its results in order of play, 'WWL'. */
  results: string;
}

/**
 * Wins minus losses of a league's first teams after each of their games; null for several leagues, and while there are
 * fewer than two teams or games.
 */
export function raceOf(rows: readonly Runner[]): Pick<ChartData, 'labels' | 'series'> | null {
  const runners = rows.filter(({ results }) => results !== '').slice(0, TEAMS);
  const games = Math.max(0, ...runners.map(({ results }) => results.length));
  if (runners.length < 2 || games < 2 || new Set(rows.map(({ league }) => league.id)).size > 1) return null;
  const labels = Array.from({ length: games + 1 }, (_, game) => String(game));
  return {
    labels,
    series: runners.map(({ team, results }) => ({
      name: team.name,
      values: labels.map((_, game) => (game > results.length ? null : above(results.slice(0, game)))),
    })),
  };
}

function above(results: string): number {
  const wins = [...results].filter((result) => result === 'W').length;
  return wins - (results.length - wins);
}
