import { analyseAfter } from '../../database/analyse.js';
import { takesLong } from '../../database/limits/write-limits.js';
import type { RequestContext, Role } from '../../context/request-context.js';
import { conflict, forbidden, notFound } from '../../lib/errors.js';
import { actedFor, organizationMeant, requireActor } from '../../lib/policy.js';
import { recordAudit } from '../audit/audit.service.js';
import { announce } from '../audit/write-events.service.js';
import { PLATFORM, type UndoableCommand, write, type Write } from '../audit/write.service.js';
import { changedRowWords } from './changed-row.service.js';
import { undoConflictOf } from './undo-conflict.js';
import { firstReferring } from './references.service.js';
import {
  deleteRowsOfStep,
  deleteUntouchedRowsOfStep,
  firstDiffering,
  insertRowsOfStep,
  restoreRowsOfStep,
  type RowsStep,
} from './rows.service.js';

type Entry = UndoableCommand & { organizationId: number; needsRole: Role; undoneAt: Date | null };

interface Step {
  id: number;
  kind: 'removed' | 'changed' | 'created' | 'beside';
  table: string;
  columns: string[];
  rowCount: number;
}

/** Whose rows concern more than their organization. */
const PLATFORM_TABLES = ['organizations', 'organization_domains', 'users'];
const COLUMNS = `organization_id AS "organizationId", id::text AS id, command, label, actor_name AS "actorName", created_at AS "createdAt",
  expires_at AS "expiresAt", undone_at AS "undoneAt", needs_role AS "needsRole"`;
/** Entries of the organizations $2; when $3, also what only super administrators can do, anywhere. */
const REACHED = "(organization_id = ANY($2) OR ($3 AND needs_role = 'super_admin'))";
const RANK: Readonly<Record<Role, number>> = { staff: 0, org_owner: 1, super_admin: 2 };

/**
 * What the caller can still undo, newest first: of the organization acted for; for super administrators also what only
 * they can do anywhere (a deleted organization can no longer be acted for). Admins only.
 */
export async function listUndoable(ctx: RequestContext): Promise<UndoableCommand[]> {
  const actor = requireActor(ctx);
  const entries = (await ctx.services.dataSource.query(
    `SELECT ${COLUMNS} FROM undo_entries
     WHERE ${REACHED} AND undone_at IS NULL AND expires_at > $1
     ORDER BY created_at DESC, id DESC`,
    [ctx.services.now(), scopeOf(ctx), actor.role === 'super_admin'],
  )) as Entry[];
  return entries.filter(({ needsRole }) => RANK[actor.role] >= RANK[needsRole]);
}

/**
 * Takes a command back: what it removed returns under the same ids, what it changed is as before, what it added is
 * gone. All or nothing.
 * @throws 404 for an unknown entry or another tenant's, and when the call names a tenant that is not the caller's; 403
 *   when the caller's role could not have done it; 409 when it was undone already, when its ten minutes are over, or
 *   when something it touched has changed since (the message names it)
 */
export async function undo(ctx: RequestContext, id: string): Promise<UndoableCommand> {
  const actor = requireActor(ctx);
  const scope = scopeOf(ctx);
  if (!/^[1-9][0-9]{0,17}$/.test(id)) throw notFound('Undo entry');
  const [found] = (await ctx.services.dataSource.query(
    `SELECT organization_id AS "organizationId" FROM undo_entries WHERE id = $1 AND ${REACHED}`,
    [id, scope, actor.role === 'super_admin'],
  )) as { organizationId: number }[];
  if (!found) throw notFound('Undo entry');
  const { command, tables } = await write(ctx, found.organizationId, (tx) => undoIn(tx, id));
  if (PLATFORM_TABLES.some((table) => tables.has(table))) ctx.services.versions.bump('platform');
  return command;
}

/** `undo` inside a transaction of the entry's organization, whose caller is known to belong to it. */
async function undoIn(tx: Write, id: string): Promise<{ command: UndoableCommand; tables: ReadonlySet<string> }> {
  await takesLong(tx.manager);
  const { organizationId: _organizationId, needsRole, undoneAt: _undoneAt, ...command } = await openEntry(tx, id);
  if (RANK[requireActor(tx.ctx).role] < RANK[needsRole]) throw forbidden();
  const steps = await stepsOf(tx, id);
  const tables = new Set(steps.map(({ table }) => table));
  const rowsOf = (table: string): number =>
    steps.reduce((sum, step) => (step.table === table ? sum + step.rowCount : sum), 0);
  const work = async (): Promise<void> => {
    for (const [index, step] of [...steps.entries()].toReversed()) {
      await takeBack(tx, step, command);
      // What comes back next refers to these rows; of a table in many steps the first and the last are enough.
      if (step.kind === 'removed' && [steps[index - 1], steps[index + 1]].some((next) => next?.table !== step.table))
        await analyseAfter((sql) => tx.manager.query(sql), step.table, rowsOf(step.table));
    }
  };
  await announce(tx, 'undo', { entryId: id, tables }, work);
  await tx.manager.query('UPDATE undo_entries SET undone_at = $3 WHERE organization_id = $1 AND id = $2', [
    tx.organizationId,
    id,
    tx.now,
  ]);
  const record = { action: 'undo', entityType: 'undo', entityId: null, label: command.label };
  await recordAudit(tx, record);
  // What brings an organization back concerns the platform as its deletion did.
  if (
    tx.organizationId !== PLATFORM &&
    steps.some(({ kind, table }) => kind === 'removed' && table === 'organizations')
  )
    await recordAudit({ ...tx, organizationId: PLATFORM }, record);
  return { command, tables };
}

/**
 * The values that a number column has in the rows of one table that a command removed, changed (before and after) or
 * added.
 */
export async function numbersInUndo(tx: Write, entryId: string, table: string, column: string): Promise<number[]> {
  const rows = (await tx.manager.query(
    `SELECT DISTINCT v.value::integer AS value
     FROM undo_steps s CROSS JOIN LATERAL jsonb_array_elements(s.row_data) AS element (row)
     CROSS JOIN LATERAL (VALUES
       (CASE WHEN s.kind = 'removed' THEN row ->> (array_position(s.columns, $4::text) - 1) END),
       (CASE WHEN s.kind IN ('created', 'beside') THEN row ->> $4 END),
       (CASE WHEN s.kind = 'changed' THEN row -> 'before' ->> $4 END),
       (CASE WHEN s.kind = 'changed' THEN row -> 'after' ->> $4 END)
     ) AS v (value)
     WHERE s.organization_id = $1 AND s.undo_entry_id = $2 AND s.table_name = $3 AND v.value IS NOT NULL`,
    [tx.organizationId, entryId, table, column],
  )) as { value: number }[];
  return rows.map(({ value }) => value);
}

/** Ids of the rows of one table that a command gave another value in a column. */
export async function changedInUndo(tx: Write, entryId: string, table: string, column: string): Promise<number[]> {
  const rows = (await tx.manager.query(
    `SELECT (row -> 'after' ->> 'id')::integer AS id
     FROM undo_steps s CROSS JOIN LATERAL jsonb_array_elements(s.row_data) AS element (row)
     WHERE s.organization_id = $1 AND s.undo_entry_id = $2 AND s.table_name = $3 AND s.kind = 'changed'
       AND row -> 'before' -> $4::text IS DISTINCT FROM row -> 'after' -> $4::text`,
    [tx.organizationId, entryId, table, column],
  )) as { id: number }[];
  return rows.map(({ id }) => id);
}

/**
 * Forgets what can no longer be undone: entries hold what their command removed, password hashes too. Returns how many.
 */
export async function sweepUndoEntries(services: RequestContext['services']): Promise<number> {
  const [, count] = (await services.dataSource.query('DELETE FROM undo_entries WHERE expires_at < $1', [
    services.now(),
  ])) as [unknown[], number];
  return count;
}

function scopeOf(ctx: RequestContext): number[] {
  // A super administrator's page that shows an organization brings it back after it was deleted, too.
  const isSuper = requireActor(ctx).role === 'super_admin';
  const organizationId = isSuper ? organizationMeant(ctx) : actedFor(ctx);
  if (!isSuper) return organizationId === null ? [] : [organizationId];
  return organizationId === null ? [PLATFORM] : [PLATFORM, organizationId];
}

async function openEntry(tx: Write, id: string): Promise<Entry> {
  const [entry] = (await tx.manager.query(
    `SELECT ${COLUMNS} FROM undo_entries WHERE organization_id = $1 AND id = $2 FOR UPDATE`,
    [tx.organizationId, id],
  )) as Entry[];
  if (!entry) throw notFound('Undo entry');
  if (entry.undoneAt) throw conflict(`"${entry.label}" has been undone already.`);
  if (entry.expiresAt <= tx.now) throw conflict(`"${entry.label}" can no longer be undone: its ten minutes are over.`);
  return entry;
}

async function stepsOf(tx: Write, entryId: string): Promise<Step[]> {
  return (await tx.manager.query(
    `SELECT id, kind, table_name AS "table", columns, row_count AS "rowCount" FROM undo_steps WHERE organization_id = $1 AND undo_entry_id = $2 ORDER BY id`,
    [tx.organizationId, entryId],
  )) as Step[];
}

async function takeBack(tx: Write, step: Step, command: UndoableCommand): Promise<void> {
  const { manager, organizationId } = tx;
  const { label } = command;
  const { id, kind, table } = step;
  try {
    if (kind === 'removed') return await insertRowsOfStep(manager, organizationId, step);
    if (kind === 'beside') return await deleteUntouchedRowsOfStep(manager, organizationId, { id, kind, table });
    await assertUnchanged(tx, { id, kind, table }, command);
    if (kind === 'created') {
      await assertNotReferredTo(tx, { id, kind, table }, command);
      return await deleteRowsOfStep(manager, organizationId, { id, kind, table });
    }
    await restoreRowsOfStep(tx, { id, kind, table });
  } catch (error) {
    const undoConflict = undoConflictOf(error, table);
    if (undoConflict === null) throw error;
    throw conflict(`"${label}" cannot be undone: ${undoConflict}`, { table });
  }
}

async function assertUnchanged(
  tx: Write,
  step: RowsStep,
  { label, createdAt, actorName }: UndoableCommand,
): Promise<void> {
  const differing = await firstDiffering(tx.manager, tx.organizationId, step);
  if (!differing) return;
  const { table } = step;
  const what = await changedRowWords(tx, { ...differing, table, since: createdAt, doneBy: actorName });
  throw conflict(`"${label}" cannot be undone: ${what}.`, { table, id: differing.row['id'] });
}

async function assertNotReferredTo(
  tx: Write,
  step: RowsStep,
  { label, createdAt, actorName }: UndoableCommand,
): Promise<void> {
  const referring = await firstReferring(tx.manager, tx.organizationId, step);
  if (!referring) return;
  const what = await changedRowWords(tx, { ...referring, isThere: true, since: createdAt, doneBy: actorName });
  throw conflict(`"${label}" cannot be undone: ${what}.`, { table: step.table });
}
