import { statement } from '../../database/prepared.js';
import type { RequestContext } from '../../context/request-context.js';
import { nameOrder } from '../../lib/name-order.js';
import { query } from '../../lib/query.js';
import { versionCache } from '../../lib/version-cache.js';
import type { StoredBlock } from './page-block.js';
import type { Page, PageAddress } from './page.type.js';
import { pictureSizes } from './picture-sizes.loaders.js';
import { renderBlocks } from './render-blocks.service.js';
import type { PromiseOrValue } from '../../lib/promise-or-value.js';

const PUBLISHED = statement<
  [id: number, path: string, title: string, blocks: StoredBlock[]],
  [organizationId: number, path: string]
>(
  'page_published',
  `SELECT p.id, p.path, r.title, r.blocks FROM pages p
   JOIN page_revisions r ON r.organization_id = p.organization_id AND r.id = p.published_revision_id
   WHERE p.organization_id = $1 AND lower(p.path) = $2`,
);

const ADDRESSES = statement<[path: string, title: string], [organizationId: number]>(
  'page_addresses',
  `SELECT p.path, r.title FROM pages p
   JOIN page_revisions r ON r.organization_id = p.organization_id AND r.id = p.published_revision_id
   WHERE p.organization_id = $1 ORDER BY ${nameOrder('r.title')}, p.path`,
);

const kept = versionCache<Page | null>(500);

/**
 * The published page at a path (any case); null when there is none. Kept in this process until the organization
 * changes.
 */
export function publishedPage(ctx: RequestContext, organizationId: number, path: string): PromiseOrValue<Page | null> {
  const wanted = path.toLowerCase();
  return kept.get(ctx, organizationId, `page ${wanted}`, async () => {
    const [row] = await query(ctx, PUBLISHED, organizationId, [organizationId, wanted]);
    if (!row) return null;
    const [id, path, title, blocks] = row;
    const sizes = await pictureSizes(ctx, organizationId, blocks);
    return { organizationId, id, path, title, blocks: renderBlocks(blocks, sizes) };
  });
}

/** Where the organization's published pages stand, by title. */
export async function publishedPageAddresses(ctx: RequestContext, organizationId: number): Promise<PageAddress[]> {
  return (await query(ctx, ADDRESSES, organizationId, [organizationId])).map(([path, title]) => ({ path, title }));
}
