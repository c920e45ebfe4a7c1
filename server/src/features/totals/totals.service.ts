import type { EntityManager } from 'typeorm';
import { run, statement } from '../../database/prepared.js';
import { clientOf } from '../../database/transaction.js';
import { type ScopeSql, scopeSql, type TotalsGroup, type TotalsScope } from './totals-scope.service.js';
import {
  differenceSql,
  isOfPlayers,
  TOTALS_OF_STATISTICS,
  TOTALS_TABLES,
  type TotalsTable,
} from './totals-tables.service.js';

/**
 * Makes the totals of a scope what lines and games say, in the caller's transaction. Writers of one team's totals wait
 * for each other, so call it after the lines are written, as the last thing of a transaction where possible.
 * @param scope default: the whole organization
 * @returns how many rows were added, changed or removed
 */
export async function recomputeTotals(
  manager: EntityManager,
  organizationId: number,
  scope: TotalsScope = 'all',
): Promise<number> {
  await lockTeams(manager, organizationId, scope);
  const sql = scopeSql(scope);
  let changed = 0;
  for (const table of TOTALS_TABLES) {
    const params = [organizationId, ...sql.params, ...(isOfPlayers(table) ? sql.playerParams : [])];
    const [row] = (await manager.query(rewriteStatement(table, sql), params)) as { changed: number }[];
    changed += row?.changed ?? 0;
  }
  return changed;
}

/**
 * Brings the totals that these games touch up to date, after their lines, values or scores were written. For a change
 * that takes a game to other teams or another season, and for deleting one, use `maintainGameTotals`: afterwards nobody
 * can tell what it touched before.
 * @param playerIds the players whose lines were written, also those who lost one; much quicker than the default, all
 *   players of the games' teams. Empty when only scores were written; after a change of status, by which lines begin or
 *   cease to count, leave it out.
 */
export async function refreshGameTotals(
  manager: EntityManager,
  organizationId: number,
  gameIds: readonly number[],
  playerIds?: readonly number[],
): Promise<void> {
  const groups = await groupsOfGames(manager, organizationId, gameIds);
  if (groups.length > 0) await recomputeTotals(manager, organizationId, { groups, playerIds });
}

/**
 * Brings what players and teams have summed up in statistics up to date, in one statement, after values of these
 * players were written in games of these groups. Results of games are left alone. The caller has locked the groups'
 * teams, by id and before it wrote.
 */
export async function refreshPlayerTotals(
  manager: EntityManager,
  organizationId: number,
  scope: { readonly groups: readonly TotalsGroup[]; readonly playerIds: readonly number[] },
): Promise<void> {
  const { params, playerParams } = scopeSql(scope);
  await run(await clientOf(manager), REFRESH_PLAYERS, [organizationId, ...params, ...playerParams]);
}

/**
 * Runs `work`, which may change or delete the games in any way, and brings the totals of before and after up to date.
 * @param playerIds as for `refreshGameTotals`
 */
export async function maintainGameTotals<Result>(
  manager: EntityManager,
  organizationId: number,
  gameIds: readonly number[],
  work: () => Promise<Result>,
  playerIds?: readonly number[],
): Promise<Result> {
  const before = await groupsOfGames(manager, organizationId, gameIds);
  const result = await work();
  const groups = [...before, ...(await groupsOfGames(manager, organizationId, gameIds))];
  if (groups.length > 0) await recomputeTotals(manager, organizationId, { groups, playerIds });
  return result;
}

/** The groups that the games' teams and lines belong to. */
async function groupsOfGames(
  manager: EntityManager,
  organizationId: number,
  gameIds: readonly number[],
): Promise<TotalsGroup[]> {
  return (await manager.query(
    `SELECT DISTINCT g.season_id AS "seasonId", g.season_league_id AS "seasonLeagueId", side.team_id AS "teamId"
     FROM games g CROSS JOIN LATERAL (
       SELECT g.home_team_id AS team_id UNION SELECT g.away_team_id
       UNION SELECT l.team_id FROM game_lines l WHERE l.organization_id = g.organization_id AND l.game_id = g.id
     ) AS side
     WHERE g.organization_id = $1 AND g.id = ANY($2)`,
    [organizationId, gameIds],
  )) as TotalsGroup[];
}

/**
 * Two writers of one team's games would each sum up without the other's uncommitted lines. The lock makes the second
 * one wait; what it reads afterwards, in statements of their own, has the first one's lines.
 */
async function lockTeams(manager: EntityManager, organizationId: number, scope: TotalsScope): Promise<void> {
  const teams = typeof scope === 'object' && 'groups' in scope ? scope.groups.map((group) => group.teamId) : null;
  await manager.query(
    'SELECT id FROM teams WHERE organization_id = $1 AND ($2::int[] IS NULL OR id = ANY($2)) ORDER BY id FOR NO KEY UPDATE',
    [organizationId, teams],
  );
}

/**
 * One statement that deletes, updates and inserts exactly what differs. Not ON CONFLICT, which would use up a new id
 * per unchanged row.
 */
function rewriteStatement(table: TotalsTable, scope: ScopeSql): string {
  const { actual, shortcut = actual } = table;
  return `
    WITH ${rewriteParts(table, differenceSql(table, scope, shortcut(scope)))}
    SELECT (SELECT count(*) FROM gone) + (SELECT count(*) FROM changed) + (SELECT count(*) FROM added) AS changed`;
}

/** The parts of `rewriteStatement`, their names ending in `suffix`, given the query of what differs. */
function rewriteParts({ table, keys, values }: TotalsTable, differences: string, suffix = ''): string {
  const columns = [...keys, ...values].join(', ');
  const found = 't.organization_id = $1 AND t.id = d.id';
  return `differences${suffix} AS MATERIALIZED (${differences}),
    gone${suffix} AS (
      DELETE FROM ${table} t USING differences${suffix} d WHERE ${found} AND d.team_id IS NULL RETURNING 1
    ), changed${suffix} AS (
      UPDATE ${table} t SET ${values.map((value) => `${value} = d.${value}`).join(', ')}
      FROM differences${suffix} d WHERE ${found} AND d.team_id IS NOT NULL RETURNING 1
    ), added${suffix} AS (
      INSERT INTO ${table} (organization_id, ${columns}) SELECT $1, ${columns} FROM differences${suffix} WHERE id IS NULL RETURNING 1
    )`;
}

/** Team totals are those of the other players as they stand, and of these players as they ought to. */
function refreshPlayersStatement(): string {
  const scope = scopeSql({ groups: [], playerIds: [] });
  const { playerSeasonTotals, playerStatTotals, teamStatTotals } = TOTALS_OF_STATISTICS;
  const keys = [...teamStatTotals.keys, ...teamStatTotals.values].join(', ');
  const ofTeams = `
    SELECT season_id, season_league_id, team_id, stat_definition_id, sum(total)::int AS total, sum(line_count)::int AS line_count
    FROM (
      SELECT ${keys} FROM player_stat_totals p
      WHERE p.organization_id = $1 AND NOT ${scope.player('p.player_id')} AND ${scope.where('p.season_id', 'p.season_league_id', 'p.team_id')}
      UNION ALL SELECT ${keys} FROM actual
    ) AS players GROUP BY 1, 2, 3, 4`;
  return `
    WITH actual AS MATERIALIZED (${playerStatTotals.actual(scope)}),
    ${rewriteParts(playerSeasonTotals, differenceSql(playerSeasonTotals, scope, playerSeasonTotals.actual(scope)), '_of_games')},
    ${rewriteParts(playerStatTotals, differenceSql(playerStatTotals, scope, 'SELECT * FROM actual'), '_of_players')},
    ${rewriteParts(teamStatTotals, differenceSql(teamStatTotals, scope, ofTeams), '_of_teams')}
    SELECT`;
}

const REFRESH_PLAYERS = statement<[], unknown[]>('totals_refresh_players', refreshPlayersStatement());
