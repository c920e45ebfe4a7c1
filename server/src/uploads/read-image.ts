import { fileTypeFromBuffer } from 'file-type';
import sharp, { type Sharp } from 'sharp';
import type { IncomingFile } from '../lib/upload-scalar.js';
import { AppError, invalidInput } from '../lib/errors.js';
import { withoutPngTexts } from './without-png-texts.js';

/** Content types that are accepted, as recognised from the content. No SVG: it is a document that can run scripts. */
const ACCEPTED = new Set(['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif']);
/** An image of this many pixels needs 160 MB while it is decoded. */
const MOST_PIXELS = 40_000_000;
/** A line of millions of pixels is cheap to send and costly to scale, however few lines there are. */
const LONGEST_SIDE = 12_000;

/** An upload whose head was read, and that is safe to decode. */
export interface ReadImage {
  bytes: Buffer;
  mime: string;
  /** Pixels as shown, that is after turning as the camera was held. */
  width: number;
  height: number;
}

/** Opens untrusted image bytes: one frame, bounded in pixels and time. */
export function openImage(bytes: Buffer, seconds: number): Sharp {
  return sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error', pages: 1 }).timeout({ seconds }).autoOrient();
}

/** The whole file. @throws 413 as soon as it is larger than allowed */
export async function readFile({ createReadStream }: IncomingFile, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  const stream = createReadStream();
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > maxBytes) {
      stream.destroy();
      throw new AppError('PAYLOAD_TOO_LARGE', `The image is larger than ${Math.floor(maxBytes / (1024 * 1024))} MB.`);
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/**
 * Recognises an image by its content, whatever its name and declared type say. Only its head is read.
 * @param field what the caller calls it
 * @throws 400 for anything that is no such image, or too many pixels in all or along a side
 */
export async function recogniseImage(content: Buffer, field: string): Promise<ReadImage> {
  const type = await fileTypeFromBuffer(content);
  if (!type || !ACCEPTED.has(type.mime)) {
    throw invalidInput({ field, message: 'The file must be a PNG, JPEG, WebP, GIF or AVIF image.' });
  }
  const bytes = type.mime === 'image/png' ? withoutPngTexts(content) : content;
  const { width, height } = await shownSize(bytes, field);
  if (Math.max(width, height) > LONGEST_SIDE || width * height > MOST_PIXELS) {
    const limits = `at most ${LONGEST_SIDE} along each side and ${MOST_PIXELS / 1_000_000} million in all are allowed`;
    throw invalidInput({
      field,
      message: `The image is ${width} x ${height} pixels; ${limits}. Save it smaller and try again.`,
    });
  }
  return { bytes, mime: type.mime, width, height };
}

async function shownSize(bytes: Buffer, field: string): Promise<{ width: number; height: number }> {
  try {
    const { autoOrient } = await sharp(bytes, { limitInputPixels: false, failOn: 'error', pages: 1 })
      .autoOrient()
      .metadata();
    return autoOrient;
  } catch {
    throw unreadable(field);
  }
}

/** 400: the decoder gave up on it. */
export function unreadable(field: string): AppError {
  return invalidInput({ field, message: 'The image cannot be read: it is damaged. Save it anew and try again.' });
}
