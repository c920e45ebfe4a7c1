import type { EntityManager } from 'typeorm';
import { tenantTables } from '../features/undo/tenant-tables.service.js';
import { tenantCondition } from '../features/undo/rows.service.js';

/**
 * How many rows of each table are a tenant's, and a digest of all that stands in them but stamps, which undo sets as
 * any change does: the sum of the rows' hashes, so that nothing has to be sorted.
 */
export async function tenantRowsDigest(
  manager: EntityManager,
  organizationId: number,
): Promise<Record<string, { count: number; digest: string | null }>> {
  const digests: Record<string, { count: number; digest: string | null }> = {};
  for (const table of await tenantTables(manager)) {
    if (table === 'sessions') continue;
    const [row] = (await manager.query(
      `SELECT count(*)::integer AS count, sum(hashtextextended((to_jsonb(t) - '{version,updated_at,updated_by}'::text[])::text, 0))::text AS digest
       FROM ${table} t WHERE ${tenantCondition(table)}`,
      [organizationId],
    )) as [{ count: number; digest: string | null }];
    digests[table] = row;
  }
  return digests;
}
