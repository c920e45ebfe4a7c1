import type DataLoader from 'dataloader';
import { statement } from '../../database/prepared.js';
import type { RequestContext } from '../../context/request-context.js';
import { groupBy } from '../../lib/group-by.js';
import { perRequest } from '../../lib/memo.js';
import { query } from '../../lib/query.js';
import { tenantLoader, type TenantKey } from '../../lib/tenant-loader.js';

/** A player's maintained totals of one season. */
export interface PlayerSeasonTotals {
  /** Null: games of no season. */
  seasonId: number | null;
  /** Teams played for, in no order. */
  teamIds: number[];
  gamesPlayed: number;
  definitionIds: number[];
  /** Aligned with `definitionIds`. */
  totals: number[];
}

type Ids = [organizationId: number, playerIds: number[]];

const GAMES = statement<[playerId: number, seasonId: number | null, teamIds: number[], gamesPlayed: number], Ids>(
  'player_season_games',
  `SELECT player_id, season_id, array_agg(DISTINCT team_id), sum(games_played)
   FROM player_season_totals WHERE organization_id = $1 AND player_id = ANY($2) GROUP BY player_id, season_id`,
);

const STATISTICS = statement<[playerId: number, seasonId: number | null, definitionId: number, total: number], Ids>(
  'player_season_statistics',
  `SELECT player_id, season_id, stat_definition_id, sum(total)
   FROM player_stat_totals WHERE organization_id = $1 AND player_id = ANY($2) GROUP BY player_id, season_id, stat_definition_id`,
);

/** A player's totals by season, in no order. */
export const totalsOfPlayer = (ctx: RequestContext): DataLoader<TenantKey, PlayerSeasonTotals[], string> =>
  perRequest(ctx, makeTotalsOfPlayer);

function makeTotalsOfPlayer(ctx: RequestContext): DataLoader<TenantKey, PlayerSeasonTotals[], string> {
  return tenantLoader(async (organizationId, playerIds) => {
    const [games, statistics] = await Promise.all([
      query(ctx, GAMES, organizationId, [organizationId, playerIds]),
      query(ctx, STATISTICS, organizationId, [organizationId, playerIds]),
    ]);
    const gamesOf = groupBy(games, ([playerId]) => playerId);
    const statisticsOf = groupBy(statistics, ([playerId, seasonId]) => `${playerId}:${seasonId}`);
    return (id) =>
      (gamesOf.get(id) ?? []).map(([, seasonId, teamIds, gamesPlayed]) => {
        const rows = statisticsOf.get(`${id}:${seasonId}`) ?? [];
        return {
          seasonId,
          teamIds,
          gamesPlayed,
          definitionIds: rows.map(([, , definitionId]) => definitionId),
          totals: rows.map(([, , , total]) => total),
        };
      });
  });
}
