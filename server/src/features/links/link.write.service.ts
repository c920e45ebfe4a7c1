import type { RequestContext } from '../../context/request-context.js';
import { checkChanges, checkNew } from '../../lib/fields/allow-list.js';
import { parseId } from '../../lib/ids.js';
import { requireAdmin } from '../../lib/policy.js';
import { InputCheck } from '../../lib/validation.js';
import { recordAudit } from '../audit/audit.service.js';
import { createRow, lockOrganization, lockRow, updateRow } from '../audit/change.service.js';
import { reorderList } from '../audit/reorder.service.js';
import { write } from '../audit/write.service.js';
import { UndoRecorder } from '../undo/recorder.service.js';
import type { DeletePayload } from '../undo/undo.type.js';
import { undoableWrite } from '../undo/undoable-write.service.js';
import { LinkEntity } from './link.entity.js';
import { CHANGED_LINK, NEW_LINK } from './link.fields.js';
import type { CreateLinkInput, UpdateLinkInput } from './link.input.js';

/** Where a link leads: an external one has an address and no path, an internal one the other way round. */
type Target = Pick<LinkEntity, 'isExternal' | 'slug' | 'url'>;

/** Adds a link at the end of the list. Admins. @returns its id */
export function createLink(ctx: RequestContext, input: CreateLinkInput): Promise<number> {
  const organizationId = requireAdmin(ctx);
  const check = new InputCheck();
  const entered = checkNew(NEW_LINK, input, check);
  const target = checkTarget(check, {
    isExternal: input.isExternal ?? false,
    slug: input.slug ?? null,
    url: input.url ?? null,
  });
  check.finish();
  return undoableWrite(ctx, organizationId, async (tx) => {
    await lockOrganization(tx);
    const [last] = (await tx.manager.query('SELECT max(position) AS position FROM links WHERE organization_id = $1', [
      organizationId,
    ])) as { position: number | null }[];
    const values = { ...entered, ...target, position: (last?.position ?? -1) + 1 };
    return (await createRow(tx, LinkEntity, values, { entityType: 'link', label: values.label })).id;
  });
}

/** Changes a link: its words, where it leads, whether it is shown, its place. Admins. @returns its id */
export function updateLink(ctx: RequestContext, id: string | number, input: UpdateLinkInput): Promise<number> {
  const organizationId = requireAdmin(ctx);
  const patch = checkChanges(CHANGED_LINK, input);
  return undoableWrite(ctx, organizationId, async (tx) => {
    const row = await lockRow(tx, LinkEntity, parseId(id, 'Link'), 'Link');
    const isExternal = input.isExternal ?? row.isExternal;
    const moved = input.isExternal != null || input.slug !== undefined || input.url !== undefined;
    const wanted = {
      isExternal,
      slug: input.slug === undefined ? row.slug : input.slug,
      url: input.url === undefined ? row.url : input.url,
    };
    const check = new InputCheck();
    const target = moved ? checkTarget(check, wanted) : {};
    check.finish();
    const changed = await updateRow(
      tx,
      LinkEntity,
      row,
      { ...patch, ...target },
      { entityType: 'link', label: row.label, expected: input.expectedVersion },
    );
    return changed.id;
  });
}

/** Removes a link; it can be undone. Admins. */
export function deleteLink(ctx: RequestContext, id: string | number): Promise<DeletePayload> {
  const organizationId = requireAdmin(ctx);
  return write(ctx, organizationId, async (tx) => {
    const row = await lockRow(tx, LinkEntity, parseId(id, 'Link'), 'Link');
    const undo = new UndoRecorder(tx);
    await undo.remove('links', { sql: 't.id = $2', params: [row.id] });
    await recordAudit(tx, { action: 'link.delete', entityType: 'link', entityId: row.id, label: row.label });
    return undo.deleted('link.delete', `Deleted link ${row.label}.`, [row.id]);
  });
}

/** Puts all links into a new order. Admins. */
export function reorderLinks(ctx: RequestContext, ids: readonly string[]): Promise<void> {
  const organizationId = requireAdmin(ctx);
  const ordered = ids.map((id) => parseId(id, 'Link'));
  return undoableWrite(ctx, organizationId, (tx) =>
    reorderList(tx, { table: 'links', field: 'ids', entityType: 'link', label: 'Links' }, ordered),
  );
}

/** What a path within the site may be: segments of letters, digits and a few marks; it never leads to another host. */
const INTERNAL_PATH = /^[\p{L}\p{N}][\p{L}\p{N}_.~-]*(\/[\p{L}\p{N}_.~-]+)*$/u;

function checkTarget(check: InputCheck, { isExternal, slug, url }: Target): Target {
  if (isExternal) {
    const address = check.url('url', url) ?? null;
    if (url === null || url.trim() === '') check.fail('url', 'url is required for an external link.');
    return { isExternal, slug: null, url: address };
  }
  const path = (check.text('slug', slug, { max: 200 }) ?? '').replace(/^\/|\/$/g, '');
  check.that(
    path === '' || INTERNAL_PATH.test(path),
    'slug',
    'slug must be a path of this site, for example registration.',
  );
  return { isExternal, slug: path === '' ? null : path, url: null };
}
