import type { EntityManager } from 'typeorm';
import { setForTransaction, takesLong } from '../../database/limits/write-limits.js';
import { tenantCondition } from '../undo/rows.service.js';
import { CIRCLES, tenantTables } from '../undo/tenant-tables.service.js';

/** What refers to things of the organization, and would bring them back or answer for them. */
const WITH_THE_THINGS = ['undo_steps', 'undo_entries', 'idempotency_entries'];

/**
 * Takes everything out of an organization, for good: nothing of it can be undone. The organization itself stays, and is
 * locked, so that nobody puts something in meanwhile.
 * @param kept tables that are left alone; none of the others may refer to them
 */
export async function emptyOrganization(
  manager: EntityManager,
  organizationId: number,
  kept: readonly string[] = [],
): Promise<void> {
  await takesLong(manager);
  await manager.query('SELECT FROM organizations WHERE id = $1 FOR UPDATE', [organizationId]);
  await setForTransaction(manager, { 'courtbook.keeps_history': 'off' });
  for (const { table, column } of CIRCLES)
    await manager.query(
      `UPDATE ${table} AS t SET ${column} = NULL WHERE ${tenantCondition(table)} AND t.${column} IS NOT NULL`,
      [organizationId],
    );
  for (const table of [...WITH_THE_THINGS, ...(await tenantTables(manager))])
    if (table !== 'organizations' && table !== 'sessions' && !kept.includes(table))
      await manager.query(`DELETE FROM ${table} AS t WHERE ${tenantCondition(table)}`, [organizationId]);
  await setForTransaction(manager, { 'courtbook.keeps_history': 'on' });
}

/** Removes the test organizations of an organization, or that of one of its keys. @returns their ids */
export async function removeTestOrganizations(
  manager: EntityManager,
  parentId: number,
  keyId: number | null = null,
): Promise<number[]> {
  const found = (await manager.query(
    'SELECT id FROM organizations WHERE test_of = $1 AND ($2::int IS NULL OR test_key_id = $2) ORDER BY id',
    [parentId, keyId],
  )) as { id: number }[];
  for (const { id } of found) {
    await emptyOrganization(manager, id);
    await manager.query('DELETE FROM organizations WHERE id = $1', [id]);
    await manager.query('DELETE FROM changes WHERE organization_id = $1', [id]);
  }
  return found.map(({ id }) => id);
}
