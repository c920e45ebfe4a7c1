import type { Write } from './write.service.js';

/** Field name to its value before and after; JSON values only. */
export type Changes = Record<string, [before: unknown, after: unknown]>;

interface Entry {
  action: string;
  entityType: string;
  entityId: number | null;
  /** The thing's name as its reader knows it: it may be gone when the trail is read. */
  label: string;
  changes?: Changes;
}

/**
 * Which version of the row came of it, null where the row is as it was: who saves on an older one is told of it by
 * that. Only of what is new or gone, and of a whole list, nobody has an older one.
 */
type OfVersion =
  | { version: number | null }
  | { action: `${string}.${'create' | 'delete'}`; version?: undefined }
  | { entityId: null; version?: undefined };

/** What the trail keeps of one change. `action` is '<entity>.<verb>', for example 'season.update'. */
export type AuditRecord = Entry & OfVersion;

/** Values that are never written down, whatever field they come in. */
const SECRET_FIELD = /password|hash|token|secret/i;

/** Adds an entry to the organization's trail, in the transaction of the change itself. */
export async function recordAudit(write: Omit<Write, 'undoable' | 'unmatched'>, record: AuditRecord): Promise<void> {
  write.kept?.noted(record.action, record.label);
  await write.manager.query(
    `INSERT INTO audit_entries (organization_id, at, actor_id, actor_name, action, entity_type, entity_id, entity_label, changes, version)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      write.organizationId,
      write.now,
      write.author.id,
      write.author.name,
      record.action,
      record.entityType,
      record.entityId,
      record.label,
      record.changes ? JSON.stringify(withoutSecrets(record.changes)) : null,
      record.version ?? null,
    ],
  );
}

/**
 * The fields among `fields` whose value differs, by their JSON form; undefined when none does. Dates, arrays and
 * nested objects compare by content.
 */
export function diff<Row extends object>(
  before: Row,
  after: Row,
  fields: readonly (keyof Row & string)[],
): Changes | undefined {
  const changes: Changes = {};
  for (const field of fields) {
    const was = before[field] ?? null;
    const is = after[field] ?? null;
    if (JSON.stringify(was) !== JSON.stringify(is)) changes[field] = [was, is];
  }
  return Object.keys(changes).length > 0 ? changes : undefined;
}

function withoutSecrets(changes: Changes): Changes {
  return Object.fromEntries(
    Object.entries(changes).map(([field, pair]) => [field, SECRET_FIELD.test(field) ? ['(secret)', '(secret)'] : pair]),
  );
}
