import { statement } from '../../database/prepared.js';
import { compareLeagueNames } from '../../domain/ordering/compare-league-names.js';
import type { RequestContext } from '../../context/request-context.js';
import { perRequest } from '../../lib/memo.js';
import { query, readRows } from '../../lib/query.js';
import { column, type Reading, reading, tenantReading } from '../../lib/reading.js';
import { loadLists, loadOne, type TenantListLoader, type TenantLoader } from '../../lib/tenant-loader.js';
import { venueOrderOf } from './league.loaders.js';
import type { SeasonLeague } from './league.type.js';
import { STANDINGS_SETTINGS } from './standings-settings.reading.js';

const SEASON_LEAGUE: Reading<SeasonLeague> = reading({
  organizationId: tenantReading,
  id: column<number>('sl.id'),
  seasonId: column<number>('sl.season_id'),
  leagueId: column<number>('sl.league_id'),
  position: column<number>('sl.position'),
  version: column<number>('sl.version'),
  standingsRules: STANDINGS_SETTINGS,
});

type Ids = [organizationId: number, ids: number[]];

const BY_ID = statement<unknown[], Ids>(
  'season_leagues_by_id',
  `SELECT ${SEASON_LEAGUE.sql} FROM season_leagues sl WHERE sl.organization_id = $1 AND sl.id = ANY($2)`,
);

const BY_SEASON = statement<[name: string, ...seasonLeague: unknown[]], Ids>(
  'season_leagues_by_season',
  `SELECT l.name, ${SEASON_LEAGUE.sql}
   FROM season_leagues sl
   JOIN leagues l ON l.organization_id = sl.organization_id AND l.id = sl.league_id
   WHERE sl.organization_id = $1 AND sl.season_id = ANY($2)`,
);

const BY_LEAGUE = statement<unknown[], Ids>(
  'season_leagues_by_league',
  `SELECT ${SEASON_LEAGUE.sql}
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
  return loadOne(readRows(ctx, BY_ID, SEASON_LEAGUE.read), ({ id }) => id);
}

function makeOfSeason(ctx: RequestContext): TenantListLoader<SeasonLeague> {
  return loadLists(
    async (organizationId, seasonIds) => {
      const [rows, venueOrder] = await Promise.all([
        query(ctx, BY_SEASON, organizationId, [organizationId, seasonIds]),
        venueOrderOf(ctx, organizationId),
      ]);
      return rows
        .map(([name, ...row]) => ({ name, seasonLeague: SEASON_LEAGUE.read(row, organizationId) }))
        .sort(
          ({ name, seasonLeague: a }, { name: other, seasonLeague: b }) =>
            a.position - b.position || compareLeagueNames(name, other, venueOrder) || a.id - b.id,
        )
        .map(({ seasonLeague }) => seasonLeague);
    },
    ({ seasonId }) => seasonId,
  );
}

function makeOfLeague(ctx: RequestContext): TenantListLoader<SeasonLeague> {
  return loadLists(
    async (organizationId, leagueIds) =>
      (await query(ctx, BY_LEAGUE, organizationId, [organizationId, leagueIds])).map((row) =>
        SEASON_LEAGUE.read(row, organizationId),
      ),
    ({ leagueId }) => leagueId,
  );
}
