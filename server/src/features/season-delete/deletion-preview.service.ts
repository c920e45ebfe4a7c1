import type { RequestContext } from '../../context/request-context.js';
import { notFound } from '../../lib/errors.js';
import { IS_PLAYED } from '../../lib/is-played.js';
import { parseId } from '../../lib/ids.js';
import { requireAdmin } from '../../lib/policy.js';
import type { DeletionPreview } from './deletion-preview.type.js';
import { checkedIds, seasonLeaguesIn } from './season-lookup.service.js';
import {
  partsOfDivision,
  type PartsOf,
  partsOfSeasonLeagues,
  partsOfSeasons,
  type SeasonParts,
} from './season-parts.service.js';

/** What deleting seasons takes along. Admins only. @throws 404 when one of them is unknown */
export async function previewSeasons(ctx: RequestContext, ids: readonly string[]): Promise<DeletionPreview> {
  const of = partsReader(ctx);
  const wanted = checkedIds(ids, 'Season', 'Select at least one season to delete.');
  await requireRows(of, 'seasons', wanted, 'Season');
  return count(of, await partsOfSeasons(of, wanted));
}

/**
 * What removing leagues from a season takes along. Admins only. @throws 404 when the season does not have one of them
 */
export async function previewSeasonLeagues(
  ctx: RequestContext,
  seasonId: string,
  leagueIds: readonly string[],
): Promise<DeletionPreview> {
  const of = partsReader(ctx);
  const wanted = checkedIds(leagueIds, 'League', 'Select at least one league.');
  const rows = await seasonLeaguesIn(of, parseId(seasonId, 'Season'), wanted);
  return count(
    of,
    await partsOfSeasonLeagues(
      of,
      rows.map(({ id }) => id),
    ),
  );
}

/** What deleting a division takes along. Admins only. @throws 404 */
export async function previewDivision(ctx: RequestContext, id: string): Promise<DeletionPreview> {
  const of = partsReader(ctx);
  const divisionId = parseId(id, 'Division');
  await requireRows(of, 'divisions', [divisionId], 'Division');
  return count(of, await partsOfDivision(of, divisionId));
}

function partsReader(ctx: RequestContext): PartsOf {
  return { organizationId: requireAdmin(ctx), manager: ctx.services.dataSource.manager, lock: false };
}

async function requireRows(
  { manager, organizationId }: PartsOf,
  table: string,
  ids: readonly number[],
  what: string,
): Promise<void> {
  const rows = (await manager.query(`SELECT id FROM ${table} WHERE organization_id = $1 AND id = ANY($2)`, [
    organizationId,
    ids,
  ])) as unknown[];
  if (rows.length < ids.length) throw notFound(what);
}

async function count({ manager, organizationId }: PartsOf, parts: SeasonParts): Promise<DeletionPreview> {
  const [row] = (await manager.query(
    `SELECT
       (SELECT count(*)::int FROM roster_entries WHERE organization_id = $1 AND season_league_team_id = ANY($2)) AS "rosterEntries",
       (SELECT count(*)::int FROM byes WHERE organization_id = $1 AND season_league_team_id = ANY($2)) AS byes,
       (SELECT count(*)::int FROM schedules WHERE organization_id = $1 AND season_league_id = ANY($3)) AS schedules,
       (SELECT count(*)::int FROM weeks_off WHERE organization_id = $1 AND season_league_id = ANY($3)) AS "weeksOff",
       (SELECT count(*)::int FROM division_teams WHERE organization_id = $1 AND division_id = ANY($4) AND season_league_team_id <> ALL($2)) AS "unassignedTeams",
       (SELECT count(*)::int FROM game_lines WHERE organization_id = $1 AND game_id = ANY($5)) AS "statisticLines",
       (SELECT count(*)::int FROM games g WHERE g.organization_id = $1 AND g.id = ANY($5) AND ${IS_PLAYED}) AS "playedGames"`,
    [organizationId, parts.seasonLeagueTeamIds, parts.seasonLeagueIds, parts.divisionIds, parts.gameIds],
  )) as [Omit<DeletionPreview, 'leagues' | 'teams' | 'divisions' | 'games'>];
  const { seasonLeagueIds, seasonLeagueTeamIds, divisionIds, gameIds } = parts;
  return {
    ...row,
    leagues: seasonLeagueIds.length,
    teams: seasonLeagueTeamIds.length,
    divisions: divisionIds.length,
    games: gameIds.length,
  };
}
