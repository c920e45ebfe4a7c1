import type { Write } from '../audit/write.service.js';
import { assertTableName, jsonRowsOf, type JsonRow } from './rows.service.js';

/** How long a destructive command can be undone, in milliseconds. */
export const UNDO_WINDOW_MS = 10 * 60 * 1000;

/** What one command did, as undo needs it. Steps are in the order in which they were done. */
export interface UndoPayload {
  steps: UndoStep[];
}

/** Rows that were deleted, changed or added in one table. Rows are PostgreSQL's own JSON of them. */
export type UndoStep =
  | { kind: 'removed'; table: string; rows: JsonRow[] }
  | { kind: 'changed'; table: string; rows: { before: JsonRow; after: JsonRow }[] }
  | { kind: 'created'; table: string; rows: JsonRow[] };

/** A condition on a table's rows. Its parameters start at $2; $1 is the organization. */
export interface Where {
  sql: string;
  params?: unknown[];
}

/**
 * Records a destructive command while carrying it out: deletes and updates go through it, so that what was removed and
 * what was changed are known in the same transaction. `save` writes the undo entry.
 */
export class UndoRecorder {
  private readonly steps: UndoStep[] = [];

  constructor(private readonly write: Write) {}

  /** Deletes rows of the tenant and keeps them. Delete what refers to a row before the row itself. Returns the removed rows. */
  async remove(table: string, where: Where): Promise<JsonRow[]> {
    assertTableName(table);
    const rows = await jsonRowsOf(
      this.write.manager,
      `WITH gone AS (DELETE FROM ${table} AS t WHERE ${tenantColumn(table)} = $1 AND (${where.sql}) RETURNING to_jsonb(t) AS row)
       SELECT row FROM gone`,
      [this.write.organizationId, ...(where.params ?? [])],
    );
    if (rows.length > 0) this.steps.push({ kind: 'removed', table, rows });
    return rows;
  }

  /**
   * Updates rows of the tenant and keeps both states. `set` is SQL after SET, with parameters after those of `where`.
   * Returns how many rows changed.
   */
  async change(table: string, where: Where, set: Where): Promise<number> {
    assertTableName(table);
    const tenant = tenantColumn(table);
    const found = await jsonRowsOf(
      this.write.manager,
      `SELECT to_jsonb(t) AS row FROM ${table} AS t WHERE ${tenant} = $1 AND (${where.sql}) ORDER BY id FOR UPDATE`,
      [this.write.organizationId, ...(where.params ?? [])],
    );
    const before = new Map(found.map((row) => [row['id'], row]));
    const after = await jsonRowsOf(
      this.write.manager,
      `WITH new AS (UPDATE ${table} AS t SET ${set.sql} WHERE ${tenant} = $1 AND (${where.sql}) RETURNING to_jsonb(t) AS row)
       SELECT row FROM new`,
      [this.write.organizationId, ...(where.params ?? []), ...(set.params ?? [])],
    );
    const rows = after.map((row) => ({ before: before.get(row['id']) ?? row, after: row }));
    if (rows.length > 0) this.steps.push({ kind: 'changed', table, rows });
    return rows.length;
  }

  /** Notes rows that the command has just added, by id, so that undo takes them away again. */
  async created(table: string, ids: number[]): Promise<void> {
    assertTableName(table);
    if (ids.length === 0) return;
    const rows = await jsonRowsOf(
      this.write.manager,
      `SELECT to_jsonb(t) AS row FROM ${table} AS t WHERE ${tenantColumn(table)} = $1 AND id = ANY($2) ORDER BY id`,
      [this.write.organizationId, ids],
    );
    this.steps.push({ kind: 'created', table, rows });
  }

  /**
   * Writes the undo entry. `label` names what was done in the past tense for the banner: 'Deleted season Fall 2025'.
   * Returns its id, or null when nothing was removed or changed.
   */
  async save(command: string, label: string): Promise<string | null> {
    if (this.steps.length === 0) return null;
    const { manager, organizationId, author, now } = this.write;
    const payload: UndoPayload = { steps: this.steps };
    const inserted = (await manager.query(
      `INSERT INTO undo_entries (organization_id, command, label, payload, actor_id, actor_name, created_at, expires_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8) RETURNING id`,
      [organizationId, command, label, JSON.stringify(payload), author.id, author.name, now, new Date(now.getTime() + UNDO_WINDOW_MS)],
    )) as { id: string }[];
    return inserted[0]?.id ?? null;
  }
}

/** The column that says whose row it is. */
function tenantColumn(table: string): string {
  return table === 'organizations' ? 't.id' : 't.organization_id';
}
