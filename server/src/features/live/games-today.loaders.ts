import { statement } from '../../database/prepared.js';
import type { RequestContext } from '../../context/request-context.js';
import { perRequest } from '../../lib/memo.js';
import { query } from '../../lib/query.js';
import { loadOne, type TenantLoader } from '../../lib/tenant-loader.js';
import { todayOf } from '../games/today.service.js';
import { NO_RESULT_YET } from '../standings/counted-games.loaders.js';

/** What is to be expected in a season league. */
interface Expected {
  readonly id: number;
  /** A game is of today or in progress. */
  readonly today: boolean;
  /** A game may yet have a result that counts. */
  readonly toCome: boolean;
}

const OF_LEAGUE = `d.season_id = sl.season_id AND (d.season_league_id = sl.id OR d.season_league_id IS NULL AND EXISTS (
  SELECT FROM season_league_teams t
  WHERE t.organization_id = $1 AND t.season_league_id = sl.id AND t.team_id IN (d.home_team_id, d.away_team_id)))`;

/** Games between two leagues are of both (ADR 10); bracket games change no standings. */
const EXPECTED = statement<
  [id: number, today: boolean, toCome: boolean],
  [organizationId: number, ids: number[], today: string]
>(
  'season_leagues_expecting_games',
  `WITH due AS MATERIALIZED (
     SELECT g.season_league_id, g.season_id, g.home_team_id, g.away_team_id,
       g.status <> 'postponed' AND (g.date = $3 OR g.status = 'in_progress') AS today, ${NO_RESULT_YET} AS to_come
     FROM games g
     WHERE g.organization_id = $1 AND g.division_id IS NULL AND g.status <> 'cancelled' AND (g.date = $3 OR g.status = 'in_progress' OR ${NO_RESULT_YET})
       AND g.season_id IN (SELECT season_id FROM season_leagues WHERE organization_id = $1 AND id = ANY($2))
   )
   SELECT sl.id, EXISTS (SELECT FROM due d WHERE d.today AND ${OF_LEAGUE}), EXISTS (SELECT FROM due d WHERE d.to_come AND ${OF_LEAGUE})
   FROM season_leagues sl WHERE sl.organization_id = $1 AND sl.id = ANY($2)`,
);

/** What games season leagues expect. */
export const expectedGames = (ctx: RequestContext): TenantLoader<Expected> => perRequest(ctx, makeLoader);

function makeLoader(ctx: RequestContext): TenantLoader<Expected> {
  return loadOne(
    async (organizationId, ids) =>
      (await query(ctx, EXPECTED, organizationId, [organizationId, ids, await todayOf(ctx, organizationId)])).map(
        ([id, today, toCome]) => ({ id, today, toCome }),
      ),
    ({ id }) => id,
  );
}
