import { statement } from '../../database/prepared.js';
import type { RequestContext } from '../../context/request-context.js';
import { perRequest } from '../../lib/memo.js';
import { query } from '../../lib/query.js';
import { loadOne, type TenantLoader } from '../../lib/tenant-loader.js';
import { todayOf } from '../games/today.service.js';

/** Games between two leagues are of both (ADR 10); bracket games change no standings. */
const WITH_GAMES_TODAY = statement<[id: number], [organizationId: number, ids: number[], today: string]>(
  'season_leagues_with_games_today',
  `WITH due AS MATERIALIZED (
     SELECT g.season_league_id, g.season_id, g.home_team_id, g.away_team_id FROM games g
     WHERE g.organization_id = $1 AND g.division_id IS NULL AND g.status NOT IN ('postponed', 'cancelled') AND (g.date = $3 OR g.status = 'in_progress')
       AND g.season_id IN (SELECT season_id FROM season_leagues WHERE organization_id = $1 AND id = ANY($2))
   )
   SELECT sl.id FROM season_leagues sl WHERE sl.organization_id = $1 AND sl.id = ANY($2) AND EXISTS (
     SELECT FROM due d WHERE d.season_id = sl.season_id AND (d.season_league_id = sl.id OR d.season_league_id IS NULL AND EXISTS (
       SELECT FROM season_league_teams t
       WHERE t.organization_id = $1 AND t.season_league_id = sl.id AND t.team_id IN (d.home_team_id, d.away_team_id))))`,
);

/** Season leagues of which a game is of today or in progress; null for one without. */
export const seasonLeagueWithGamesToday = (ctx: RequestContext): TenantLoader<{ id: number }> =>
  perRequest(ctx, makeLoader);

function makeLoader(ctx: RequestContext): TenantLoader<{ id: number }> {
  return loadOne(
    async (organizationId, ids) =>
      (
        await query(ctx, WITH_GAMES_TODAY, organizationId, [organizationId, ids, await todayOf(ctx, organizationId)])
      ).map(([id]) => ({ id })),
    ({ id }) => id,
  );
}
