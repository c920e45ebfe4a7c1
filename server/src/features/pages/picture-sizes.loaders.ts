import { statement } from '../../database/prepared.js';
import type { RequestContext } from '../../context/request-context.js';
import { query } from '../../lib/query.js';
import { ownUploadIn, type StoredBlock } from './page-block.js';

/** Files of pictures beside their other sizes; of one that is small there are none. */
const SIZES = statement<[key: string, srcset: string], [organizationId: number, keys: string[]]>(
  'page_picture_sizes',
  `SELECT own.storage_key, string_agg('/uploads/' || each.storage_key || ' ' || each.width || 'w', ', ' ORDER BY each.width)
   FROM upload_sizes own JOIN upload_sizes each ON each.organization_id = own.organization_id AND each.upload_id = own.upload_id
   WHERE own.organization_id = $1 AND own.storage_key = ANY($2) GROUP BY own.storage_key HAVING count(*) > 1`,
);

/** By the address of an uploaded picture of the blocks all of its sizes, as `srcset` of HTML takes them. */
export async function pictureSizes(
  ctx: RequestContext,
  organizationId: number,
  blocks: readonly StoredBlock[],
): Promise<ReadonlyMap<string, string>> {
  const keys = blocks.flatMap((block) => ownUploadIn(block) ?? []);
  if (keys.length === 0) return new Map();
  const rows = await query(ctx, SIZES, organizationId, [organizationId, keys]);
  return new Map(rows.map(([key, srcset]) => [`/uploads/${key}`, srcset]));
}
