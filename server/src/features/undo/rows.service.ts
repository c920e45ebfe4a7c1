import type { EntityManager } from 'typeorm';

/** A row as PostgreSQL's to_jsonb gives it: column name to JSON value. */
export type JsonRow = Record<string, unknown>;

/** Table names come from code, never from callers; this keeps it so. */
export function assertTableName(table: string): void {
  if (!/^[a-z_]+$/.test(table)) throw new Error(`'${table}' is no table name`);
}

/** The rows of a statement whose only column is a JSON value named `row`. */
export async function jsonRowsOf(manager: EntityManager, sql: string, params: unknown[]): Promise<JsonRow[]> {
  const answer = (await manager.query(sql, params)) as { row: JsonRow }[];
  return answer.map(({ row }) => row);
}

/** The columns of a table that take values, that is all but the generated ones. */
export async function writableColumns(manager: EntityManager, table: string): Promise<string[]> {
  const rows = (await manager.query(
    `SELECT attname FROM pg_attribute
     WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = ''`,
    [table],
  )) as { attname: string }[];
  return rows.map(({ attname }) => attname);
}

/** Puts rows back as they were, under the same ids. */
export async function insertRows(manager: EntityManager, table: string, rows: JsonRow[]): Promise<void> {
  assertTableName(table);
  const columns = (await writableColumns(manager, table)).join(', ');
  await manager.query(
    `INSERT INTO ${table} (${columns}) SELECT ${columns} FROM jsonb_populate_recordset(NULL::${table}, $1::jsonb)`,
    [JSON.stringify(rows)],
  );
}

/** Sets rows to the given states, found by (organization_id, id). */
export async function updateRows(manager: EntityManager, table: string, rows: JsonRow[]): Promise<void> {
  assertTableName(table);
  const columns = (await writableColumns(manager, table)).filter((column) => column !== 'id' && column !== 'organization_id');
  const key = table === 'organizations' ? 't.id = new.id' : 't.id = new.id AND t.organization_id IS NOT DISTINCT FROM new.organization_id';
  await manager.query(
    `UPDATE ${table} AS t SET ${columns.map((column) => `${column} = new.${column}`).join(', ')}
     FROM jsonb_populate_recordset(NULL::${table}, $1::jsonb) AS new WHERE ${key}`,
    [JSON.stringify(rows)],
  );
}

/** The rows that are in the table now, by id, locked until the transaction ends. */
export async function currentRows(manager: EntityManager, table: string, rows: JsonRow[]): Promise<Map<unknown, JsonRow>> {
  assertTableName(table);
  const found = await jsonRowsOf(
    manager,
    `SELECT to_jsonb(t) AS row FROM ${table} AS t WHERE id = ANY($1) FOR UPDATE`,
    [rows.map((row) => row['id'])],
  );
  return new Map(found.map((row) => [row['id'], row]));
}

/** Removes rows by id. */
export async function deleteRows(manager: EntityManager, table: string, rows: JsonRow[]): Promise<void> {
  assertTableName(table);
  await manager.query(`DELETE FROM ${table} WHERE id = ANY($1)`, [rows.map((row) => row['id'])]);
}
