import { statement } from '../../database/prepared.js';
import { comparePlays } from '../../domain/plays/compare-plays.js';
import type { RequestContext } from '../../context/request-context.js';
import { keepsScoreOf } from '../../lib/policy.js';
import { perRequest } from '../../lib/memo.js';
import { query, readRows } from '../../lib/query.js';
import { loadOne, type TenantLoader } from '../../lib/tenant-loader.js';
import type { Game } from '../games/game.type.js';
import { gamePeriodsOfSport } from '../periods/game-period.loaders.js';
import { namesForCaller } from '../player-names/player-names.service.js';
import { PLAY_COLUMNS, playOf } from './play.row.js';
import type { Play } from './play.type.js';

const OF_GAME = statement<unknown[], [organizationId: number, gameId: number, includeDeleted: boolean]>(
  'plays_of_game',
  `SELECT ${PLAY_COLUMNS} FROM (
     SELECT DISTINCT ON (r.play_id) r.* FROM plays r WHERE r.organization_id = $1 AND r.game_id = $2 ORDER BY r.play_id, r.revision DESC
   ) AS p WHERE $3 OR NOT p.is_deleted`,
  { games: ([, id]) => [id] },
);

const WITH_PLAYS = statement<[gameId: number], [organizationId: number, gameIds: number[]]>(
  'games_with_plays',
  `SELECT g.id FROM unnest($2::int[]) AS g (id)
   WHERE EXISTS (SELECT FROM plays p WHERE p.organization_id = $1 AND p.game_id = g.id AND NOT p.is_deleted
     AND NOT EXISTS (SELECT FROM plays l WHERE l.organization_id = $1 AND l.game_id = g.id AND l.play_id = p.play_id AND l.revision > p.revision))`,
  { games: ([, ids]) => ids },
);

/** Games that have plays which are not taken away, by id; null for one without. */
export const gameWithPlays = (ctx: RequestContext): TenantLoader<{ id: number }> => perRequest(ctx, makeLoader);

function makeLoader(ctx: RequestContext): TenantLoader<{ id: number }> {
  return loadOne(
    readRows(ctx, WITH_PLAYS, ([id]) => ({ id })),
    ({ id }) => id,
  );
}

/**
 * The plays of a game in their order, as they are now.
 * @param includeDeleted also those that were taken away; only who keeps the score is told of them
 */
export async function playsOfGame(
  ctx: RequestContext,
  { organizationId, id, sportId }: Pick<Game, 'organizationId' | 'id' | 'sportId'>,
  includeDeleted = false,
): Promise<Play[]> {
  const mayAll = keepsScoreOf(ctx, organizationId, id);
  const [rows, periods, names] = await Promise.all([
    query(ctx, OF_GAME, organizationId, [organizationId, id, includeDeleted && mayAll]),
    sportId === null ? [] : gamePeriodsOfSport(ctx, organizationId, sportId),
    namesForCaller(ctx, organizationId),
  ]);
  const plays = rows
    .map((row) => playOf(organizationId, row))
    .toSorted(comparePlays(periods.map((period) => period.id)));
  // A note may name anybody: from whom names are hidden, notes are, too.
  return names === 'full' || mayAll ? plays : plays.map((play) => ({ ...play, note: null }));
}
