import { applyOrder } from '../../domain/ordering/apply-order.js';
import { conflict, invalidInput } from '../../lib/errors.js';
import { recordAudit } from './audit.service.js';
import { keeping } from './change.service.js';
import { sqlStamp } from './stamps.js';
import type { Write } from './write.service.js';

/** A list whose rows have a position. Names come from code, never from callers. */
export interface OrderedList {
  table: string;
  /** Condition that makes the list, over the table itself; parameters from $2, $1 is the organization. */
  where?: { sql: string; params: unknown[] };
  /** The field of the caller's input, for the 400. */
  field: string;
  entityType: string;
  /** What the trail calls the list. */
  label: string;
}

/**
 * Puts a whole list into a new order: positions from 0, in one statement, with the rows locked in id order first, so
 * that two reorders at once end in one of the two orders.
 * @param orderedIds every id of the list once
 * @throws 409 when rows were added or removed since the caller looked (another tenant's id counts as removed); 400 when
 *   an id is named twice
 */
export async function reorderList(tx: Write, list: OrderedList, orderedIds: readonly number[]): Promise<void> {
  const { table, where = { sql: 'true', params: [] }, field, entityType, label } = list;
  const rows = (await tx.manager.query(
    `SELECT id, position FROM ${table} WHERE organization_id = $1 AND (${where.sql}) ORDER BY id FOR UPDATE`,
    [tx.organizationId, ...where.params],
  )) as { id: number; position: number }[];
  const order = applyOrder(
    rows.map(({ id }) => id),
    orderedIds,
  );
  if (!order.ok) {
    if (order.repeated.length > 0)
      throw invalidInput({ field, message: `${field} names ${order.repeated.join(', ')} more than once.` });
    throw conflict('The list has changed meanwhile. Please look at it again.', {
      missing: order.missing,
      unknown: order.unknown,
    });
  }
  const before = rows.toSorted((a, b) => a.position - b.position || a.id - b.id).map(({ id }) => id);
  if (before.every((id, index) => id === orderedIds[index]) && rows.every(({ position }) => position < rows.length))
    return;
  const stamp = sqlStamp(tx, 4);
  const ids = order.positions.map(({ id }) => id);
  await keeping(tx, table, ids, () =>
    tx.manager.query(
      `UPDATE ${table} AS t SET position = new.position, ${stamp.set}
       FROM unnest($2::integer[], $3::integer[]) AS new (id, position)
       WHERE t.organization_id = $1 AND t.id = new.id AND t.position IS DISTINCT FROM new.position`,
      [tx.organizationId, ids, order.positions.map(({ position }) => position), ...stamp.params],
    ),
  );
  await recordAudit(tx, {
    action: `${entityType}.reorder`,
    entityType,
    entityId: null,
    label,
    changes: { order: [before, orderedIds] },
  });
}
