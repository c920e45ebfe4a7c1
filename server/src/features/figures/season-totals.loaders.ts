import { statement } from '../../database/prepared.js';
import { sumTotals } from '../../domain/stats/sum-totals.js';
import type { RequestContext } from '../../context/request-context.js';
import { groupBy } from '../../lib/group-by.js';
import { query } from '../../lib/query.js';
import { versionCache } from '../../lib/version-cache.js';
import type { Season } from '../seasons/season.type.js';
import { preparedStatistics } from '../stat-definitions/statistics.js';
import { statDefinitionsOfSport } from '../stat-definitions/stat-definition.loaders.js';
import { ownLeagueSql } from '../totals/own-league.js';
import { type LeagueTotals, SeasonRanks } from './season-ranks.js';
import type { PromiseOrValue } from '../../lib/promise-or-value.js';

const league = `COALESCE(t.season_league_id, ${ownLeagueSql('t', 't.season_id', 't.team_id')}, 0)`;

const OF_SEASON = statement<
  [playerId: number, seasonLeagueId: number, games: number, definitionIds: number[] | null, totals: number[] | null],
  [organizationId: number, seasonId: number]
>(
  'league_totals_of_season',
  `WITH played AS (
     SELECT t.player_id, ${league} AS league_id, sum(t.games_played)::integer AS games
     FROM player_season_totals t WHERE t.organization_id = $1 AND t.season_id = $2 GROUP BY 1, 2),
   sums AS (
     SELECT t.player_id, ${league} AS league_id, t.stat_definition_id, sum(t.total)::float8 AS total
     FROM player_stat_totals t WHERE t.organization_id = $1 AND t.season_id = $2 GROUP BY 1, 2, 3),
   lists AS (
     SELECT player_id, league_id, array_agg(stat_definition_id) AS ids, array_agg(total) AS totals FROM sums GROUP BY 1, 2)
   SELECT played.player_id, played.league_id, played.games, lists.ids, lists.totals
   FROM played LEFT JOIN lists USING (player_id, league_id) ORDER BY played.player_id`,
);

const kept = versionCache<ReadonlyMap<number, SeasonRanks>>(40);

/**
 * What all players did in a season, by its leagues. Kept in this process until the organization changes, and with it
 * what was sorted, since every player's page compares with them.
 */
export function ranksOfLeagues(
  ctx: RequestContext,
  { organizationId, id, sportId }: Season,
): PromiseOrValue<ReadonlyMap<number, SeasonRanks>> {
  return kept.get(ctx, organizationId, `totals of season ${id}`, async () => {
    const [rows, { all }] = await Promise.all([
      query(ctx, OF_SEASON, organizationId, [organizationId, id]),
      statDefinitionsOfSport(ctx, organizationId, sportId),
    ]);
    const statistics = preparedStatistics(all);
    const totals = rows.map(([playerId, seasonLeagueId, gamesPlayed, ids, sums]): LeagueTotals => ({
      playerId,
      seasonLeagueId,
      gamesPlayed,
      values: sumTotals(all, [statistics.align(ids, sums)], gamesPlayed),
    }));
    const leagues = groupBy(totals, ({ seasonLeagueId }) => seasonLeagueId);
    return new Map([...leagues].map(([league, players]) => [league, new SeasonRanks(all, players)]));
  });
}
