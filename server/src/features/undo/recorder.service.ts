import { takesLong } from '../../database/limits/write-limits.js';
import type { Role } from '../../context/request-context.js';
import type { KeptRows, Write } from '../audit/write.service.js';
import { assertTableName, jsonRowsOf, tenantCondition, writableColumns, type JsonRow } from './rows.service.js';

/** How long a destructive command can be undone, in milliseconds. */
export const UNDO_WINDOW_MS = 10 * 60 * 1000;
/** Rows that one undo step holds at most: no value grows with the tenant. */
const ROWS_PER_STEP = 5_000;
/** SQL of the id of a new entry. */
const NEXT_ENTRY = `nextval(pg_get_serial_sequence('undo_entries', 'id'))`;

/** A condition on a table's rows (alias t). Its parameters start at $2; $1 is the organization. */
export interface Where {
  sql: string;
  params?: readonly unknown[];
}

/** What a destructive command answers; the graph's DeletePayload. */
export interface Deleted {
  deletedIds: number[];
  undoId: string | null;
  message: string;
}

/**
 * Records a destructive command while carrying it out: deletes and updates go through it, so that what was removed and
 * what was changed are known in the same transaction. `save` or `deleted` has to be called at the end; the database
 * refuses steps without an entry.
 */
export class UndoRecorder implements KeptRows {
  /** What the trail says of the write, as far as it says it here. */
  readonly entries: { readonly action: string; readonly label: string }[] = [];
  private entryId: string | undefined;

  constructor(private readonly write: Write) {}

  /**
   * Deletes rows of the tenant and keeps them, however many; they never leave the database. Delete what refers to a row
   * before the row itself. Returns how many were removed.
   */
  async remove(table: string, where: Where): Promise<number> {
    const columns = (await writableColumns(this.write.manager, table)).map(({ name }) => name);
    const own = where.params ?? [];
    const mark = (offset: number): string => `$${1 + own.length + offset}`;
    const [{ count }] = (await this.write.manager.query(
      `WITH gone AS (
         DELETE FROM ${table} AS t WHERE ${tenantCondition(table)} AND (${where.sql})
         RETURNING jsonb_build_array(${columns.map((column) => `t.${column}::text`).join(', ')}) AS row
       ), parts AS (
         SELECT row, (row_number() OVER () - 1) / ${ROWS_PER_STEP} AS part FROM gone
       ), kept AS (
         INSERT INTO undo_steps (organization_id, undo_entry_id, kind, table_name, columns, row_data, row_count)
         SELECT $1, ${mark(1)}, 'removed', ${mark(2)}, ${mark(3)}::text[], jsonb_agg(row), count(*) FROM parts GROUP BY part ORDER BY part
       )
       SELECT count(*)::integer AS count FROM gone`,
      [this.write.organizationId, ...own, await this.entry(), table, columns],
    )) as [{ count: number }];
    return count;
  }

  /** As `remove`, for few rows: returns them. */
  async take(table: string, where: Where): Promise<JsonRow[]> {
    assertTableName(table);
    const rows = await jsonRowsOf(
      this.write.manager,
      `SELECT to_jsonb(t) AS row FROM ${table} AS t WHERE ${tenantCondition(table)} AND (${where.sql}) FOR UPDATE`,
      [this.write.organizationId, ...(where.params ?? [])],
    );
    if (rows.length > 0) await this.remove(table, where);
    return rows;
  }

  /**
   * Updates rows of the tenant and keeps both states. `set` is SQL after SET, its parameters numbered after those of
   * `where`. Returns how many rows changed.
   */
  async change(table: string, where: Where, set: Where): Promise<number> {
    assertTableName(table);
    const { manager, organizationId } = this.write;
    const tenant = tenantCondition(table);
    const own = where.params ?? [];
    const found = (await manager.query(
      `SELECT t.id FROM ${table} AS t WHERE ${tenant} AND (${where.sql}) ORDER BY t.id FOR UPDATE`,
      [organizationId, ...own],
    )) as {
      id: unknown;
    }[];
    if (found.length === 0) return 0;
    const params = [...own, ...(set.params ?? [])];
    const mark = (offset: number): string => `$${1 + params.length + offset}`;
    const [{ count }] = (await manager.query(
      `WITH old AS (
         SELECT t.id, to_jsonb(t) AS row FROM ${table} AS t WHERE ${tenant} AND t.id = ANY(${mark(1)})
       ), new AS (
         UPDATE ${table} AS t SET ${set.sql} WHERE ${tenant} AND (${where.sql}) AND t.id = ANY(${mark(1)}) RETURNING t.id, to_jsonb(t) AS row
       ), kept AS (
         INSERT INTO undo_steps (organization_id, undo_entry_id, kind, table_name, columns, row_data, row_count)
         SELECT $1, ${mark(2)}, 'changed', ${mark(3)}, '{}', jsonb_agg(jsonb_build_object('before', old.row, 'after', new.row) ORDER BY id), count(*)
         FROM new JOIN old USING (id) HAVING count(*) > 0
       )
       SELECT count(*)::integer AS count FROM new`,
      [organizationId, ...params, found.map(({ id }) => id), await this.entry(), table],
    )) as [{ count: number }];
    return count;
  }

  /**
   * Does `work`, which changes rows of the tenant by other means, and keeps both states of those that it changed. For
   * few rows, which are locked: a small save stays one.
   */
  async watch<Result>(table: string, ids: readonly number[], work: () => Promise<Result>): Promise<Result> {
    assertTableName(table);
    const { manager, organizationId } = this.write;
    const rows = `FROM ${table} AS t WHERE ${tenantCondition(table)}`;
    const [{ before }] = (await manager.query(
      `SELECT coalesce(jsonb_agg(to_jsonb(t)), '[]')::text AS before ${rows} AND t.id = ANY($2)`,
      [organizationId, ids],
    )) as [{ before: string }];
    const result = await work();
    const [step] = (await manager.query(
      `WITH changed AS (
         SELECT t.id, old.row AS before, to_jsonb(t) AS after
         FROM ${table} AS t JOIN jsonb_array_elements($2::jsonb) AS old (row) ON (old.row ->> 'id')::integer = t.id
         WHERE ${tenantCondition(table)} AND to_jsonb(t) <> old.row
       )
       INSERT INTO undo_steps (organization_id, undo_entry_id, kind, table_name, columns, row_data, row_count)
       SELECT $1, coalesce($4, ${NEXT_ENTRY}), 'changed', $3, '{}', jsonb_agg(jsonb_build_object('before', before, 'after', after) ORDER BY id), count(*)
       FROM changed HAVING count(*) > 0 RETURNING undo_entry_id::text AS entry`,
      [organizationId, before, table, this.entryId ?? null],
    )) as { entry: string }[];
    this.entryId ??= step?.entry;
    return result;
  }

  /** Notes rows that the command has just added, by id, so that undo takes them away again. */
  created(table: string, ids: readonly number[]): Promise<void> {
    return this.added('created', table, ids);
  }

  /**
   * As `created`, for what the command is not about: what somebody has changed of it or taken away since stays so, and
   * keeps nobody from taking the command back.
   */
  createdBeside(table: string, ids: readonly number[]): Promise<void> {
    return this.added('beside', table, ids);
  }

  noted(action: string, label: string): void {
    this.entries.push({ action, label });
  }

  private async added(kind: 'created' | 'beside', table: string, ids: readonly number[]): Promise<void> {
    assertTableName(table);
    if (ids.length === 0) return;
    await this.write.manager.query(
      `INSERT INTO undo_steps (organization_id, undo_entry_id, kind, table_name, columns, row_data, row_count)
       SELECT $1, $3, $5, $4, '{}', jsonb_agg(to_jsonb(t) ORDER BY t.id), count(*)
       FROM ${table} AS t WHERE ${tenantCondition(table)} AND t.id = ANY($2) HAVING count(*) > 0`,
      [this.write.organizationId, ids, await this.entry(), table, kind],
    );
  }

  /**
   * Writes the undo entry. `label` says what was done in the past tense, for the banner: 'Deleted season Fall 2025.'
   * Returns its id, or null when nothing was removed, changed or added.
   * @param needs the least role that may take it back; default staff
   */
  async save(command: string, label: string, { needs = 'staff' }: { needs?: Role } = {}): Promise<string | null> {
    const { manager, organizationId, author, now, undoable } = this.write;
    if (this.entryId === undefined) return null;
    const expiresAt = new Date(now.getTime() + UNDO_WINDOW_MS);
    const inserted = (await manager.query(
      `INSERT INTO undo_entries (organization_id, id, command, label, actor_id, actor_name, created_at, expires_at, needs_role)
       SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9 WHERE EXISTS (SELECT FROM undo_steps WHERE organization_id = $1 AND undo_entry_id = $2)
       RETURNING id`,
      [organizationId, this.entryId, command, label, author.id, author.name, now, expiresAt, needs],
    )) as unknown[];
    if (inserted.length === 0) return null;
    const id = this.entryId;
    undoable.push({ id, command, label, actorName: author.name, createdAt: now, expiresAt });
    return id;
  }

  /** `save`, as the answer of a command that deletes. */
  async deleted(
    command: string,
    message: string,
    deletedIds: number[],
    options: { needs?: Role } = {},
  ): Promise<Deleted> {
    return { deletedIds, undoId: await this.save(command, message, options), message };
  }

  /** The id that the entry is going to have. */
  private async entry(): Promise<string> {
    if (this.entryId === undefined) {
      await takesLong(this.write.manager); // what hangs below may be much
      const [row] = (await this.write.manager.query(`SELECT ${NEXT_ENTRY}::text AS id`)) as [{ id: string }];
      this.entryId = row.id;
    }
    return this.entryId;
  }
}
