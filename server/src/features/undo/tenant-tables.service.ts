import type { EntityManager } from 'typeorm';
import { FOLLOWING_TABLES } from '../../database/live-tables.js';
import { TENANT_OTHERWISE } from './rows.service.js';

/** Tables that say what happened to a tenant; they outlive it. Its mails go with it, and do not come back. */
const OUTLIVE = [
  'mails',
  'audit_entries',
  'statistics_ledger',
  'changes',
  'undo_entries',
  'undo_steps',
  'idempotency_entries',
];

/** Nullable references that close a circle of tables: to be cleared before the rows are removed. */
export const CIRCLES: readonly { table: string; column: string }[] = [
  { table: 'organizations', column: 'logo_upload_id' },
  { table: 'pages', column: 'published_revision_id' },
];

/**
 * Every table that holds rows of tenants, in an order in which they can be emptied: what refers to a row comes before
 * it; but what the database keeps by itself goes and comes with the rows that it follows from. Read from the database's
 * own catalogue, so a new table needs no mention. `organizations` is the last.
 * @throws when foreign keys form a circle that `CIRCLES` does not open
 */
export async function tenantTables(manager: EntityManager): Promise<string[]> {
  const tables = (await manager.query(
    `SELECT c.relname AS name FROM pg_class c WHERE c.relkind = 'r' AND c.relnamespace = current_schema()::regnamespace AND c.relname <> ALL($1)
     AND (c.relname = ANY($2) OR EXISTS (
       SELECT FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attname = 'organization_id' AND NOT a.attisdropped)) ORDER BY c.relname`,
    [[...OUTLIVE, ...FOLLOWING_TABLES], TENANT_OTHERWISE],
  )) as { name: string }[];
  const references = (await manager.query(
    `SELECT DISTINCT f.conrelid::regclass::text AS child, f.confrelid::regclass::text AS parent FROM pg_constraint f
     WHERE f.contype = 'f' AND f.conrelid <> f.confrelid AND NOT EXISTS (
       SELECT FROM unnest($1::text[], $2::text[]) AS circle (tab, col)
       JOIN pg_attribute a ON a.attrelid = circle.tab::regclass AND a.attname = circle.col
       WHERE f.conrelid = circle.tab::regclass AND a.attnum = ANY(f.conkey))`,
    [CIRCLES.map(({ table }) => table), CIRCLES.map(({ column }) => column)],
  )) as { child: string; parent: string }[];
  const left = new Set(tables.map(({ name }) => name));
  const ordered: string[] = [];
  while (left.size > 0) {
    const free = [...left].filter(
      (table) => !references.some(({ child, parent }) => parent === table && left.has(child)),
    );
    if (free.length === 0) throw new Error(`foreign keys form a circle among ${[...left].join(', ')}`);
    for (const table of free) left.delete(table);
    ordered.push(...free);
  }
  return ordered;
}
