import { t } from '@/texts';
import type { ChartData } from '@/ui/charts/chart';

/** How many teams stand out while nobody has chosen any, and how many may be chosen. */
export const [LEADERS, MOST] = [6, 8] as const;

/** As much of a row of the standings as the race needs. */
export interface Runner {
  team: { id: string; name: string };
  league: { id: string };
  /** Its results in order of play, 'WWL'. */
  results: string;
}

/** Whether there is a race to see: of one league, with two teams that have played, and two games. */
export function hasRace(rows: readonly Runner[]): boolean {
  const runners = runnersOf(rows);
  return (
    runners.length > 1 &&
    runners.some(({ results }) => results.length > 1) &&
    rows.every(({ league }) => league.id === rows[0]!.league.id)
  );
}

/** Teams that have played, in the order of the standings. */
export function runnersOf<Row extends Runner>(rows: readonly Row[]): Row[] {
  return rows.filter(({ results }) => results !== '');
}

/**
 * The teams that stand out, in the order of the standings.
 * @param chosen ids as the address has them, '3-12'; when none is of a team that runs, the first teams stand out
 */
export function chosenTeams(rows: readonly Runner[], chosen: string): string[] {
  const wanted = new Set(chosen.split('-'));
  const runners = runnersOf(rows).map(({ team }) => team.id);
  const found = runners.filter((id) => wanted.has(id)).slice(0, MOST);
  return found.length > 0 ? found : runners.slice(0, LEADERS);
}

/**
 * Wins minus losses of a league's teams after each of their games, those that stand out first.
 * @param chosen their ids
 */
export function raceOf(
  rows: readonly Runner[],
  chosen: readonly string[],
): Pick<ChartData, 'labels' | 'shortLabels' | 'series'> {
  const runners = runnersOf(rows);
  const games = Math.max(0, ...runners.map(({ results }) => results.length));
  const shortLabels = Array.from({ length: games + 1 }, (_, game) => String(game));
  const isChosen = ({ team }: Runner): boolean => chosen.includes(team.id);
  return {
    labels: shortLabels.map((game) => t.standings.after_game({ game })),
    shortLabels,
    series: [...runners.filter(isChosen), ...runners.filter((row) => !isChosen(row))].map((row) => ({
      name: row.team.name,
      kind: isChosen(row) ? 'line' : 'quiet',
      values: balances(row.results, games),
    })),
  };
}

/** Wins minus losses from none on; null after a team's last game. */
function balances(results: string, games: number): (number | null)[] {
  let balance = 0;
  const after = [...results].map((result) => (balance += result === 'W' ? 1 : result === 'L' ? -1 : 0));
  return [0, ...after, ...Array.from({ length: games - after.length }, () => null)];
}
