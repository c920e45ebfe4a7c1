/**
 * The rows of totals that belong together: one team in one season league. Bracket games between two leagues have no
 * season league.
 */
export interface TotalsGroup {
  readonly seasonId: number | null;
  readonly seasonLeagueId: number | null;
  readonly teamId: number;
}

/**
 * What to compute: a whole organization, a season of it, or some groups, of which perhaps only some players changed.
 */
export type TotalsScope =
  | 'all'
  | { readonly seasonId: number }
  | { readonly groups: readonly TotalsGroup[]; readonly playerIds?: readonly number[] | undefined };

/** A scope as SQL. $1 is the organization; its own parameters follow. */
export interface ScopeSql {
  readonly params: unknown[];
  /** More parameters, for statements about players alone. */
  readonly playerParams: unknown[];
  /** The condition on rows whose season, season league and team are these three expressions. */
  readonly where: (season: string, seasonLeague: string, team: string) => string;
  /** A wider condition that an index on any of these team columns can answer. */
  readonly anyTeam: (...columns: string[]) => string;
  /** The condition on rows of players. */
  readonly player: (column: string) => string;
}

const everything = (): string => 'true';

/** The SQL of a scope. */
export function scopeSql(scope: TotalsScope): ScopeSql {
  if (scope === 'all')
    return { params: [], playerParams: [], where: everything, anyTeam: everything, player: everything };
  if ('seasonId' in scope) {
    return {
      params: [scope.seasonId],
      playerParams: [],
      where: (season) => `${season} = $2`,
      anyTeam: everything,
      player: everything,
    };
  }
  const { groups, playerIds } = scope;
  return {
    params: [
      groups.map((group) => group.seasonId ?? 0),
      groups.map((group) => group.seasonLeagueId ?? 0),
      groups.map((group) => group.teamId),
    ],
    playerParams: playerIds === undefined ? [] : [playerIds],
    where: (season, seasonLeague, team) =>
      `(coalesce(${season}, 0), coalesce(${seasonLeague}, 0), ${team}) IN (SELECT * FROM unnest($2::int[], $3::int[], $4::int[]))`,
    anyTeam: (...columns) => `(${columns.map((column) => `${column} = ANY($4::int[])`).join(' OR ')})`,
    player: (column) => (playerIds === undefined ? 'true' : `${column} = ANY($5::int[])`),
  };
}
