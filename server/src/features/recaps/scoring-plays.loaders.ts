import { statement } from '../../database/prepared.js';
import type { PlayKind } from '../../domain/plays/play-kind.js';
import type { RequestContext } from '../../context/request-context.js';
import { perRequest } from '../../lib/memo.js';
import { readRows } from '../../lib/query.js';
import { column, type ReadFrom, reading } from '../../lib/reading.js';
import { loadLists, type TenantListLoader } from '../../lib/tenant-loader.js';

/** As much of a play as its points follow from. */
const TOLD = reading({
  id: column<string>('p.play_id'),
  gameId: column<number>('p.game_id'),
  kind: column<PlayKind>('p.kind'),
  periodId: column<number>('p.game_period_id'),
  sortOrder: column<number>('p.sort_order'),
  teamId: column<number | null>('p.team_id'),
});

type ToldPlay = ReadFrom<typeof TOLD>;

const OF_GAMES = statement<unknown[], [organizationId: number, gameIds: number[]]>(
  'scoring_plays_of_games',
  `SELECT ${TOLD.sql} FROM unnest($2::int[]) AS g (id) CROSS JOIN LATERAL (
     SELECT DISTINCT ON (r.play_id) r.* FROM plays r WHERE r.organization_id = $1 AND r.game_id = g.id ORDER BY r.play_id, r.revision DESC
   ) AS p WHERE NOT p.is_deleted AND p.team_id IS NOT NULL`,
  { games: ([, ids]) => ids },
);

/** The plays of a game that belong to a team, in no order, as they are now. */
export const teamPlaysOfGame = (ctx: RequestContext): TenantListLoader<ToldPlay> => perRequest(ctx, makeLoader);

function makeLoader(ctx: RequestContext): TenantListLoader<ToldPlay> {
  return loadLists(readRows(ctx, OF_GAMES, TOLD.read), ({ gameId }) => gameId);
}
