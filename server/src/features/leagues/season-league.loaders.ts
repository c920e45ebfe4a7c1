import { statement } from '../../database/prepared.js';
import { compareLeagueNames } from '../../domain/ordering/compare-league-names.js';
import type { RequestContext } from '../../context/request-context.js';
import { perRequest } from '../../lib/memo.js';
import { query } from '../../lib/query.js';
import { loadLists, loadOne, type TenantListLoader, type TenantLoader } from '../../lib/tenant-loader.js';
import { venueOrderOf } from './league.loaders.js';
import type { SeasonLeague } from './league.type.js';

type SeasonLeagueRow = [id: number, seasonId: number, leagueId: number, position: number, version: number];
type Ids = [organizationId: number, ids: number[]];

const BY_ID = statement<SeasonLeagueRow, Ids>(
  'season_leagues_by_id',
  'SELECT id, season_id, league_id, position, version FROM season_leagues WHERE organization_id = $1 AND id = ANY($2)',
);

const BY_SEASON = statement<[...SeasonLeagueRow, name: string], Ids>(
  'season_leagues_by_season',
  `SELECT sl.id, sl.season_id, sl.league_id, sl.position, sl.version, l.name
   FROM season_leagues sl
   JOIN leagues l ON l.organization_id = sl.organization_id AND l.id = sl.league_id
   WHERE sl.organization_id = $1 AND sl.season_id = ANY($2)`,
);

const BY_LEAGUE = statement<SeasonLeagueRow, Ids>(
  'season_leagues_by_league',
  `SELECT sl.id, sl.season_id, sl.league_id, sl.position, sl.version
   FROM season_leagues sl
   JOIN seasons s ON s.organization_id = sl.organization_id AND s.id = sl.season_id
   WHERE sl.organization_id = $1 AND sl.league_id = ANY($2)
   ORDER BY s.start_date DESC NULLS LAST, s.id, sl.id`,
);

/** A season league by key. */
export const seasonLeagueById = (ctx: RequestContext): TenantLoader<SeasonLeague> => perRequest(ctx, makeById);

/** A season's leagues by position; those at the same place by venue, weekday and name. */
export const seasonLeaguesOfSeason = (ctx: RequestContext): TenantListLoader<SeasonLeague> =>
  perRequest(ctx, makeOfSeason);

/** A league's seasons, latest start first. */
export const seasonLeaguesOfLeague = (ctx: RequestContext): TenantListLoader<SeasonLeague> =>
  perRequest(ctx, makeOfLeague);

function makeById(ctx: RequestContext): TenantLoader<SeasonLeague> {
  return loadOne(
    async (organizationId, ids) =>
      (await query(ctx, BY_ID, organizationId, [organizationId, ids])).map((row) =>
        toSeasonLeague(organizationId, row),
      ),
    ({ id }) => id,
  );
}

function makeOfSeason(ctx: RequestContext): TenantListLoader<SeasonLeague> {
  return loadLists(
    async (organizationId, seasonIds) => {
      const [rows, venueOrder] = await Promise.all([
        query(ctx, BY_SEASON, organizationId, [organizationId, seasonIds]),
        venueOrderOf(ctx, organizationId),
      ]);
      rows.sort((a, b) => a[3] - b[3] || compareLeagueNames(a[5], b[5], venueOrder) || a[0] - b[0]);
      return rows.map(([id, seasonId, leagueId, position, version]) =>
        toSeasonLeague(organizationId, [id, seasonId, leagueId, position, version]),
      );
    },
    ({ seasonId }) => seasonId,
  );
}

function makeOfLeague(ctx: RequestContext): TenantListLoader<SeasonLeague> {
  return loadLists(
    async (organizationId, leagueIds) =>
      (await query(ctx, BY_LEAGUE, organizationId, [organizationId, leagueIds])).map((row) =>
        toSeasonLeague(organizationId, row),
      ),
    ({ leagueId }) => leagueId,
  );
}

function toSeasonLeague(
  organizationId: number,
  [id, seasonId, leagueId, position, version]: SeasonLeagueRow,
): SeasonLeague {
  return { organizationId, id, seasonId, leagueId, position, version };
}
