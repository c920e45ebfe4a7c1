import DataLoader from 'dataloader';
import { statement } from '../../database/prepared.js';
import type { RequestContext } from '../../context/request-context.js';
import { groupBy } from '../../lib/group-by.js';
import { perRequest } from '../../lib/memo.js';
import { query } from '../../lib/query.js';
import { beforeGameSql } from '../previews/before-game.sql.js';
import { COUNTED_STATUS } from '../../database/live-tables.js';

/** A value of a player's line: of earlier ones it is asked how many there are, and which is the highest. */
export interface BestKey {
  readonly organizationId: number;
  readonly gameId: number;
  readonly playerId: number;
  readonly definitionId: number;
}

/** How many games have a value, and the highest. */
interface Best {
  readonly games: number;
  readonly best: number;
}

type Params = [organizationId: number, gameIds: number[], playerIds: number[], definitionIds: number[]];

const BESTS = statement<
  [
    gameId: number,
    playerId: number,
    definitionId: number,
    seasonGames: number,
    seasonBest: number,
    games: number,
    best: number,
  ],
  Params
>(
  'earlier_bests',
  `SELECT k.game_id, k.player_id, k.definition_id,
     (count(*) FILTER (WHERE g.season_id = this.season_id))::int, COALESCE(max(v.value) FILTER (WHERE g.season_id = this.season_id), 0),
     count(*)::int, max(v.value)
   FROM unnest($2::int[], $3::int[], $4::int[]) AS k (game_id, player_id, definition_id)
   JOIN games this ON this.organization_id = $1 AND this.id = k.game_id
   JOIN game_lines l ON l.organization_id = $1 AND l.player_id = k.player_id
   JOIN games g ON g.organization_id = $1 AND g.id = l.game_id AND ${COUNTED_STATUS} AND ${beforeGameSql('g', 'this')}
   JOIN game_line_values v ON v.organization_id = $1 AND v.game_line_id = l.id AND v.stat_definition_id = k.definition_id
   GROUP BY k.game_id, k.player_id, k.definition_id`,
  { counted: true },
);

const NONE: Best = { games: 0, best: 0 };

/** What a player had of a statistic in games before one: in its season, and in all that are kept. */
export const earlierBests = (
  ctx: RequestContext,
): DataLoader<BestKey, { readonly season: Best; readonly all: Best }, string> => perRequest(ctx, makeLoader);

const textOf = (...ids: number[]): string => ids.join(':');

function makeLoader(ctx: RequestContext): DataLoader<BestKey, { readonly season: Best; readonly all: Best }, string> {
  return new DataLoader(
    async (keys) => {
      const found = new Map<string, { season: Best; all: Best }>();
      await Promise.all(
        [...groupBy(keys, ({ organizationId }) => organizationId)].map(async ([organizationId, own]) => {
          const rows = await query(ctx, BESTS, organizationId, [
            organizationId,
            own.map(({ gameId }) => gameId),
            own.map(({ playerId }) => playerId),
            own.map(({ definitionId }) => definitionId),
          ]);
          for (const [gameId, playerId, definitionId, seasonGames, seasonBest, games, best] of rows)
            found.set(textOf(organizationId, gameId, playerId, definitionId), {
              season: { games: seasonGames, best: seasonBest },
              all: { games, best },
            });
        }),
      );
      return keys.map((key) => found.get(keyOf(key)) ?? { season: NONE, all: NONE });
    },
    { cacheKeyFn: keyOf },
  );
}

const keyOf = ({ organizationId, gameId, playerId, definitionId }: BestKey): string =>
  textOf(organizationId, gameId, playerId, definitionId);
