import type { EntityManager } from 'typeorm';
import { assertTableName, type JsonRow, tenantCondition, type RowsStep } from './rows.service.js';

/** A foreign key: the table that refers, and its columns beside those that they refer to. */
interface ForeignKey {
  child: string;
  columns: string[];
  referenced: string[];
}

/**
 * The first row that refers to one of a 'created' step such that deleting that one would silently clear the
 * reference or take the row along; undefined when there is none. Steps are taken back from the last, so what the
 * command itself made refer to its rows does so no more. Call it once the rows of the step are locked: nobody can refer
 * to them from then on.
 */
export async function firstReferring(
  manager: EntityManager,
  organizationId: number,
  step: RowsStep,
): Promise<{ table: string; row: JsonRow } | undefined> {
  assertTableName(step.table);
  for (const key of await yieldingKeys(manager, step.table)) {
    const row = await referringRow(manager, organizationId, step, key);
    if (row) return { table: key.child, row };
  }
  return undefined;
}

/** The foreign keys to a table that give way when a row of it is deleted. All others refuse by themselves. */
async function yieldingKeys(manager: EntityManager, table: string): Promise<ForeignKey[]> {
  return manager.query<ForeignKey[]>(
    `SELECT f.conrelid::regclass::text AS child, array_agg(a.attname::text ORDER BY k.place) AS columns, array_agg(r.attname::text ORDER BY k.place) AS referenced
     FROM pg_constraint f CROSS JOIN LATERAL unnest(f.conkey, f.confkey) WITH ORDINALITY AS k (own, other, place)
     JOIN pg_attribute a ON a.attrelid = f.conrelid AND a.attnum = k.own JOIN pg_attribute r ON r.attrelid = f.confrelid AND r.attnum = k.other
     WHERE f.contype = 'f' AND f.confrelid = $1::regclass AND f.confdeltype IN ('n', 'd', 'c') GROUP BY f.oid, f.conrelid ORDER BY 1, f.oid`,
    [table],
  );
}

async function referringRow(
  manager: EntityManager,
  organizationId: number,
  { id, table }: RowsStep,
  { child, columns, referenced }: ForeignKey,
): Promise<JsonRow | undefined> {
  const [answer] = await manager.query<{ row: JsonRow }[]>(
    `SELECT to_jsonb(c) AS row FROM ${table} AS t JOIN ${child} AS c ON ${columns.map((column, index) => `c.${column} = t.${referenced[index]}`).join(' AND ')}
     WHERE ${tenantCondition(table)} AND t.id IN (
       SELECT (element.value ->> 'id')::integer FROM undo_steps AS step CROSS JOIN LATERAL jsonb_array_elements(step.row_data) AS element
       WHERE step.organization_id = $1 AND step.id = $2)
     LIMIT 1`,
    [organizationId, id],
  );
  return answer?.row;
}
