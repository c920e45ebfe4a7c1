import {
  type DeepPartial,
  type FindManyOptions,
  type FindOptionsWhere,
  In,
  type ObjectLiteral,
  type QueryDeepPartialEntity,
} from 'typeorm';
import { fieldWords } from '../../domain/text/field-words.js';
import { AppError, invalidInput, notFound } from '../../lib/errors.js';
import { type Changes, diff, recordAudit } from './audit.service.js';
import { changedRowStamp, newRowStamp } from './stamps.js';
import type { Write } from './write.service.js';

/** A row that people edit: of a tenant, numbered, with the mark of its last change. */
export interface EditableRow extends ObjectLiteral {
  organizationId: number;
  id: number;
  version: number;
  updatedAt: Date;
  updatedBy: number | null;
}

/** The class of an entity. */
export type EntityClass<Row> = new () => Row;

/** Columns that every change sets; never part of an audit entry. */
const KEPT_BY_ITSELF = new Set(['organizationId', 'id', 'version', 'updatedAt', 'updatedBy', 'createdAt']);

/** How a row is spoken of: `entityType` in the trail ('season'), `label` its name. */
export interface Described {
  entityType: string;
  label: string;
  /** What the trail keeps of a value, where the whole of it is not for everybody who reads the trail. */
  kept?(field: string, value: unknown): unknown;
}

/**
 * A row of the tenant by id, locked until the transaction ends.
 * @param entityLabel the field's term for the 404
 */
export async function lockRow<Row extends { organizationId: number; id: number }>(
  tx: Write,
  entity: EntityClass<Row>,
  id: number,
  entityLabel: string,
): Promise<Row> {
  const where = { organizationId: tx.organizationId, id } as FindOptionsWhere<Row>;
  const row = await tx.manager.findOne(entity, { where, lock: { mode: 'pessimistic_write' } });
  if (!row) throw notFound(entityLabel);
  return row;
}

/**
 * Rows of the tenant, each id given once, locked by id until the transaction ends. What is joined to them is read
 * afterwards: a row that has been waited for may belong to something else by then.
 * @param entityLabel the fields' term for the 404 of an unknown one
 */
export async function lockRows<Row extends { organizationId: number; id: number }>(
  tx: Write,
  entity: EntityClass<Row>,
  ids: readonly number[],
  entityLabel: string,
): Promise<Row[]> {
  const rows = await tx.manager.find(entity, {
    where: { organizationId: tx.organizationId, id: In(ids) },
    order: { id: 'ASC' },
    lock: { mode: 'pessimistic_write' },
  } as FindManyOptions<Row>);
  if (rows.length < ids.length) throw notFound(entityLabel);
  return rows;
}

/**
 * Locks the organization itself, for rows that are added to a list one after the other: those that are not there yet
 * cannot be locked.
 */
export async function lockOrganization({ manager, organizationId }: Write): Promise<void> {
  await manager.query('SELECT FROM organizations WHERE id = $1 FOR NO KEY UPDATE', [organizationId]);
}

/**
 * An organization stays, with its settings, until the write ends. Called before any of its users is locked: whoever
 * deletes it begins with it, too. @throws 404
 */
export async function keepOrganization({ manager }: Write, id: number): Promise<void> {
  const there = await manager.query<unknown[]>('SELECT FROM organizations WHERE id = $1 FOR KEY SHARE', [id]);
  if (there.length === 0) throw notFound('Organization');
}

/** Adds a row of the tenant, stamped and audited as '<entityType>.create'. */
export async function createRow<Row extends ObjectLiteral & { organizationId: number; id: number }>(
  tx: Write,
  entity: EntityClass<Row>,
  values: DeepPartial<NoInfer<Row>>,
  { entityType, label, kept }: Described,
): Promise<Row> {
  const { columns, tableName } = tx.manager.connection.getMetadata(entity);
  const stamp = columns.some(({ propertyName }) => propertyName === 'updatedBy') ? newRowStamp(tx) : {};
  const row = tx.manager.create(entity, { ...values, ...stamp, organizationId: tx.organizationId } as DeepPartial<Row>);
  await tx.manager.insert(entity, row as QueryDeepPartialEntity<Row>);
  await tx.kept?.created(tableName, [row.id]);
  const changes = Object.fromEntries(
    Object.entries(values)
      .filter(([field, value]) => !KEPT_BY_ITSELF.has(field) && value !== null && value !== undefined)
      .map(([field, value]) => [field, [null, value] as [unknown, unknown]]),
  );
  const told = keptOf(changes, kept);
  await recordAudit(tx, { action: `${entityType}.create`, entityType, entityId: row.id, label, changes: told });
  return row;
}

/**
 * Changes a locked row: nothing at all when nothing differs, else the columns, a new version, and one audit entry
 * '<entityType>.update'. Returns the row as it is now.
 * @param expected the version that the caller's change was based on; see `assertVersion`
 */
export async function updateRow<Row extends EditableRow>(
  tx: Write,
  entity: EntityClass<Row>,
  row: Row,
  patch: Partial<NoInfer<Row>>,
  { entityType, label, kept, expected }: Described & { expected: number | null | undefined },
): Promise<Row> {
  await assertVersion(tx, row, { entityType, label, expected });
  const next = { ...row, ...patch };
  const changes = diff<Row>(
    row,
    next,
    Object.keys(patch).filter((field) => !KEPT_BY_ITSELF.has(field)) as (keyof Row & string)[],
  );
  if (!changes) return row;
  const stamp = changedRowStamp(tx, row);
  const where = { organizationId: row.organizationId, id: row.id } as FindOptionsWhere<Row>;
  const { tableName } = tx.manager.connection.getMetadata(entity);
  await keeping(tx, tableName, [row.id], () =>
    tx.manager.update(entity, where, { ...patch, ...stamp } as unknown as QueryDeepPartialEntity<Row>),
  );
  const told = keptOf(changes, kept);
  const { version } = stamp;
  const action = `${entityType}.update`;
  await recordAudit(tx, { action, entityType, entityId: row.id, label, version, changes: told });
  return { ...next, ...stamp };
}

/** Does `work`, which changes these rows, in a way that can be taken back where the write can. */
export function keeping<Result>(
  { kept }: Write,
  table: string,
  ids: readonly number[],
  work: () => Promise<Result>,
): Promise<Result> {
  return kept ? kept.watch(table, ids, work) : work();
}

function keptOf(changes: Changes, kept: Described['kept']): Changes {
  if (!kept) return changes;
  return Object.fromEntries(
    Object.entries(changes).map(([field, [was, is]]) => [field, [kept(field, was), kept(field, is)]]),
  );
}

/**
 * Refuses a change that is based on an older version of a row. Without `expected` the last writer wins at the REST
 * transport, as its specification has it; the GraphQL endpoint asks for it.
 * @throws 400 when it is missing; 409 (412 at the REST adapter, where it is If-Match) naming what changed and by whom
 */
export async function assertVersion(
  tx: Write,
  row: Pick<EditableRow, 'id' | 'version' | 'updatedBy'>,
  { entityType, label, expected }: Described & { expected: number | null | undefined },
): Promise<void> {
  if (expected === null || expected === undefined) {
    if (tx.ctx.transport !== 'graphql') return;
    throw invalidInput({
      field: 'expectedVersion',
      message: 'expectedVersion is required: the version that your change is based on.',
    });
  }
  if (expected === row.version) return;
  const since = await changesSince(tx, entityType, row, expected);
  const who = since.by.length > 0 ? ` by ${since.by.join(' and ')}` : '';
  const what = since.fields.length > 0 ? `: ${[...new Set(since.fields.map(fieldWords))].join(', ')}` : '';
  const message = `${label} has been changed meanwhile${who}${what}. Please look at it again.`;
  const details = { version: row.version, changedBy: since.by, changedFields: since.fields, changes: since.changes };
  const thing = { entityType, organizationId: tx.organizationId, id: row.id };
  throw changedMeanwhile(tx, message, { details, subject: { outcome: 'stale', thing } });
}

/** Refuses what is based on something older: 409, or 412 at the REST adapter, where the version came as If-Match. */
export function changedMeanwhile(
  { ctx }: Write,
  message: string,
  told: ConstructorParameters<typeof AppError>[2],
): AppError {
  return new AppError(ctx.transport === 'rest' ? 'PRECONDITION_FAILED' : 'CONFLICT', message, told);
}

/**
 * What the trail says of the versions that the caller has not seen. Of the newest one, which may have no entry there
 * (an undo, a new order of a list), the row itself knows the author.
 */
async function changesSince(
  tx: Write,
  entityType: string,
  row: Pick<EditableRow, 'id' | 'version' | 'updatedBy'>,
  expected: number,
): Promise<{ by: string[]; fields: string[]; changes: Changes }> {
  const entries = (await tx.manager.query(
    `SELECT actor_name AS "by", changes, version FROM audit_entries
     WHERE organization_id = $1 AND entity_type = $2 AND entity_id = $3 AND version > $4 ORDER BY version DESC LIMIT 100`,
    [tx.organizationId, entityType, row.id, expected],
  )) as { by: string; changes: Changes | null; version: number }[];
  const last =
    entries[0]?.version === row.version
      ? []
      : ((await tx.manager.query('SELECT username AS "by" FROM users WHERE id = $1', [row.updatedBy])) as {
          by: string;
        }[]);
  const changes: Changes = {};
  for (const entry of entries.toReversed()) {
    for (const [field, [before, after]] of Object.entries(entry.changes ?? {}))
      changes[field] = [changes[field] ? changes[field][0] : before, after];
  }
  return { by: [...new Set([...last, ...entries].map(({ by }) => by))], fields: Object.keys(changes), changes };
}
