/** The rows of totals that belong together: one team in one season league. Bracket games between two leagues have no season league. */
export interface TotalsGroup {
  readonly seasonId: number | null;
  readonly seasonLeagueId: number | null;
  readonly teamId: number;
}

/** What to compute: a whole organization, a season of it, or some groups. */
export type TotalsScope = 'all' | { readonly seasonId: number } | { readonly groups: readonly TotalsGroup[] };

/** A scope as SQL. $1 is the organization; its own parameters follow. */
export interface ScopeSql {
  readonly params: unknown[];
  /** The condition on rows whose season, season league and team are these three expressions. */
  readonly where: (season: string, seasonLeague: string, team: string) => string;
  /** A wider condition that an index on any of these team columns can answer. */
  readonly anyTeam: (...columns: string[]) => string;
}

/** The SQL of a scope. */
export function scopeSql(scope: TotalsScope): ScopeSql {
  if (scope === 'all') return { params: [], where: () => 'true', anyTeam: () => 'true' };
  if ('seasonId' in scope) return { params: [scope.seasonId], where: (season) => `${season} = $2`, anyTeam: () => 'true' };
  const { groups } = scope;
  return {
    params: [
      groups.map((group) => group.seasonId ?? 0),
      groups.map((group) => group.seasonLeagueId ?? 0),
      groups.map((group) => group.teamId),
    ],
    where: (season, seasonLeague, team) =>
      `(coalesce(${season}, 0), coalesce(${seasonLeague}, 0), ${team}) IN (SELECT * FROM unnest($2::int[], $3::int[], $4::int[]))`,
    anyTeam: (...columns) => `(${columns.map((column) => `${column} = ANY($4::int[])`).join(' OR ')})`,
  };
}
