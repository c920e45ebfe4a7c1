import sharp from 'sharp';
import { type AppError, invalidInput } from '../lib/errors.js';
import { openImage, type ReadImage, unreadable } from './read-image.js';

/** One size of an image, as WebP. */
export interface EncodedSize {
  /** Longest side that was asked for: '400'. */
  label: string;
  data: Buffer;
  width: number;
  height: number;
}

/**
 * Decodes an image, once, and encodes it in the sizes that are wanted. Never enlarged: a small image has fewer sizes.
 * @param sides longest sides, ascending
 * @param seconds for all of it
 * @throws 400 for what cannot be decoded, or not in time
 */
export async function encodeSizes(
  image: ReadImage,
  sides: readonly number[],
  field: string,
  seconds: number,
): Promise<EncodedSize[]> {
  const end = performance.now() + seconds * 1000;
  /** Whole seconds that are left: the decoder looks at nothing finer. */
  const left = (): number => {
    const rest = Math.ceil((end - performance.now()) / 1000);
    if (rest <= 0) throw tookTooLong(field);
    return rest;
  };
  const longest = Math.max(image.width, image.height);
  const wanted = sides.filter((_side, index) => index === 0 || sides[index - 1]! < longest);
  const inside = (side: number) => ({ width: side, height: side, fit: 'inside', withoutEnlargement: true }) as const;
  try {
    const { data: pixels, info } = await openImage(image.bytes, left())
      .resize(inside(wanted.at(-1)!))
      .raw()
      .toBuffer({ resolveWithObject: true });
    const encoded: EncodedSize[] = [];
    for (const side of wanted) {
      const resized = sharp(pixels, { raw: info }).timeout({ seconds: left() }).resize(inside(side));
      const { data, info: size } = await resized.webp({ quality: 82 }).toBuffer({ resolveWithObject: true });
      encoded.push({ label: String(side), data, width: size.width, height: size.height });
    }
    return encoded;
  } catch (error) {
    if ((error as Error).message.startsWith('timeout:')) throw tookTooLong(field);
    throw (error as AppError).name === 'AppError' ? error : unreadable(field);
  }
}

function tookTooLong(field: string): AppError {
  return invalidInput({
    field,
    message: 'The image takes too long to read. Save it anew, smaller or as another kind of image, and try again.',
  });
}
