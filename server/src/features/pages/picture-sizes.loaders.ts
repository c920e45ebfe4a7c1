import { statement } from '../../database/prepared.js';
import type { RequestContext } from '../../context/request-context.js';
import { query } from '../../lib/query.js';
import { ownUploadIn, type StoredBlock } from './page-block.js';
import type { PageBlock } from './page.type.js';

/** How large an uploaded picture is, and where its sizes are. */
export type PictureSize = Pick<PageBlock, 'width' | 'height' | 'srcset'>;

/** Files of pictures beside their other sizes; of one that is small there are none. */
const SIZES = statement<
  [key: string, width: number, height: number, srcset: string | null],
  [organizationId: number, keys: string[]]
>(
  'page_picture_sizes',
  `SELECT own.storage_key, own.width, own.height, CASE WHEN count(*) > 1 THEN
     string_agg('/uploads/' || each.storage_key || ' ' || each.width || 'w', ', ' ORDER BY each.width) END
   FROM upload_sizes own JOIN upload_sizes each ON each.organization_id = own.organization_id AND each.upload_id = own.upload_id
   WHERE own.organization_id = $1 AND own.storage_key = ANY($2) GROUP BY own.organization_id, own.id`,
);

/** The sizes of the uploaded pictures of blocks, by their addresses. */
export async function pictureSizes(
  ctx: RequestContext,
  organizationId: number,
  blocks: readonly StoredBlock[],
): Promise<ReadonlyMap<string, PictureSize>> {
  const keys = blocks.flatMap((block) => ownUploadIn(block) ?? []);
  if (keys.length === 0) return new Map();
  const rows = await query(ctx, SIZES, organizationId, [organizationId, keys]);
  return new Map(rows.map(([key, width, height, srcset]) => [`/uploads/${key}`, { width, height, srcset }]));
}
