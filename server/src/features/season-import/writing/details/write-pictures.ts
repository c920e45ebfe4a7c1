import { Readable } from 'node:stream';
import type { IncomingFile } from '../../../../lib/upload-scalar.js';
import type { PreparedImage } from '../../../../uploads/image-intake.js';
import { storeImage } from '../../../../uploads/store-image.js';
import type { ImportScope } from '../../import-scope.js';

/** Takes a picture in as any upload is; null when pictures are not wanted, as in a try. */
export type PictureIntake = (
  purpose: 'team_logo' | 'player_image' | 'sponsor_image',
  file: IncomingFile,
) => Promise<PreparedImage | null>;

/** A picture of the archive that a row is to have. */
export interface WantedPicture {
  readonly name: string;
  readonly purpose: Parameters<PictureIntake>[0];
  readonly table: 'teams' | 'players';
  readonly column: 'logo_upload_id' | 'image_upload_id' | 'sponsor_upload_id';
  readonly id: number;
}

/**
 * Stores the pictures of new teams and players, one after the other. What is no picture was refused when the files were
 * read.
 */
export async function writePictures(
  { write, season, signal }: ImportScope,
  wanted: readonly WantedPicture[],
  intake: PictureIntake,
): Promise<void> {
  const stored = new Map<string, number>();
  for (const { name, purpose, table, column, id } of wanted) {
    signal?.throwIfAborted();
    const key = `${purpose} ${name}`;
    const uploadId = stored.get(key) ?? (await store(name, purpose));
    if (uploadId === null) continue;
    stored.set(key, uploadId);
    await write.manager.query(`UPDATE ${table} SET ${column} = $3 WHERE organization_id = $1 AND id = $2`, [
      write.organizationId,
      id,
      uploadId,
    ]);
  }

  async function store(name: string, purpose: WantedPicture['purpose']): Promise<number | null> {
    const bytes = await season.details.picture(name);
    const image =
      bytes &&
      (await intake(purpose, {
        filename: name.replace('pictures/', ''),
        createReadStream: () => Readable.from([bytes], { objectMode: false }),
      }));
    return image && storeImage(write, image);
  }
}
