import type { EntityManager } from 'typeorm';
import { tenantCondition } from '../../features/undo/rows.service.js';
import { tenantTables } from '../../features/undo/tenant-tables.service.js';

/** Who may call is no content. */
const SESSIONS: ReadonlySet<string> = new Set([
  'api_key_days',
  'api_keys',
  'sessions',
  'scorekeeper_links',
  'scorekeeper_sessions',
]);

/** What says who did what, too: a call that changed nothing leaves no trace either. */
const TRACES = ['audit_entries', 'undo_entries', 'undo_steps'];

/** Who signed in or failed to is written down although nothing changes. */
const NO_SIGN_IN = "t.action NOT LIKE 'user.sign-in%'";

/**
 * Makes a function that tells everything that stands in a tenant's tables, sessions aside; equal texts: nothing has
 * changed.
 */
export async function fingerprintOf(manager: EntityManager): Promise<(organizationId: number) => Promise<string>> {
  const tables = [...(await tenantTables(manager)).filter((table) => !SESSIONS.has(table)), ...TRACES];
  const parts = tables.map(
    (
      table,
    ) => `SELECT '${table}' || count(*) || coalesce(md5(string_agg(t::text, '|' ORDER BY t::text)), '') AS part FROM ${table} t
      WHERE ${tenantCondition(table)}${table === 'audit_entries' ? ` AND ${NO_SIGN_IN}` : ''}`,
  );
  return async (organizationId) => {
    const rows = (await manager.query(parts.join(' UNION ALL '), [organizationId])) as { part: string }[];
    return rows.map(({ part }) => part).join('\n');
  };
}
