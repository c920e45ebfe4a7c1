import { createHash, randomBytes } from 'node:crypto';
import type { RequestContext } from '../http/context.js';
import { limited } from '../lib/limited.js';
import type { IncomingFile } from '../lib/upload-scalar.js';
import { uploadStore } from './open-store.js';
import { openImage, readFile, recogniseImage, unreadable, type ReadImage } from './read-image.js';
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

/** Decoding takes memory and a core: a burst of uploads waits. */
const oneOfTwo = limited(2);

/**
 * Takes an uploaded image in: reads it within its limit, recognises it by content, encodes it anew as WebP in the sizes of its purpose
 * (which leaves all metadata behind) and puts the files into the store. First of two phases: `storeImage` writes the rows in the
 * caller's transaction; files that never get rows are swept later. Check the policy before.
 * @param field what the caller calls the file, for messages
 * @returns null without a file
 * @throws 400 for what is no image, 413 for too large ones
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
  return oneOfTwo(async () => {
    const image = await recogniseImage(bytes, field);
    const encoded = await encodeSizes(image, sides, field);
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

interface Encoded {
  label: string;
  data: Buffer;
  width: number;
  height: number;
}

/** Never enlarged: a small image has fewer sizes. */
async function encodeSizes(image: ReadImage, sides: readonly number[], field: string): Promise<Encoded[]> {
  const longest = Math.max(image.width, image.height);
  const wanted = sides.filter((_side, index) => index === 0 || sides[index - 1]! < longest);
  try {
    const encoded: Encoded[] = [];
    for (const side of wanted) {
      const resized = openImage(image.bytes).resize({
        width: side,
        height: side,
        fit: 'inside',
        withoutEnlargement: true,
      });
      const { data, info } = await resized.webp({ quality: 82 }).toBuffer({ resolveWithObject: true });
      encoded.push({ label: String(side), data, width: info.width, height: info.height });
    }
    return encoded;
  } catch {
    throw unreadable(field);
  }
}

function shownName(filename: string): string {
  return (
    filename
      .normalize('NFC')
      .replace(/[\p{Cc}\p{Cs}\\/]/gu, '')
      .slice(0, 200) || 'image'
  );
}
