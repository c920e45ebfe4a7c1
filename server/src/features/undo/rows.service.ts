import type { EntityManager } from 'typeorm';
import { sqlStamp } from '../audit/stamps.js';
import type { Write } from '../audit/write.service.js';

/** A row as PostgreSQL's to_jsonb gives it: column name to JSON value. */
export type JsonRow = Record<string, unknown>;

/** A column that takes values, that is one that is not generated. */
export interface Column {
  name: string;
  /** The SQL type. */
  type: string;
}

const OF_USERS = 't.user_id IN (SELECT u.id FROM users u WHERE coalesce(u.organization_id, 0) = $1)';
/** How rows of tables without an organization_id of their own are told to be a tenant's; $1 is the organization. */
const TENANT_OF: Readonly<Record<string, string>> = {
  organizations: 't.id = $1',
  users: 'coalesce(t.organization_id, 0) = $1',
  user_sports: OF_USERS,
  password_links: OF_USERS,
};
/** Those tables, and `users`. */
export const TENANT_OTHERWISE: readonly string[] = Object.keys(TENANT_OF);

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

/**
 * Puts the rows of a 'removed' step back as they were, under the same ids, without their passing through this process.
 */
export async function insertRowsOfStep(
  manager: EntityManager,
  organizationId: number,
  step: { id: number; table: string; columns: string[] },
): Promise<void> {
  const types = new Map((await writableColumns(manager, step.table)).map(({ name, type }) => [name, type]));
  const kept = step.columns.flatMap((name, index) =>
    types.has(name) ? [{ name, value: `(row.value ->> ${index})::${types.get(name)}` }] : [],
  );
  await manager.query(
    `INSERT INTO ${step.table} (${kept.map(({ name }) => name).join(', ')}) SELECT ${kept.map(({ value }) => value).join(', ')}
     FROM undo_steps AS step, jsonb_array_elements(step.row_data) AS row WHERE step.organization_id = $1 AND step.id = $2`,
    [organizationId, step.id],
  );
}

/** A step that holds whole rows: those that a command changed, or those that it added, also beside. */
export interface RowsStep {
  id: number;
  kind: 'changed' | 'created' | 'beside';
  table: string;
}

/**
 * What every save sets by itself. A row that was changed and changed back, or whose later change was undone, is as it
 * was.
 */
const STAMPS = ['version', 'updated_at', 'updated_by'];

/**
 * The elements of a step, `element.value` as each is; $1 is the organization, $2 the step. Numbers beyond JavaScript's
 * stay what they are: no row leaves the database.
 */
const ELEMENTS =
  'undo_steps AS step CROSS JOIN LATERAL jsonb_array_elements(step.row_data) AS element WHERE step.organization_id = $1 AND step.id = $2';
const leftAs = ({ kind }: RowsStep): string => (kind === 'changed' ? "element.value -> 'after'" : 'element.value');

/** Locks the rows of a step and returns the first that is not as the command left it; undefined when all are. */
export async function firstDiffering(
  manager: EntityManager,
  organizationId: number,
  step: RowsStep,
): Promise<{ row: JsonRow; isThere: boolean } | undefined> {
  const { table } = step;
  assertTableName(table);
  const tenant = tenantCondition(table);
  await manager.query(
    `SELECT count(*) FROM (SELECT FROM ${table} AS t WHERE ${tenant} AND t.id IN (SELECT (${leftAs(step)} ->> 'id')::integer FROM ${ELEMENTS}) ORDER BY t.id FOR UPDATE) AS locked`,
    [organizationId, step.id],
  );
  const [differing] = (await manager.query(
    `SELECT expected.row, t.id IS NOT NULL AS "isThere"
     FROM (SELECT ${leftAs(step)} AS row, element.ordinality AS place FROM ${ELEMENTS.replace('AS element', 'WITH ORDINALITY AS element')}) AS expected
     LEFT JOIN ${table} AS t ON ${tenant} AND t.id = (expected.row ->> 'id')::integer
     WHERE t.id IS NULL OR EXISTS (
       SELECT FROM jsonb_each(expected.row - $3::text[]) AS field WHERE to_jsonb(t) -> field.key IS DISTINCT FROM field.value)
     ORDER BY expected.place LIMIT 1`,
    [organizationId, step.id, STAMPS],
  )) as { row: JsonRow; isThere: boolean }[];
  return differing;
}

/**
 * Sets the rows of a 'changed' step to what they were before, found by id within the tenant, but for their stamp: the
 * version goes on from the present one, which later changes that came to nothing may have raised, and they were changed
 * last by whoever takes back. Whoever has read a row before the undo must not take the restored one for it, and is told
 * who it was.
 */
export async function restoreRowsOfStep(tx: Write, { id, table }: RowsStep): Promise<void> {
  const { manager, organizationId } = tx;
  const names = (await writableColumns(manager, table)).map(({ name }) => name);
  const isStamped = names.includes('version');
  const kept = new Set(['id', 'organization_id', ...STAMPS]);
  // A column that the table had not when the command was done stays as it is.
  const set = names
    .filter((name) => !kept.has(name))
    .map((name) => `${name} = CASE WHEN new.before ? '${name}' THEN (new.row).${name} ELSE t.${name} END`);
  const stamp = sqlStamp(tx, 3);
  if (isStamped) set.push(stamp.set);
  // OFFSET keeps PostgreSQL from making each row once for each of its columns.
  await manager.query(
    `UPDATE ${table} AS t SET ${set.join(', ')}
     FROM (SELECT element.value -> 'before' AS before, jsonb_populate_record(NULL::${table}, element.value -> 'before') AS row
       FROM ${ELEMENTS} OFFSET 0) AS new
     WHERE ${tenantCondition(table)} AND t.id = (new.row).id`,
    [organizationId, id, ...(isStamped ? stamp.params : [])],
  );
}

/** Removes the rows of a 'created' step, by id within the tenant. */
export async function deleteRowsOfStep(manager: EntityManager, organizationId: number, step: RowsStep): Promise<void> {
  assertTableName(step.table);
  await manager.query(
    `DELETE FROM ${step.table} AS t WHERE ${tenantCondition(step.table)} AND t.id IN (SELECT (${leftAs(step)} ->> 'id')::integer FROM ${ELEMENTS})`,
    [organizationId, step.id],
  );
}

/** Removes the rows of a 'beside' step that are as the command left them. */
export async function deleteUntouchedRowsOfStep(
  manager: EntityManager,
  organizationId: number,
  step: RowsStep,
): Promise<void> {
  assertTableName(step.table);
  await manager.query(
    `DELETE FROM ${step.table} AS t WHERE ${tenantCondition(step.table)}
       AND EXISTS (SELECT FROM ${ELEMENTS} AND to_jsonb(t) = element.value)`,
    [organizationId, step.id],
  );
}
