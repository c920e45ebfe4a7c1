import { statement } from '../../database/prepared.js';
import type { RequestContext } from '../../context/request-context.js';
import { perRequest } from '../../lib/memo.js';
import { readRows } from '../../lib/query.js';
import { loadOne, type TenantLoader } from '../../lib/tenant-loader.js';

const WITH_GAMES = statement<[id: number], [organizationId: number, ids: number[]]>(
  'divisions_with_games',
  'SELECT DISTINCT division_id FROM games WHERE organization_id = $1 AND division_id = ANY($2)',
);

/** Divisions that have a game; null for one without. */
export const divisionWithGames = (ctx: RequestContext): TenantLoader<{ id: number }> => perRequest(ctx, makeLoader);

function makeLoader(ctx: RequestContext): TenantLoader<{ id: number }> {
  return loadOne(
    readRows(ctx, WITH_GAMES, ([id]) => ({ id })),
    ({ id }) => id,
  );
}
