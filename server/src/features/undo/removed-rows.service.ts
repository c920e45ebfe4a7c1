import type { EntityManager } from 'typeorm';
import type { Where } from './recorder.service.js';
import { assertTableName } from './rows.service.js';

/**
 * What commands of the organization $1 have removed from a table and their undo would bring back: each row as `t`, its
 * step as `step`, and its place there.
 */
function removedOf(table: string): string {
  assertTableName(table);
  return `undo_steps AS step
    JOIN undo_entries AS entry ON entry.organization_id = step.organization_id AND entry.id = step.undo_entry_id AND entry.undone_at IS NULL
    CROSS JOIN LATERAL jsonb_array_elements(step.row_data) WITH ORDINALITY AS element (value, place)
    CROSS JOIN LATERAL jsonb_populate_record(NULL::${table}, (
      SELECT jsonb_object_agg(name, element.value -> (nth::integer - 1)) FROM unnest(step.columns) WITH ORDINALITY AS named (name, nth))) AS t
    WHERE step.organization_id = $1 AND step.kind = 'removed' AND step.table_name = '${table}'`;
}

/** SQL of those rows, to be selected from. */
export function removedRows(table: string): string {
  return `(SELECT t.* FROM ${removedOf(table)})`;
}

/** What of a table's rows is ended, and how. */
export interface Ending {
  readonly table: string;
  /** Which rows, as of the alias t. */
  readonly where: Where;
  /** A column of them and the value that it gets; absent: they go. */
  readonly set?: { readonly column: string; readonly sql: string };
}

/**
 * Ends rows for good: nothing that somebody has ended comes back by the undo of a command that had removed it before.
 * @param work ends the rows that are there. It is done twice, since a removal or an undo may be under way: a row that
 *   it waits for at first is among the removed ones afterwards, and one that an undo brought back meanwhile is there
 */
export async function endForGood(
  manager: EntityManager,
  organizationId: number,
  ending: Ending,
  work: () => Promise<void>,
): Promise<void> {
  await work();
  await endRemoved(manager, organizationId, ending);
  await work();
}

async function endRemoved(
  manager: EntityManager,
  organizationId: number,
  { table, where, set }: Ending,
): Promise<void> {
  const ended = `${removedOf(table)} AND (${where.sql})`;
  const params = [organizationId, ...(where.params ?? [])];
  // As an undo locks its entry, in the order of time.
  const found = (await manager.query(
    `SELECT FROM undo_entries WHERE organization_id = $1 AND undone_at IS NULL AND id IN (SELECT step.undo_entry_id FROM ${ended}) ORDER BY id FOR UPDATE`,
    params,
  )) as unknown[];
  if (found.length === 0) return;
  if (set) {
    const path = `ARRAY[(array_position(step.columns, '${set.column}') - 1)::text]`;
    await manager.query(
      `WITH ended AS (SELECT step.id, element.place, jsonb_set(element.value, ${path}, to_jsonb((${set.sql})::text)) AS value FROM ${ended})
       UPDATE undo_steps s SET row_data = (
         SELECT jsonb_agg(coalesce(ended.value, row.value) ORDER BY row.place) FROM jsonb_array_elements(s.row_data) WITH ORDINALITY AS row (value, place)
         LEFT JOIN ended ON ended.id = s.id AND ended.place = row.place)
       WHERE s.organization_id = $1 AND s.id IN (SELECT id FROM ended)`,
      params,
    );
    return;
  }
  await manager.query(
    `WITH ended AS (SELECT step.id, element.place FROM ${ended}),
     emptied AS (
       DELETE FROM undo_steps s WHERE s.organization_id = $1 AND s.row_count = (SELECT count(*) FROM ended WHERE ended.id = s.id)
     )
     UPDATE undo_steps s SET row_data = kept.rows, row_count = kept.count FROM (
       SELECT s.id, jsonb_agg(row.value ORDER BY row.place) AS rows, count(*) AS count
       FROM undo_steps s CROSS JOIN LATERAL jsonb_array_elements(s.row_data) WITH ORDINALITY AS row (value, place)
       WHERE s.organization_id = $1 AND s.id IN (SELECT id FROM ended)
         AND NOT EXISTS (SELECT FROM ended WHERE ended.id = s.id AND ended.place = row.place) GROUP BY s.id
     ) AS kept WHERE s.organization_id = $1 AND s.id = kept.id`,
    params,
  );
}
