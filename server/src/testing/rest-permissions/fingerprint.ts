import type { TestDatabase } from '../database.js';
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
export async function fingerprintOf({
  dataSource: { manager },
  pool,
}: TestDatabase): Promise<(organizationId: number) => Promise<string>> {
  const tables = [...(await tenantTables(manager)).filter((table) => !SESSIONS.has(table)), ...TRACES];
  const parts = tables.map(
    (
      table,
    ) => `SELECT '${table} ' || count(*) || ' ' || coalesce(sum(hashtextextended(t::text, 0))::text, '') AS part FROM ${table} t
      WHERE ${tenantCondition(table)}${table === 'audit_entries' ? ` AND ${NO_SIGN_IN}` : ''}`,
  );
  // Prepared: to plan it took as long as all that it is asked about, some thousand times.
  const query = { name: 'fingerprint', text: parts.join(' UNION ALL ') };
  return async (organizationId) => {
    const { rows } = await pool.query<{ part: string }>({ ...query, values: [organizationId] });
    return rows.map(({ part }) => part).join('\n');
  };
}
