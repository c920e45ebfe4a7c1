import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import Upload from 'graphql-upload/Upload.mjs';
import type { IncomingFile } from '../../lib/upload-scalar.js';

/**
 * What two multipart requests have in common exactly when a retry of the one is the other: their operations, with each
 * file by its place, name, declared type and content. The files can be read again afterwards.
 * @param operations as graphql-upload gives them, uploads standing where files do
 */
export async function uploadDigest(operations: object): Promise<string> {
  const uploads: Upload[] = [];
  const text = JSON.stringify(operations, (_name, value: unknown) => {
    if (!(value instanceof Upload)) return value;
    if (!uploads.includes(value)) uploads.push(value);
    return { file: uploads.indexOf(value) };
  });
  return JSON.stringify([text, ...(await Promise.all(uploads.map(fileDigest)))]);
}

/** A file that does not arrive whole has no digest: its operation will say so, and do nothing. */
async function fileDigest({ promise }: Upload): Promise<unknown[] | null> {
  try {
    const file = (await promise) as IncomingFile & { mimetype: string };
    const hash = createHash('sha256');
    await pipeline(file.createReadStream(), hash);
    return [file.filename, file.mimetype, hash.digest('base64url')];
  } catch {
    return null;
  }
}
