import { promisify } from 'node:util';
import {
  type BrotliCompress,
  brotliCompress,
  constants,
  createBrotliCompress,
  createGzip,
  type Gzip,
  gzip,
} from 'node:zlib';

/** Content encodings that the server speaks, the better one first. */
export type Encoding = 'br' | 'gzip';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Quick enough to do while a caller waits, and within a tenth of the best size for JSON and HTML. */
const BROTLI_QUALITY = 5;

/** The encoding for an `Accept-Encoding` header; null for none. A quality of 0 refuses. */
export function chooseEncoding(header: string | undefined): Encoding | null {
  if (header === undefined) return null;
  const accepted = new Set(
    header
      .split(',')
      .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
      .map((part) => part.split(';', 1)[0]!.trim().toLowerCase()),
  );
  if (accepted.has('br')) return 'br';
  return accepted.has('gzip') || accepted.has('*') ? 'gzip' : null;
}

/** Compresses a whole body, off the main thread. */
export function encodeBody(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return zip(body);
  return brotli(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  });
}

/** Compresses a body while it comes. */
export function compressor(encoding: Encoding): Gzip | BrotliCompress {
  return encoding === 'gzip'
    ? createGzip()
    : createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } });
}
