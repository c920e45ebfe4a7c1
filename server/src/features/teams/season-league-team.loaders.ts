import { statement } from '../../database/prepared.js';
import type { RequestContext } from '../../http/context.js';
import { perRequest } from '../../lib/memo.js';
import { query } from '../../lib/query.js';
import {
  loadLists,
  loadOne,
  tenantLoader,
  type TenantListLoader,
  type TenantLoader,
  type TenantKey,
} from '../../lib/tenant-loader.js';
import { SLT_COLUMNS, SLT_JOINS, type SltRow, toSlt } from './season-league-team.row.js';
import type { SeasonLeagueTeam } from './season-league-team.type.js';
import type DataLoader from 'dataloader';

type Ids = [organizationId: number, ids: number[]];

const SELECT = `SELECT ${SLT_COLUMNS} FROM ${SLT_JOINS}`;

const BY_ID = statement<SltRow, Ids>(
  'season_league_teams_by_id',
  `${SELECT} WHERE slt.organization_id = $1 AND slt.id = ANY($2)`,
);

const BY_SEASON_LEAGUE = statement<SltRow, Ids>(
  'season_league_teams_by_season_league',
  `${SELECT} JOIN teams t ON t.organization_id = slt.organization_id AND t.id = slt.team_id
   WHERE slt.organization_id = $1 AND slt.season_league_id = ANY($2)
   ORDER BY slt.rank NULLS LAST, lower(t.name), slt.id`,
);

const BY_TEAM = statement<SltRow, Ids>(
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
    async (organizationId, ids) =>
      (await query(ctx, BY_ID, organizationId, [organizationId, ids])).map((row) => toSlt(organizationId, row)),
    ({ id }) => id,
  );
}

function makeOfSeasonLeague(ctx: RequestContext): TenantListLoader<SeasonLeagueTeam> {
  return loadLists(
    async (organizationId, ids) =>
      known(
        ctx,
        (await query(ctx, BY_SEASON_LEAGUE, organizationId, [organizationId, ids])).map((row) =>
          toSlt(organizationId, row),
        ),
      ),
    ({ seasonLeagueId }) => seasonLeagueId,
  );
}

function makeOfTeam(ctx: RequestContext): TenantListLoader<SeasonLeagueTeam> {
  return loadLists(
    async (organizationId, ids) =>
      known(
        ctx,
        (await query(ctx, BY_TEAM, organizationId, [organizationId, ids])).map((row) => toSlt(organizationId, row)),
      ),
    ({ teamId }) => teamId,
  );
}

function makeTeamCount(ctx: RequestContext): DataLoader<TenantKey, number, string> {
  return tenantLoader(async (organizationId, ids) => {
    const counts = new Map(await query(ctx, COUNTS, organizationId, [organizationId, ids]));
    return (id) => counts.get(id) ?? 0;
  });
}

/** Rows that need not be read again by id. */
function known(ctx: RequestContext, slts: SeasonLeagueTeam[]): SeasonLeagueTeam[] {
  for (const slt of slts) seasonLeagueTeamById(ctx).prime(slt, slt);
  return slts;
}
