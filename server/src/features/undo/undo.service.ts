import { sqlState } from '../../database/transaction.js';
import type { RequestContext } from '../../http/context.js';
import { conflict, notFound } from '../../lib/errors.js';
import { requireAdmin } from '../../lib/policy.js';
import { recordAudit } from '../audit/audit.service.js';
import { write, type Write } from '../audit/write.service.js';
import type { UndoPayload, UndoStep } from './recorder.service.js';
import { currentRows, deleteRows, insertRows, updateRows, type JsonRow } from './rows.service.js';

/** Something that a caller can still undo. */
export interface UndoableCommand {
  id: string;
  command: string;
  label: string;
  actorName: string;
  createdAt: Date;
  expiresAt: Date;
}

/** Makes derived rows (totals) right again after rows of these tables were put back. */
export type Repair = (write: Write, tables: ReadonlySet<string>) => Promise<void>;

/** What the organization can still undo, newest first. Admins only. */
export async function listUndoable(ctx: RequestContext): Promise<UndoableCommand[]> {
  const organizationId = requireAdmin(ctx);
  return (await ctx.services.dataSource.query(
    `SELECT id, command, label, actor_name AS "actorName", created_at AS "createdAt", expires_at AS "expiresAt"
     FROM undo_entries WHERE organization_id = $1 AND undone_at IS NULL AND expires_at > $2 ORDER BY created_at DESC, id DESC`,
    [organizationId, ctx.services.now()],
  )) as UndoableCommand[];
}

/**
 * Takes a command back: what it removed returns under the same ids, what it changed is as before, what it added is gone.
 * All or nothing.
 * @throws 404 for an unknown entry or another tenant's; 409 when it was undone already, when its ten minutes are over, or when
 * something it touched has changed since (the message names it)
 */
export async function undo(ctx: RequestContext, id: string, repairs: readonly Repair[] = []): Promise<UndoableCommand> {
  const organizationId = requireAdmin(ctx);
  if (!/^[1-9][0-9]{0,17}$/.test(id)) throw notFound('Undo entry');
  return write(ctx, organizationId, (tx) => undoIn(tx, id, repairs));
}

/** `undo` inside a transaction whose policy has been checked. */
export async function undoIn(tx: Write, id: string, repairs: readonly Repair[]): Promise<UndoableCommand> {
  const entry = await openEntry(tx, id);
  const { steps } = entry.payload;
  for (const step of steps.toReversed()) await takeBack(tx, step, entry.label);
  const tables = new Set(steps.map((step) => step.table));
  for (const repair of repairs) await repair(tx, tables);
  await tx.manager.query('UPDATE undo_entries SET undone_at = $3 WHERE organization_id = $1 AND id = $2', [tx.organizationId, id, tx.now]);
  await recordAudit(tx, { action: 'undo', entityType: 'undo', entityId: null, label: entry.label });
  const { payload: _payload, undoneAt: _undoneAt, ...command } = entry;
  return command;
}

type Entry = UndoableCommand & { payload: UndoPayload; undoneAt: Date | null };

async function openEntry(tx: Write, id: string): Promise<Entry> {
  const [entry] = (await tx.manager.query(
    `SELECT id, command, label, payload, actor_name AS "actorName", created_at AS "createdAt", expires_at AS "expiresAt",
       undone_at AS "undoneAt"
     FROM undo_entries WHERE organization_id = $1 AND id = $2 FOR UPDATE`,
    [tx.organizationId, id],
  )) as Entry[];
  if (!entry) throw notFound('Undo entry');
  if (entry.undoneAt) throw conflict(`"${entry.label}" has been undone already.`);
  if (entry.expiresAt <= tx.now) throw conflict(`"${entry.label}" can no longer be undone: its ten minutes are over.`);
  return entry;
}

async function takeBack(tx: Write, step: UndoStep, label: string): Promise<void> {
  try {
    if (step.kind === 'removed') return await insertRows(tx.manager, step.table, step.rows);
    if (step.kind === 'created') {
      await assertUnchanged(tx, step.table, step.rows, label);
      return await deleteRows(tx.manager, step.table, step.rows);
    }
    await assertUnchanged(tx, step.table, step.rows.map(({ after }) => after), label);
    await updateRows(tx.manager, step.table, step.rows.map(({ before }) => before));
  } catch (error) {
    // 23503/23505: what the row refers to is gone, or its place has been taken
    if (!/^235/.test(sqlState(error) ?? '')) throw error;
    throw conflict(`"${label}" cannot be undone: ${plain(step.table)} have changed since.`, { table: step.table });
  }
}

async function assertUnchanged(tx: Write, table: string, expected: JsonRow[], label: string): Promise<void> {
  const now = await currentRows(tx.manager, table, expected);
  for (const row of expected) {
    const current = now.get(row['id']);
    if (current && sameRow(current, row)) continue;
    const what = `${plain(table)} ${String(row['name'] ?? row['label'] ?? row['id'])}`;
    throw conflict(`"${label}" cannot be undone: ${what} ${current ? 'has changed' : 'was removed'} since.`, { table, id: row['id'] });
  }
}

function sameRow(a: JsonRow, b: JsonRow): boolean {
  return Object.keys(b).every((column) => JSON.stringify(a[column]) === JSON.stringify(b[column]));
}

function plain(table: string): string {
  return table.replaceAll('_', ' ');
}
