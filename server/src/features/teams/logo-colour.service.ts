import { buffer } from 'node:stream/consumers';
import type { RequestContext } from '../../context/request-context.js';
import { mainColour } from '../../domain/colours/main-colour.js';
import { isAdminOf } from '../../lib/policy.js';
import { imageQueue } from '../../uploads/image-queue.js';
import { uploadStore } from '../../uploads/open-store.js';
import { openImage } from '../../uploads/read-image.js';
import { isStorageKey } from '../../uploads/upload-store.js';
import type { Team } from './team.type.js';

/** So many pixels along each side say which colour a logo has. */
const SIDE = 96;
const MOST_SECONDS = 5;
const UPLOADS = '/uploads/';

/**
 * The colour that a team's stored logo shows most of. Null for callers who do not administer the team, without a logo,
 * and where it cannot be told, as when too many images are being worked on: it is a proposal, and nothing fails for
 * want of it.
 */
export async function findLogoColour(ctx: RequestContext, { organizationId, logoUrl }: Team): Promise<string | null> {
  const key = logoUrl?.startsWith(UPLOADS) ? logoUrl.slice(UPLOADS.length) : '';
  if (!isAdminOf(ctx, organizationId) || !isStorageKey(key)) return null;
  try {
    return await imageQueue.run(organizationId, async () => {
      const file = await uploadStore(ctx.services.config).read(key);
      if (!file) return null;
      const pixels = await openImage(await buffer(file.stream), MOST_SECONDS)
        .toColourspace('srgb')
        .resize({ width: SIDE, height: SIDE, fit: 'inside', withoutEnlargement: true, kernel: 'nearest' })
        .ensureAlpha()
        .raw()
        .toBuffer();
      return mainColour(pixels);
    });
  } catch {
    return null;
  }
}
