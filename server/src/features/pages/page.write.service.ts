import { isReservedPagePath } from '../../domain/text/is-reserved-page-path.js';
import type { RequestContext } from '../../context/request-context.js';
import { notFound, valueTaken } from '../../lib/errors.js';
import { parseId } from '../../lib/ids.js';
import { requireOwner } from '../../lib/policy.js';
import { refuseDuplicates } from '../../lib/unique.js';
import { InputCheck } from '../../lib/validation.js';
import { recordAudit } from '../audit/audit.service.js';
import { createRow, keeping, lockRow, updateRow } from '../audit/change.service.js';
import { changedRowStamp } from '../audit/stamps.js';
import { write, type Write } from '../audit/write.service.js';
import { UndoRecorder } from '../undo/recorder.service.js';
import type { DeletePayload } from '../undo/undo.type.js';
import { undoableWrite } from '../undo/undoable-write.service.js';
import { checkBlocks, checkPictures } from './check-blocks.service.js';
import type { StoredBlock } from './page-block.js';
import { PageEntity } from './page.entity.js';
import type { CreatePageInput, PageBlockInput, SavePageInput } from './page.input.js';

/** Pages are the owners': no others take back what was done to one. */
const BY_OWNERS = { needs: 'org_owner' } as const;
const PATH = /^[\p{L}\p{N}][\p{L}\p{N}_.~-]*(\/[\p{L}\p{N}_.~-]+)*$/u;
const taken = (path: string) => ({ pages_path_key: () => valueTaken(`There is a page at ${path} already.`, 'path') });

/**
 * Adds a page with its first draft. Owners. @returns its id @throws 409 when the path is taken, 400 when it belongs to
 * a screen of the product
 */
export async function createPage(ctx: RequestContext, input: CreatePageInput): Promise<number> {
  const organizationId = requireOwner(ctx);
  const check = new InputCheck();
  const path = checkPath(check, input.path);
  const title = check.name('title', input.title);
  const blocks = checkBlocks(check, input.blocks ?? []);
  await checkPictures(ctx, organizationId, check, blocks);
  check.finish();
  return refuseDuplicates(taken(path), () =>
    undoableWrite(
      ctx,
      organizationId,
      async (tx) => {
        const page = await createRow(tx, PageEntity, { path, title }, { entityType: 'page', label: title });
        await addRevision(tx, page.id, title, blocks);
        return page.id;
      },
      BY_OWNERS,
    ),
  );
}

/** Saves a draft; visitors see it once it is published. Owners. @returns the page's id */
export async function savePage(ctx: RequestContext, id: string | number, input: SavePageInput): Promise<number> {
  const organizationId = requireOwner(ctx);
  const check = new InputCheck();
  const path = input.path == null ? undefined : checkPath(check, input.path);
  const title = check.name('title', input.title);
  const blocks = checkBlocks(check, input.blocks);
  await checkPictures(ctx, organizationId, check, blocks);
  check.finish();
  return refuseDuplicates(taken(path ?? ''), () =>
    undoableWrite(
      ctx,
      organizationId,
      async (tx) => {
        const page = await lockRow(tx, PageEntity, parseId(id, 'Page'), 'Page');
        const changed = await updateRow(
          tx,
          PageEntity,
          page,
          { title, ...(path !== undefined && { path }) },
          { entityType: 'page', label: title, expected: input.expectedVersion },
        );
        await addRevision(tx, page.id, title, blocks);
        // A draft of the same title and path is a change, too: the version has to say so.
        if (changed.version === page.version) await touchPage(tx, page, title);
        return page.id;
      },
      BY_OWNERS,
    ),
  );
}

/**
 * Shows a revision to visitors: the newest, or an earlier one; or none at all. Owners. @returns the page's id @throws
 * 404
 */
export function publishPage(
  ctx: RequestContext,
  id: string | number,
  which: { revisionId?: string | null } | 'none',
  expectedVersion?: number | null,
): Promise<number> {
  const organizationId = requireOwner(ctx);
  return undoableWrite(
    ctx,
    organizationId,
    async (tx) => {
      const page = await lockRow(tx, PageEntity, parseId(id, 'Page'), 'Page');
      const publishedRevisionId = which === 'none' ? null : await revisionOf(tx, page.id, which.revisionId ?? null);
      await updateRow(
        tx,
        PageEntity,
        page,
        { publishedRevisionId },
        { entityType: 'page', label: page.title, expected: expectedVersion },
      );
      return page.id;
    },
    BY_OWNERS,
  );
}

/** Removes a page with all its revisions; it can be undone. Owners. */
export function deletePage(ctx: RequestContext, id: string | number): Promise<DeletePayload> {
  const organizationId = requireOwner(ctx);
  return write(ctx, organizationId, async (tx) => {
    const page = await lockRow(tx, PageEntity, parseId(id, 'Page'), 'Page');
    const undo = new UndoRecorder(tx);
    if (page.publishedRevisionId !== null)
      await undo.change('pages', { sql: 't.id = $2', params: [page.id] }, { sql: 'published_revision_id = NULL' });
    await undo.remove('page_revisions', { sql: 't.page_id = $2', params: [page.id] });
    await undo.remove('pages', { sql: 't.id = $2', params: [page.id] });
    await recordAudit(tx, { action: 'page.delete', entityType: 'page', entityId: page.id, label: page.title });
    return undo.deleted('page.delete', `Deleted page ${page.title}.`, [page.id], { needs: 'org_owner' });
  });
}

/** Blocks as they would be stored. Owners. @throws 400 naming what is wrong */
export async function checkedBlocks(ctx: RequestContext, blocks: readonly PageBlockInput[]): Promise<StoredBlock[]> {
  const organizationId = requireOwner(ctx);
  const check = new InputCheck();
  const stored = checkBlocks(check, blocks);
  await checkPictures(ctx, organizationId, check, stored);
  check.finish();
  return stored;
}

function checkPath(check: InputCheck, value: string): string {
  const path = value.trim().replace(/^\/|\/$/g, '');
  check.that(
    path.length <= 100 && PATH.test(path),
    'path',
    'path must be a path of this site, for example leagueInfo.',
  );
  check.that(
    !isReservedPagePath(path),
    'path',
    `Nobody would reach ${path}: the site itself answers there, or it ends like a file. Please take another path.`,
  );
  return path;
}

async function addRevision(tx: Write, pageId: number, title: string, blocks: readonly StoredBlock[]): Promise<void> {
  const [{ id }] = (await tx.manager.query(
    `INSERT INTO page_revisions (organization_id, page_id, title, blocks, created_at, created_by, created_by_name) VALUES ($1, $2, $3, $4, $5, $6, $7) RETURNING id`,
    [tx.organizationId, pageId, title, JSON.stringify(blocks), tx.now, tx.author.id, tx.author.name],
  )) as [{ id: number }];
  await tx.kept?.created('page_revisions', [id]);
}

async function touchPage(tx: Write, page: PageEntity, title: string): Promise<void> {
  const { organizationId, id } = page;
  const stamp = changedRowStamp(tx, page);
  await keeping(tx, 'pages', [id], () => tx.manager.update(PageEntity, { organizationId, id }, stamp));
  await recordAudit(tx, {
    action: 'page.update',
    entityType: 'page',
    entityId: id,
    label: title,
    version: stamp.version,
    changes: { content: [null, '(new draft)'] },
  });
}

async function revisionOf(tx: Write, pageId: number, revisionId: string | null): Promise<number> {
  const wanted = revisionId === null ? null : parseId(revisionId, 'Revision');
  const [row] = (await tx.manager.query(
    `SELECT id FROM page_revisions WHERE organization_id = $1 AND page_id = $2 AND ($3::integer IS NULL OR id = $3) ORDER BY id DESC LIMIT 1`,
    [tx.organizationId, pageId, wanted],
  )) as { id: number }[];
  if (!row) throw notFound('Revision');
  return row.id;
}
