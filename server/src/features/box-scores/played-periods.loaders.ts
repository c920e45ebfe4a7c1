import { statement } from '../../database/prepared.js';
import type { RequestContext } from '../../context/request-context.js';
import { perRequest } from '../../lib/memo.js';
import { readRows } from '../../lib/query.js';
import { loadOne, type TenantLoader } from '../../lib/tenant-loader.js';

/** The periods that have begun and ended by a game's plays. */
export interface PlayedPeriods {
  readonly begun: ReadonlySet<number>;
  readonly ended: ReadonlySet<number>;
}

const PLAYED = statement<
  [gameId: number, begun: number[] | null, ended: number[] | null],
  [organizationId: number, gameIds: number[]]
>(
  'played_periods',
  `SELECT p.game_id, array_agg(p.game_period_id) FILTER (WHERE p.kind = 'PERIOD_START'), array_agg(p.game_period_id) FILTER (WHERE p.kind = 'PERIOD_END')
   FROM plays p
   WHERE p.organization_id = $1 AND p.game_id = ANY($2) AND p.kind IN ('PERIOD_START', 'PERIOD_END') AND NOT p.is_deleted
     AND NOT EXISTS (SELECT FROM plays l WHERE l.organization_id = $1 AND l.game_id = p.game_id AND l.play_id = p.play_id AND l.revision > p.revision)
   GROUP BY p.game_id`,
  { games: ([, ids]) => ids },
);

/** What a game's plays say of its periods; null for a game of which none does. */
export const playedPeriods = (ctx: RequestContext): TenantLoader<PlayedPeriods & { id: number }> =>
  perRequest(ctx, makeLoader);

function makeLoader(ctx: RequestContext): TenantLoader<PlayedPeriods & { id: number }> {
  return loadOne(
    readRows(ctx, PLAYED, ([id, begun, ended]) => ({ id, begun: new Set(begun), ended: new Set(ended) })),
    ({ id }) => id,
  );
}
