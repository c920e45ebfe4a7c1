import type { RequestContext } from '../../context/request-context.js';
import { notFound } from '../../lib/errors.js';
import { parseId } from '../../lib/ids.js';
import { requireOwner } from '../../lib/policy.js';
import type { StoredBlock } from './page-block.js';
import { publishedPage } from './page.loaders.js';
import type { EditablePage, Page, PageBlock, PageRevision } from './page.type.js';
import { type PictureSize, pictureSizes } from './picture-sizes.loaders.js';
import { renderBlocks } from './render-blocks.service.js';

/** The published page at a path, in any case; null when there is none, or when no path is that long. */
export async function findPublishedPage(
  ctx: RequestContext,
  organizationId: number,
  path: string,
): Promise<Page | null> {
  return path.length > 100 ? null : publishedPage(ctx, organizationId, path);
}

interface EditableRow {
  id: number;
  path: string;
  version: number;
  updatedAt: Date;
  publishedRevisionId: number | null;
  revisionId: number;
  title: string;
  blocks: StoredBlock[];
  createdAt: Date;
  createdByName: string | null;
}

const EDITABLE = `
  SELECT p.id, p.path, p.version, p.updated_at AS "updatedAt", p.published_revision_id AS "publishedRevisionId",
    r.id AS "revisionId", r.title, r.blocks, r.created_at AS "createdAt", r.created_by_name AS "createdByName"
  FROM pages p CROSS JOIN LATERAL (
    SELECT * FROM page_revisions r WHERE r.organization_id = p.organization_id AND r.page_id = p.id ORDER BY r.id DESC LIMIT 1
  ) r WHERE p.organization_id = $1`;

/** All pages of the organization that the caller edits, by path. Owners. */
export async function listEditablePages(ctx: RequestContext): Promise<EditablePage[]> {
  const organizationId = requireOwner(ctx);
  const rows = (await ctx.services.dataSource.query(`${EDITABLE} ORDER BY lower(p.path)`, [
    organizationId,
  ])) as EditableRow[];
  const sizes = await sizesIn(ctx, organizationId, rows);
  return rows.map((row) => editable(row, sizes));
}

/** One page with its newest revision. Owners. @throws 404 */
export async function getEditablePage(ctx: RequestContext, id: string | number): Promise<EditablePage> {
  const organizationId = requireOwner(ctx);
  const [row] = (await ctx.services.dataSource.query(`${EDITABLE} AND p.id = $2`, [
    organizationId,
    parseId(id, 'Page'),
  ])) as EditableRow[];
  if (!row) throw notFound('Page');
  return editable(row, await sizesIn(ctx, organizationId, [row]));
}

/** The newest hundred revisions of a page, newest first. Owners. @throws 404 */
export async function listPageRevisions(ctx: RequestContext, id: string | number): Promise<PageRevision[]> {
  const organizationId = requireOwner(ctx);
  const page = await getEditablePage(ctx, id);
  const rows = (await ctx.services.dataSource.query(
    `SELECT r.id, r.title, r.blocks, r.created_at AS "createdAt", r.created_by_name AS "createdByName",
       r.id IS NOT DISTINCT FROM p.published_revision_id AS published
     FROM page_revisions r JOIN pages p ON p.organization_id = r.organization_id AND p.id = r.page_id
     WHERE r.organization_id = $1 AND r.page_id = $2 ORDER BY r.id DESC LIMIT 100`,
    [organizationId, page.id],
  )) as (Omit<PageRevision, 'blocks'> & { blocks: StoredBlock[] })[];
  const sizes = await sizesIn(ctx, organizationId, rows);
  return rows.map((row) => ({ ...row, blocks: renderBlocks(row.blocks, sizes) }));
}

/** What blocks would look like to readers, without saving anything. Owners. */
export async function previewBlocks(ctx: RequestContext, blocks: readonly StoredBlock[]): Promise<PageBlock[]> {
  return renderBlocks(blocks, await pictureSizes(ctx, requireOwner(ctx), blocks));
}

function sizesIn(
  ctx: RequestContext,
  organizationId: number,
  revisions: readonly { readonly blocks: readonly StoredBlock[] }[],
): Promise<ReadonlyMap<string, PictureSize>> {
  return pictureSizes(
    ctx,
    organizationId,
    revisions.flatMap(({ blocks }) => blocks),
  );
}

function editable(row: EditableRow, sizes: ReadonlyMap<string, PictureSize>): EditablePage {
  const { id, path, version, updatedAt, publishedRevisionId, revisionId, title, blocks, createdAt, createdByName } =
    row;
  const published = publishedRevisionId === revisionId;
  return {
    id,
    path,
    title,
    version,
    updatedAt,
    isPublished: publishedRevisionId !== null,
    hasDraft: !published,
    latest: { id: revisionId, title, blocks: renderBlocks(blocks, sizes), createdAt, createdByName, published },
  };
}
