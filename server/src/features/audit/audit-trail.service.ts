import { statement } from '../../database/prepared.js';
import type { RequestContext } from '../../context/request-context.js';
import { Conditions } from '../../lib/conditions.js';
import type { ConnectionSource, PageArgs } from '../../lib/connection.js';
import { readPage } from '../../lib/connection.js';
import { tryId } from '../../lib/ids.js';
import { requireActor, requireOwner, requireRole } from '../../lib/policy.js';
import { query } from '../../lib/query.js';
import { searchTerm } from '../../lib/search.js';
import { type NamedChange, withNames } from './audit-names.service.js';
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

/** An entry with the names of what its changes point to. */
type NamedTrailEntry = Omit<TrailEntry, 'changes'> & { changes: NamedChange[] };

type Tuple = [string, Date, number | null, string, string, string, number | null, string | null, Changes | null];

/** Somebody whose changes the trail holds. */
export interface TrailActor {
  id: number;
  /** As in the latest of them. */
  name: string;
}

const MANAGED_STAFF = statement<[id: number], [organizationId: number, ids: number[]]>(
  'audit_managed_staff',
  `SELECT u.id FROM users u JOIN organizations o ON o.id = u.organization_id
   WHERE o.id = $1 AND o.owners_manage_staff AND u.role = 'staff' AND u.id = ANY($2::int[])`,
);
const ACTORS = statement<[id: number, name: string], [organizationId: number]>(
  'audit_actors',
  `SELECT actor_id, actor_name FROM (
     SELECT DISTINCT ON (actor_id) actor_id, actor_name FROM audit_entries WHERE organization_id = $1 AND actor_id IS NOT NULL ORDER BY actor_id, id DESC
   ) AS latest ORDER BY lower(actor_name), actor_id`,
);

/** The audit trail of the organization acted for, newest first. Owners and super administrators. @throws 401, 403 */
export async function auditTrail(
  ctx: RequestContext,
  filter: AuditTrailFilter,
  args: PageArgs,
): Promise<ConnectionSource<NamedTrailEntry>> {
  const organizationId = trailOf(ctx, filter.platform);
  const page = readPage(ctx, args, { shape: ['integer'], identity: ['audit trail', organizationId, filter] });
  const rows = await query(
    ctx,
    ...statementOf('audit_trail', organizationId, filter, (conditions, where) => {
      const after = conditions.when('after', page.after?.[0], (mark) => `id < ${mark}`);
      const limit = conditions.param(page.limit === null ? null : page.limit + 1);
      return `SELECT id::text, at, actor_id, actor_name, action, entity_type, entity_id, entity_label, changes FROM audit_entries
      WHERE ${[...where, ...after].join(' AND ')} ORDER BY audit_entries.id DESC LIMIT ${limit}`;
    }),
  );
  const count = async (): Promise<number> => {
    const [row] = await query(
      ctx,
      ...statementOf(
        'audit_trail_count',
        organizationId,
        filter,
        (_conditions, where) => `SELECT count(*)::integer FROM audit_entries WHERE ${where.join(' AND ')}`,
      ),
    );
    return Number(row?.[0] ?? 0);
  };
  const entries = (rows as unknown as Tuple[]).map(entryOf);
  const shown = await withNames(ctx, organizationId, await withoutHiddenEmails(ctx, organizationId, entries));
  return { rows: shown, page, keyOf: ({ id }) => [Number(id)], count };
}

/** Everybody whose changes a trail holds, by name; also who is no longer there. As `auditTrail`. @throws 401, 403 */
export async function auditActors(ctx: RequestContext, platform?: boolean | null): Promise<TrailActor[]> {
  const organizationId = trailOf(ctx, platform);
  return (await query(ctx, ACTORS, organizationId, [organizationId])).map(([id, name]) => ({ id, name }));
}

function trailOf(ctx: RequestContext, platform: boolean | null | undefined): number {
  if (!platform) return requireOwner(ctx);
  requireRole(ctx, 'super_admin');
  return PLATFORM;
}

function statementOf(
  name: string,
  organizationId: number,
  filter: AuditTrailFilter,
  sql: (conditions: Conditions, where: string[]) => string,
): [ReturnType<Conditions['statement']>, number, unknown[]] {
  const conditions = new Conditions(organizationId);
  const idOf = (id: string | null | undefined): number | null =>
    id === null || id === undefined ? null : (tryId(id) ?? 0);
  const where = [
    'organization_id = $1',
    ...conditions.when('actor', idOf(filter.actorId), (mark) => `actor_id = ${mark}`),
    ...conditions.when('type', filter.entityType || null, (mark) => `entity_type = ${mark}`),
    ...conditions.when('entity', idOf(filter.entityId), (mark) => `entity_id = ${mark}`),
    ...conditions.when('action', filter.action || null, (mark) => `action = ${mark}`),
    ...conditions.when('from', filter.from, (mark) => `at >= ${mark}`),
    ...conditions.when('to', filter.to, (mark) => `at < ${mark}`),
    ...conditions.when(
      'search',
      searchTerm(filter.search),
      (mark) =>
        `(lower(entity_label) LIKE '%' || lower(${mark}) || '%' OR lower(actor_name) LIKE '%' || lower(${mark}) || '%')`,
    ),
  ];
  const text = sql(conditions, where);
  return [conditions.statement(name, text), organizationId, conditions.params];
}

function entryOf([id, at, actorId, actorName, action, entityType, entityId, label, changes]: Tuple): TrailEntry {
  const list = Object.entries(changes ?? {}).map(([field, [before, after]]) => ({ field, before, after }));
  return { id, at, actorId, actorName, action, entityType, entityId, label, changes: list };
}

/**
 * An e-mail address is shown only to those who may edit that user: super administrators, and owners who manage staff,
 * of staff.
 */
async function withoutHiddenEmails(
  ctx: RequestContext,
  organizationId: number,
  entries: TrailEntry[],
): Promise<TrailEntry[]> {
  if (requireActor(ctx).role === 'super_admin') return entries;
  const ids = entries.flatMap(({ entityType, entityId }) =>
    entityType === 'user' && entityId !== null ? [entityId] : [],
  );
  const managed = ids.length === 0 ? [] : await query(ctx, MANAGED_STAFF, organizationId, [organizationId, ids]);
  const shown = new Set(managed.map(([id]) => id));
  return entries.map((entry) => {
    if (entry.entityType !== 'user' || (entry.entityId !== null && shown.has(entry.entityId))) return entry;
    return { ...entry, changes: entry.changes.filter(({ field }) => field !== 'email') };
  });
}
