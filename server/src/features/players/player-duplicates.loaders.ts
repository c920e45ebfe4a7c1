import type DataLoader from 'dataloader';
import { statement } from '../../database/prepared.js';
import type { RequestContext } from '../../context/request-context.js';
import { perRequest } from '../../lib/memo.js';
import { query } from '../../lib/query.js';
import { namesForCaller } from '../player-names/player-names.service.js';
import { tenantLoader, type TenantKey } from '../../lib/tenant-loader.js';

/** Players whose full name, trimmed and in lower case, is the same. */
export interface DuplicateName {
  name: string;
  playerIds: number[];
}

// One of the two names may be empty: then the other one has a blank before or behind it.
const NAMESAKES = statement<[id: number], [organizationId: number, ids: number[]]>(
  'players_with_namesakes',
  `SELECT p.id FROM players p
   WHERE p.organization_id = $1 AND p.id = ANY($2) AND EXISTS (
     SELECT FROM players o WHERE o.organization_id = $1 AND o.id <> p.id
       AND o.search_name = ANY(ARRAY[btrim(p.search_name), ' ' || btrim(p.search_name), btrim(p.search_name) || ' ']))`,
);

const DUPLICATES = statement<[name: string, ids: number[]], [organizationId: number]>(
  'players_of_equal_names',
  `SELECT btrim(search_name), array_agg(id ORDER BY id) FROM players WHERE organization_id = $1
   GROUP BY btrim(search_name) HAVING count(*) > 1 ORDER BY 1`,
);

/**
 * Whether another player of the organization has the same full name; not told to a caller who is not shown full names.
 */
export const hasNamesake = (ctx: RequestContext): DataLoader<TenantKey, boolean, string> =>
  perRequest(ctx, makeHasNamesake);

function makeHasNamesake(ctx: RequestContext): DataLoader<TenantKey, boolean, string> {
  return tenantLoader(async (organizationId, ids) => {
    if ((await namesForCaller(ctx, organizationId)) !== 'full') return () => false;
    const found = new Set((await query(ctx, NAMESAKES, organizationId, [organizationId, ids])).map(([id]) => id));
    return (id) => found.has(id);
  });
}

/** The full names that several players of the organization have, by name. */
export async function readDuplicateNames(ctx: RequestContext, organizationId: number): Promise<DuplicateName[]> {
  return (await query(ctx, DUPLICATES, organizationId, [organizationId])).map(([name, playerIds]) => ({
    name,
    playerIds,
  }));
}
