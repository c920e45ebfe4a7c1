import type { RequestContext } from '../../context/request-context.js';
import { invalidInput } from '../../lib/errors.js';
import { requireOwner } from '../../lib/policy.js';
import type { IncomingFile } from '../../lib/upload-scalar.js';
import { prepareImage } from '../../uploads/image-intake.js';
import { storeImage } from '../../uploads/store-image.js';
import { recordAudit } from '../audit/audit.service.js';
import { write } from '../audit/write.service.js';
import type { PageImage } from './page.type.js';

/**
 * Takes a picture for a page in; a block then names it by its address. Owners.
 * @returns the largest size that was made
 * @throws 400 without a file or for what is no image, 413 for more than 5 MB
 */
export async function uploadPageImage(
  ctx: RequestContext,
  file: Promise<IncomingFile> | null | undefined,
): Promise<PageImage> {
  const organizationId = requireOwner(ctx);
  const image = await prepareImage(ctx, 'page_image', file);
  const largest = image?.files.at(-1);
  if (!image || !largest) throw invalidInput({ field: 'image', message: 'Choose a picture to upload.' });
  return write(ctx, organizationId, async (tx) => {
    const entityId = await storeImage(tx, image);
    await recordAudit(tx, {
      action: 'page.upload',
      version: null,
      entityType: 'page',
      entityId,
      label: image.originalName,
    });
    return { url: `/uploads/${largest.storageKey}`, width: largest.width, height: largest.height };
  });
}
