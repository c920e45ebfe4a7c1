import { type Statement, statement } from '../../database/prepared.js';
import type { RequestContext } from '../../context/request-context.js';
import { perRequest } from '../../lib/memo.js';
import { nameOrder } from '../../lib/name-order.js';
import { query } from '../../lib/query.js';
import {
  loadLists,
  loadOne,
  tenantLoader,
  type TenantListLoader,
  type TenantLoader,
  type TenantKey,
} from '../../lib/tenant-loader.js';
import { SEASON_TEAM, SEASON_TEAM_JOINS, toSeasonTeams } from './season-league-team.row.js';
import type { SeasonLeagueTeam } from './season-league-team.type.js';
import type DataLoader from 'dataloader';

type Ids = [organizationId: number, ids: number[]];

const SELECT = `SELECT ${SEASON_TEAM.sql} FROM ${SEASON_TEAM_JOINS}`;

const BY_ID = statement<unknown[], Ids>(
  'season_league_teams_by_id',
  `${SELECT} WHERE slt.organization_id = $1 AND slt.id = ANY($2)`,
);

const BY_SEASON_LEAGUE = statement<unknown[], Ids>(
  'season_league_teams_by_season_league',
  `${SELECT} JOIN teams t ON t.organization_id = slt.organization_id AND t.id = slt.team_id
   WHERE slt.organization_id = $1 AND slt.season_league_id = ANY($2)
   ORDER BY slt.rank NULLS LAST, ${nameOrder('t.name')}, slt.id`,
);

const BY_TEAM = statement<unknown[], Ids>(
  'season_league_teams_by_team',
  `${SELECT} JOIN seasons s ON s.organization_id = sl.organization_id AND s.id = sl.season_id
   WHERE slt.organization_id = $1 AND slt.team_id = ANY($2)
   ORDER BY s.start_date DESC NULLS LAST, s.id, sl.position, slt.id`,
);

const COUNTS = statement<[seasonLeagueId: number, count: number], Ids>(
  'season_league_team_counts',
  `SELECT season_league_id, count(*) FROM season_league_teams
   WHERE organization_id = $1 AND season_league_id = ANY($2) GROUP BY season_league_id`,
);

/** A season-league team by key. */
export const seasonLeagueTeamById = (ctx: RequestContext): TenantLoader<SeasonLeagueTeam> => perRequest(ctx, makeById);

/** A season league's teams: by rank, those without one last, then by name. */
export const teamsOfSeasonLeague = (ctx: RequestContext): TenantListLoader<SeasonLeagueTeam> =>
  perRequest(ctx, makeOfSeasonLeague);

/** A team's season leagues: latest season first; within one season by the league's position. */
export const seasonTeamsOfTeam = (ctx: RequestContext): TenantListLoader<SeasonLeagueTeam> =>
  perRequest(ctx, makeOfTeam);

/** How many teams a season league has. */
export const teamCountOfSeasonLeague = (ctx: RequestContext): DataLoader<TenantKey, number, string> =>
  perRequest(ctx, makeTeamCount);

function makeById(ctx: RequestContext): TenantLoader<SeasonLeagueTeam> {
  return loadOne(
    (organizationId, ids) => readSlts(ctx, BY_ID, organizationId, ids),
    ({ id }) => id,
  );
}

function makeOfSeasonLeague(ctx: RequestContext): TenantListLoader<SeasonLeagueTeam> {
  return loadLists(
    async (organizationId, ids) => known(ctx, await readSlts(ctx, BY_SEASON_LEAGUE, organizationId, ids)),
    ({ seasonLeagueId }) => seasonLeagueId,
  );
}

function makeOfTeam(ctx: RequestContext): TenantListLoader<SeasonLeagueTeam> {
  return loadLists(
    async (organizationId, ids) => known(ctx, await readSlts(ctx, BY_TEAM, organizationId, ids)),
    ({ teamId }) => teamId,
  );
}

function makeTeamCount(ctx: RequestContext): DataLoader<TenantKey, number, string> {
  return tenantLoader(async (organizationId, ids) => {
    const counts = new Map(await query(ctx, COUNTS, organizationId, [organizationId, ids]));
    return (id) => counts.get(id) ?? 0;
  });
}

async function readSlts(
  ctx: RequestContext,
  stmt: Statement<unknown[], Ids>,
  organizationId: number,
  ids: number[],
): Promise<SeasonLeagueTeam[]> {
  const rows = await query(ctx, stmt, organizationId, [organizationId, ids]);
  return toSeasonTeams(
    ctx,
    rows.map((row) => SEASON_TEAM.read(row, organizationId)),
  );
}

/** Rows that need not be read again by id. */
function known(ctx: RequestContext, seasonTeams: SeasonLeagueTeam[]): SeasonLeagueTeam[] {
  for (const seasonTeam of seasonTeams) seasonLeagueTeamById(ctx).prime(seasonTeam, seasonTeam);
  return seasonTeams;
}
