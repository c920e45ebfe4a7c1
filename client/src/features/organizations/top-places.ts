import type { HomeQuery } from './home.generated';

type Row = NonNullable<HomeQuery['organization']>['standings'][number];

/** A row of the standings with its place within its league. */
export interface HomePlace {
  place: number;
  row: Row;
}

/** How many rows a home page shows, shared by the leagues. */
const ROWS = 10;

/**
 * The top of each league, league by league; of each at least its leader.
 * @param rows in the order of the standings
 * @param order ids of the leagues as the season has them
 */
export function topPlaces(rows: readonly Row[], order: readonly string[]): HomePlace[] {
  const present = new Set(rows.map(({ league }) => league.id));
  const leagues = [...order.filter((id) => present.has(id)), ...[...present].filter((id) => !order.includes(id))];
  const each = Math.max(1, Math.floor(ROWS / leagues.length));
  return leagues
    .map((id) => rows.filter(({ league }) => league.id === id))
    .flatMap((own) => own.slice(0, each).map((row, index) => ({ place: index + 1, row })));
}

/** Where places are cut into two columns: in the middle; between leagues, if there are any, nearest to it. */
export function middleOf(places: readonly HomePlace[], hasLeagues: boolean): number {
  const middle = Math.ceil(places.length / 2);
  if (!hasLeagues) return middle;
  const starts = places.flatMap(({ place }, index) => (place === 1 && index > 0 ? [index] : []));
  return starts.toSorted((one, other) => Math.abs(one - middle) - Math.abs(other - middle))[0] ?? middle;
}
