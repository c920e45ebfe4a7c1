import { statement } from '../../database/prepared.js';
import type { RequestContext } from '../../context/request-context.js';
import { perRequest } from '../../lib/memo.js';
import { readRows } from '../../lib/query.js';
import { loadOne, type TenantLoader } from '../../lib/tenant-loader.js';

const ENDED = statement<[gameId: number, periodIds: number[]], [organizationId: number, gameIds: number[]]>(
  'ended_periods',
  `SELECT p.game_id, array_agg(p.game_period_id) FROM plays p
   WHERE p.organization_id = $1 AND p.game_id = ANY($2) AND p.kind = 'PERIOD_END' AND NOT p.is_deleted
     AND NOT EXISTS (SELECT FROM plays l WHERE l.organization_id = $1 AND l.game_id = p.game_id AND l.play_id = p.play_id AND l.revision > p.revision)
   GROUP BY p.game_id`,
  { games: ([, ids]) => ids },
);

/** The periods that have ended by a game's plays; null for a game of which no play says so. */
export const endedPeriods = (ctx: RequestContext): TenantLoader<{ id: number; periodIds: ReadonlySet<number> }> =>
  perRequest(ctx, makeLoader);

function makeLoader(ctx: RequestContext): TenantLoader<{ id: number; periodIds: ReadonlySet<number> }> {
  return loadOne(
    readRows(ctx, ENDED, ([id, periodIds]) => ({ id, periodIds: new Set(periodIds) })),
    ({ id }) => id,
  );
}
