import type { EntityManager } from 'typeorm';

/** A row as PostgreSQL's to_jsonb gives it: column name to JSON value. */
export type JsonRow = Record<string, unknown>;

/** A column that takes values, that is one that is not generated. */
export interface Column {
  name: string;
  /** The SQL type. */
  type: string;
}

/** How rows of tables without an organization_id of their own are told to be a tenant's; $1 is the organization. */
const TENANT_OF: Readonly<Record<string, string>> = {
  organizations: 't.id = $1',
  users: 'coalesce(t.organization_id, 0) = $1',
  user_sports: 't.user_id IN (SELECT u.id FROM users u WHERE coalesce(u.organization_id, 0) = $1)',
};

/** Table names come from code, never from callers; this keeps it so. */
export function assertTableName(table: string): void {
  if (!/^[a-z_]+$/.test(table)) throw new Error(`'${table}' is no table name`);
}

/** The condition that a row (alias t) belongs to the tenant $1. */
export function tenantCondition(table: string): string {
  return TENANT_OF[table] ?? 't.organization_id = $1';
}

/** The rows of a statement whose only column is a JSON value named `row`. */
export async function jsonRowsOf(manager: EntityManager, sql: string, params: unknown[]): Promise<JsonRow[]> {
  const answer = (await manager.query(sql, params)) as { row: JsonRow }[];
  return answer.map(({ row }) => row);
}

/** The columns of a table that take values, in the order of the table. */
export async function writableColumns(manager: EntityManager, table: string): Promise<Column[]> {
  assertTableName(table);
  return (await manager.query(
    `SELECT attname AS name, format_type(atttypid, atttypmod) AS type FROM pg_attribute
     WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = '' ORDER BY attnum`,
    [table],
  )) as Column[];
}

/** Puts the rows of a 'removed' step back as they were, under the same ids, without their passing through this process. */
export async function insertRowsOfStep(manager: EntityManager, organizationId: number, step: { id: number; table: string; columns: string[] }): Promise<void> {
  const types = new Map((await writableColumns(manager, step.table)).map(({ name, type }) => [name, type]));
  const kept = step.columns.flatMap((name, index) => (types.has(name) ? [{ name, value: `(row.value ->> ${index})::${types.get(name)}` }] : []));
  await manager.query(
    `INSERT INTO ${step.table} (${kept.map(({ name }) => name).join(', ')}) SELECT ${kept.map(({ value }) => value).join(', ')}
     FROM undo_steps AS step, jsonb_array_elements(step.row_data) AS row WHERE step.organization_id = $1 AND step.id = $2`,
    [organizationId, step.id],
  );
}

/** Sets rows to the given states, found by id within the tenant. */
export async function updateRows(manager: EntityManager, organizationId: number, table: string, rows: JsonRow[]): Promise<void> {
  const columns = (await writableColumns(manager, table)).filter(({ name }) => name !== 'id' && name !== 'organization_id');
  await manager.query(
    `UPDATE ${table} AS t SET ${columns.map(({ name }) => `${name} = new.${name}`).join(', ')}
     FROM jsonb_populate_recordset(NULL::${table}, $2::jsonb) AS new WHERE ${tenantCondition(table)} AND t.id = new.id`,
    [organizationId, JSON.stringify(rows)],
  );
}

/** The rows that are in the table now, by id, locked until the transaction ends. */
export async function currentRows(manager: EntityManager, organizationId: number, table: string, rows: JsonRow[]): Promise<Map<unknown, JsonRow>> {
  assertTableName(table);
  const found = await jsonRowsOf(
    manager,
    `SELECT to_jsonb(t) AS row FROM ${table} AS t WHERE ${tenantCondition(table)} AND t.id = ANY($2) ORDER BY t.id FOR UPDATE`,
    [organizationId, rows.map((row) => row['id'])],
  );
  return new Map(found.map((row) => [row['id'], row]));
}

/** Removes rows by id within the tenant. */
export async function deleteRows(manager: EntityManager, organizationId: number, table: string, rows: JsonRow[]): Promise<void> {
  assertTableName(table);
  await manager.query(`DELETE FROM ${table} AS t WHERE ${tenantCondition(table)} AND t.id = ANY($2)`, [organizationId, rows.map((row) => row['id'])]);
}
