import DataLoader from 'dataloader';
import { statement } from '../../database/prepared.js';
import type { RequestContext } from '../../context/request-context.js';
import { groupBy } from '../../lib/group-by.js';
import { perRequest } from '../../lib/memo.js';
import { query } from '../../lib/query.js';

/** A team in a season. */
interface TeamKey {
  readonly organizationId: number;
  readonly seasonId: number;
  readonly teamId: number;
}

/** What a player's games for a team in a season add up to. */
export interface SeasonPlayer {
  readonly playerId: number;
  readonly gamesPlayed: number;
  readonly definitionIds: number[];
  /** Aligned with `definitionIds`. */
  readonly totals: number[];
}

const PLAYERS = statement<
  [seasonId: number, teamId: number, playerId: number, games: number, ids: number[] | null, totals: number[] | null],
  [organizationId: number, seasonIds: number[], teamIds: number[]]
>(
  'season_players_of_teams',
  `SELECT p.season_id, p.team_id, p.player_id, p.games, s.ids, s.totals
   FROM (
     SELECT t.season_id, t.team_id, t.player_id, sum(t.games_played)::int AS games
     FROM unnest($2::int[], $3::int[]) AS k (season_id, team_id)
     JOIN player_season_totals t ON t.organization_id = $1 AND t.season_id = k.season_id AND t.team_id = k.team_id
     GROUP BY t.season_id, t.team_id, t.player_id) p
   CROSS JOIN LATERAL (
     SELECT array_agg(each.id) AS ids, array_agg(each.total) AS totals FROM (
       SELECT t.stat_definition_id AS id, sum(t.total)::int AS total FROM player_stat_totals t
       WHERE t.organization_id = $1 AND t.player_id = p.player_id AND t.season_id = p.season_id AND t.team_id = p.team_id
       GROUP BY t.stat_definition_id) each) s
   ORDER BY p.player_id`,
);

/** The players of a team in a season with their totals there, by id; from the totals that are kept. */
export const seasonPlayersOfTeam = (ctx: RequestContext): DataLoader<TeamKey, SeasonPlayer[], string> =>
  perRequest(ctx, makeLoader);

const textOf = (...ids: number[]): string => ids.join(':');

function makeLoader(ctx: RequestContext): DataLoader<TeamKey, SeasonPlayer[], string> {
  return new DataLoader(
    async (keys) => {
      const read = new Map(
        await Promise.all(
          [...groupBy(keys, ({ organizationId }) => organizationId)].map(
            async ([organizationId, own]) => [organizationId, await readPlayers(ctx, organizationId, own)] as const,
          ),
        ),
      );
      return keys.map(
        ({ organizationId, seasonId, teamId }) => read.get(organizationId)?.get(textOf(seasonId, teamId)) ?? [],
      );
    },
    { cacheKeyFn: ({ organizationId, seasonId, teamId }) => textOf(organizationId, seasonId, teamId) },
  );
}

async function readPlayers(
  ctx: RequestContext,
  organizationId: number,
  keys: readonly TeamKey[],
): Promise<Map<string, SeasonPlayer[]>> {
  const rows = await query(ctx, PLAYERS, organizationId, [
    organizationId,
    keys.map(({ seasonId }) => seasonId),
    keys.map(({ teamId }) => teamId),
  ]);
  const players = new Map<string, SeasonPlayer[]>();
  for (const [seasonId, teamId, playerId, gamesPlayed, ids, totals] of rows) {
    const key = textOf(seasonId, teamId);
    const own = players.get(key) ?? [];
    own.push({ playerId, gamesPlayed, definitionIds: ids ?? [], totals: totals ?? [] });
    players.set(key, own);
  }
  return players;
}
