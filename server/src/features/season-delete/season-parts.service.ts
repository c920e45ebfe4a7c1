import type { Write } from '../audit/write.service.js';

/** What belongs to some seasons, some leagues in a season, or a division, as far as others refer to it by id. */
export interface SeasonParts {
  seasonIds: readonly number[];
  seasonLeagueIds: readonly number[];
  divisionIds: readonly number[];
  seasonLeagueTeamIds: readonly number[];
  gameIds: readonly number[];
}

/** Whose parts, and where to look for them. With `lock` they stay as they are until the transaction ends. */
export type PartsOf = Pick<Write, 'manager' | 'organizationId'> & { lock: boolean };

/** The parts of seasons. */
export async function partsOfSeasons(of: PartsOf, seasonIds: readonly number[]): Promise<SeasonParts> {
  const seasonLeagueIds = await idsOf(of, 'season_leagues', 't.season_id = ANY($2)', [seasonIds]);
  const divisionIds = await idsOf(of, 'divisions', 't.season_id = ANY($2)', [seasonIds]);
  return withGames(of, { seasonIds, seasonLeagueIds, divisionIds });
}

/**
 * The parts of leagues in a season. Its divisions are not theirs, nor are bracket games against teams of other leagues.
 */
export function partsOfSeasonLeagues(of: PartsOf, seasonLeagueIds: readonly number[]): Promise<SeasonParts> {
  return withGames(of, { seasonIds: [], seasonLeagueIds, divisionIds: [] });
}

/**
 * The parts of a division: itself and its games. A game of a bracket means nothing without it, and must not begin to
 * count for a league.
 */
export function partsOfDivision(of: PartsOf, divisionId: number): Promise<SeasonParts> {
  return withGames(of, { seasonIds: [], seasonLeagueIds: [], divisionIds: [divisionId] });
}

async function withGames(
  of: PartsOf,
  parts: Pick<SeasonParts, 'seasonIds' | 'seasonLeagueIds' | 'divisionIds'>,
): Promise<SeasonParts> {
  const { seasonIds, seasonLeagueIds, divisionIds } = parts;
  const seasonLeagueTeamIds = await idsOf(of, 'season_league_teams', 't.season_league_id = ANY($2)', [seasonLeagueIds]);
  const gameIds = await idsOf(
    of,
    'games',
    't.season_id = ANY($2) OR t.season_league_id = ANY($3) OR t.division_id = ANY($4)',
    [seasonIds, seasonLeagueIds, divisionIds],
  );
  if (of.lock) await lockOwners(of, seasonLeagueIds, gameIds);
  return { ...parts, seasonLeagueTeamIds, gameIds };
}

/**
 * Locks what rows are hung on that know neither season nor game: whoever is adding one is waited for, and the row goes
 * too.
 */
async function lockOwners(
  { manager, organizationId }: PartsOf,
  seasonLeagueIds: readonly number[],
  gameIds: readonly number[],
): Promise<void> {
  for (const [table, sql, ids] of [
    ['schedules', 't.season_league_id = ANY($2)', seasonLeagueIds],
    ['game_lines', 't.game_id = ANY($2)', gameIds],
  ] as const) {
    const locked = `SELECT FROM ${table} t WHERE t.organization_id = $1 AND ${sql} ORDER BY t.id FOR UPDATE`;
    await manager.query(`SELECT count(*) FROM (${locked}) AS rows`, [organizationId, ids]);
  }
}

async function idsOf(
  { manager, organizationId, lock }: PartsOf,
  table: string,
  sql: string,
  params: unknown[],
): Promise<number[]> {
  const rows = (await manager.query(
    `SELECT t.id FROM ${table} t WHERE t.organization_id = $1 AND (${sql}) ORDER BY t.id ${lock ? 'FOR UPDATE' : ''}`,
    [organizationId, ...params],
  )) as { id: number }[];
  return rows.map(({ id }) => id);
}
