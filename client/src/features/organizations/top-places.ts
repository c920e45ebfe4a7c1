import type { HomeQuery } from './home.generated';

type Row = NonNullable<HomeQuery['organization']>['standings'][number];

/** A row of the standings with its place within its league. */
export interface HomePlace {
  place: number;
  row: Row;
}

/** How many rows a home page shows, shared by the leagues. */
const ROWS = 10;

/** The top of each league, league by league as they first come; at least its leader. `rows` are in the order of the standings. */
export function topPlaces(rows: readonly Row[]): HomePlace[] {
  const leagues = [...new Set(rows.map(({ league }) => league.id))];
  const each = Math.max(1, Math.floor(ROWS / leagues.length));
  return leagues
    .map((id) => rows.filter(({ league }) => league.id === id))
    .flatMap((own) => own.slice(0, each).map((row, index) => ({ place: index + 1, row })));
}
