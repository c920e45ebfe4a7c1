import type { RequestContext } from '../../http/context.js';
import { Conditions } from '../../lib/conditions.js';
import type { ConnectionSource, PageArgs } from '../../lib/connection.js';
import { readPage } from '../../lib/connection.js';
import { tryId } from '../../lib/ids.js';
import { requireOwner, requireRole } from '../../lib/policy.js';
import { query } from '../../lib/query.js';
import { searchTerm } from '../../lib/search.js';
import type { Changes } from './audit.service.js';
import type { AuditTrailFilter } from './audit-trail.input.js';
import { PLATFORM } from './write.service.js';

/** One change as the trail shows it. */
export interface TrailEntry {
  id: string;
  at: Date;
  actorId: number | null;
  actorName: string;
  action: string;
  entityType: string;
  entityId: number | null;
  label: string | null;
  changes: { field: string; before: unknown; after: unknown }[];
}

type Tuple = [string, Date, number | null, string, string, string, number | null, string | null, Changes | null];

/** The audit trail of the organization acted for, newest first. Owners and super administrators. @throws 401, 403 */
export async function auditTrail(ctx: RequestContext, filter: AuditTrailFilter, args: PageArgs): Promise<ConnectionSource<TrailEntry>> {
  if (filter.platform) requireRole(ctx, 'super_admin');
  const organizationId = filter.platform ? PLATFORM : requireOwner(ctx);
  const page = readPage(ctx, args, ['integer']);
  const rows = await query(ctx, ...statementOf('audit_trail', organizationId, filter, (conditions, where) => {
    const after = conditions.when('after', page.after?.[0], (mark) => `id < ${mark}`);
    const limit = page.limit === null ? '' : `LIMIT ${conditions.param(page.limit + 1)}`;
    return `SELECT id::text, at, actor_id, actor_name, action, entity_type, entity_id, entity_label, changes FROM audit_entries
      WHERE ${[...where, ...after].join(' AND ')} ORDER BY audit_entries.id DESC ${limit}`;
  }));
  const count = async (): Promise<number> => {
    const [row] = await query(ctx, ...statementOf('audit_trail_count', organizationId, filter, (_conditions, where) => `SELECT count(*)::integer FROM audit_entries WHERE ${where.join(' AND ')}`));
    return Number(row?.[0] ?? 0);
  };
  return { rows: (rows as unknown as Tuple[]).map(entryOf), page, keyOf: ({ id }) => [Number(id)], count };
}

function statementOf(
  name: string,
  organizationId: number,
  filter: AuditTrailFilter,
  sql: (conditions: Conditions, where: string[]) => string,
): [ReturnType<Conditions['statement']>, number, unknown[]] {
  const conditions = new Conditions(organizationId);
  const idOf = (id: string | null | undefined): number | null => (id === null || id === undefined ? null : (tryId(id) ?? 0));
  const where = [
    'organization_id = $1',
    ...conditions.when('actor', idOf(filter.actorId), (mark) => `actor_id = ${mark}`),
    ...conditions.when('type', filter.entityType || null, (mark) => `entity_type = ${mark}`),
    ...conditions.when('entity', idOf(filter.entityId), (mark) => `entity_id = ${mark}`),
    ...conditions.when('action', filter.action || null, (mark) => `action = ${mark}`),
    ...conditions.when('from', filter.from, (mark) => `at >= ${mark}`),
    ...conditions.when('to', filter.to, (mark) => `at < ${mark}`),
    ...conditions.when('search', searchTerm(filter.search), (mark) => `(lower(entity_label) LIKE '%' || lower(${mark}) || '%' OR lower(actor_name) LIKE '%' || lower(${mark}) || '%')`),
  ];
  const text = sql(conditions, where);
  return [conditions.statement(name, text), organizationId, conditions.params];
}

function entryOf([id, at, actorId, actorName, action, entityType, entityId, label, changes]: Tuple): TrailEntry {
  const list = Object.entries(changes ?? {}).map(([field, [before, after]]) => ({ field, before, after }));
  return { id, at, actorId, actorName, action, entityType, entityId, label, changes: list };
}
