import DataLoader from 'dataloader';
import { statement } from '../../database/prepared.js';
import type { RequestContext } from '../../context/request-context.js';
import { perRequest } from '../../lib/memo.js';
import { query } from '../../lib/query.js';
import { versionCache } from '../../lib/version-cache.js';
import type { Sport } from './sport.type.js';
import type { PromiseOrValue } from '../../lib/promise-or-value.js';

const ALL_SPORTS = statement<[id: number, name: string]>('all_sports', 'SELECT id, name FROM sports ORDER BY id');

const kept = versionCache<ReadonlyMap<number, Sport>>(1);

/** All sports of the platform by id, in the order of their ids. */
export function allSports(ctx: RequestContext): PromiseOrValue<ReadonlyMap<number, Sport>> {
  return kept.get(ctx, 'platform', 'all', async () => {
    const rows = await query(ctx, ALL_SPORTS, null, []);
    return new Map(rows.map(([id, name]) => [id, { id, name }]));
  });
}

/** Sports by id; a foreign key says that each exists. */
export const sportById = (ctx: RequestContext): DataLoader<number, Sport> => perRequest(ctx, makeSportById);

function makeSportById(ctx: RequestContext): DataLoader<number, Sport> {
  return new DataLoader<number, Sport>(async (ids) => {
    const sports = await allSports(ctx);
    return ids.map((id) => sports.get(id) ?? new Error(`sport ${id} is missing`));
  });
}
