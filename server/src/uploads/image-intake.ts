import { createHash, randomBytes } from 'node:crypto';
import type { RequestContext } from '../context/request-context.js';
import type { IncomingFile } from '../lib/upload-scalar.js';
import { encodeSizes } from './encode-sizes.js';
import { imageQueue } from './image-queue.js';
import { uploadStore } from './open-store.js';
import { readFile, recogniseImage } from './read-image.js';
import { UPLOAD_PURPOSES } from './upload-purposes.js';
import type { UploadPurpose } from './upload.entity.js';

/** One file of an image, in the store already. */
export interface PreparedFile {
  /** Longest side that was asked for: '400'. */
  label: string;
  width: number;
  height: number;
  mime: string;
  byteLength: number;
  storageKey: string;
}

/** An image whose files are in the store and whose rows are not written yet. */
export interface PreparedImage {
  purpose: UploadPurpose;
  originalName: string;
  mime: string;
  sha256: string;
  width: number;
  height: number;
  files: PreparedFile[];
}

/** For reading one image and making all of its sizes. */
const MOST_SECONDS = 10;

/**
 * Takes an uploaded image in: reads it within its limit, recognises it by content, encodes it anew as WebP in the sizes
 * of its purpose (which leaves all metadata behind) and puts the files into the store. First of two phases:
 * `storeImage` writes the rows in the caller's transaction; files that never get rows are swept later. Check the policy
 * before.
 * @param field what the caller calls the file, for messages
 * @returns null without a file
 * @throws 400 for what is no image, has too many pixels or takes too long, 413 for too large files, 429 when too many
 *   wait
 */
export async function prepareImage(
  ctx: RequestContext,
  purpose: UploadPurpose,
  file: Promise<IncomingFile> | IncomingFile | null | undefined,
  field = purpose === 'logo' || purpose === 'team_logo' ? 'logo' : 'image',
): Promise<PreparedImage | null> {
  const incoming = await file;
  if (!incoming) return null;
  const { maxBytes, sides } = UPLOAD_PURPOSES[purpose];
  const bytes = await readFile(incoming, maxBytes);
  return imageQueue.run(ctx.actor?.organizationId ?? ctx.tenant?.id ?? null, async () => {
    const image = await recogniseImage(bytes, field);
    const encoded = await encodeSizes(image, sides, field, MOST_SECONDS);
    const store = uploadStore(ctx.services.config);
    const base = randomBytes(18).toString('base64url');
    const files = await Promise.all(
      encoded.map(async ({ label, data, width, height }) => {
        const storageKey = `${base}-${label}.webp`;
        await store.put(storageKey, data, 'image/webp');
        return { label, width, height, mime: 'image/webp', byteLength: data.length, storageKey };
      }),
    );
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    return {
      purpose,
      originalName: shownName(incoming.filename),
      mime: image.mime,
      sha256,
      width: image.width,
      height: image.height,
      files,
    };
  });
}

function shownName(filename: string): string {
  return (
    filename
      .normalize('NFC')
      .replace(/[\p{Cc}\p{Cs}\\/]/gu, '')
      .slice(0, 200) || 'image'
  );
}
