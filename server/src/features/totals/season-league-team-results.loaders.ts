import type DataLoader from 'dataloader';
import { statement } from '../../database/prepared.js';
import type { RequestContext } from '../../context/request-context.js';
import { perRequest } from '../../lib/memo.js';
import { query } from '../../lib/query.js';
import { tenantLoader, type TenantKey } from '../../lib/tenant-loader.js';
import { countsInLeagueSql } from './own-league.js';
import { NO_RESULTS, type ResultsRow, type TeamResults, toResults } from './team-results.js';

const RESULTS = statement<ResultsRow, [organizationId: number, seasonLeagueTeamIds: number[]]>(
  'season_league_team_results',
  `SELECT slt.id, sum(r.home_wins)::int, sum(r.home_losses)::int, sum(r.away_wins)::int, sum(r.away_losses)::int,
     sum(r.points_for)::int, sum(r.points_against)::int
   FROM season_league_teams slt
   JOIN season_leagues sl ON sl.organization_id = slt.organization_id AND sl.id = slt.season_league_id
   JOIN team_season_totals r ON r.organization_id = slt.organization_id AND r.season_id = sl.season_id
     AND r.team_id = slt.team_id AND ${countsInLeagueSql('r', 'sl.id')}
   WHERE slt.organization_id = $1 AND slt.id = ANY($2)
   GROUP BY slt.id`,
);

/** Results of season-league teams in their season leagues, by the id of the season-league team. */
export const resultsOfSeasonLeagueTeam = (ctx: RequestContext): DataLoader<TenantKey, TeamResults, string> =>
  perRequest(ctx, makeResults);

function makeResults(ctx: RequestContext): DataLoader<TenantKey, TeamResults, string> {
  return tenantLoader(async (organizationId, ids) => {
    const rows = await query(ctx, RESULTS, organizationId, [organizationId, ids]);
    const results = new Map(rows.map((row) => [row[0], toResults(row)]));
    return (id) => results.get(id) ?? NO_RESULTS;
  });
}
