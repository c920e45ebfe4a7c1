import type { Write } from '../features/audit/write.service.js';
import type { PreparedImage } from './image-intake.js';
import { UploadSizeEntity } from './upload-size.entity.js';
import { UploadEntity } from './upload.entity.js';

/**
 * Second phase of an upload: writes the rows of a prepared image in the caller's transaction. Returns the upload's id.
 */
export async function storeImage(tx: Write, { files, ...image }: PreparedImage): Promise<number> {
  const { manager, organizationId } = tx;
  const upload = manager.create(UploadEntity, { ...image, organizationId, createdAt: tx.now, createdBy: tx.author.id });
  await manager.insert(UploadEntity, upload);
  await manager.insert(
    UploadSizeEntity,
    files.map((file) => ({ ...file, organizationId, uploadId: upload.id })),
  );
  return upload.id;
}
