import { buffer } from 'node:stream/consumers';
import sharp, { type OutputInfo } from 'sharp';
import type { Config } from '../config.js';
import { uploadStore } from '../uploads/open-store.js';
import { openImage } from '../uploads/read-image.js';
import { isStorageKey } from '../uploads/upload-store.js';

/** A picture's pixels: red, green, blue and alpha of each, row by row. */
export interface Pixels {
  data: Buffer;
  info: OutputInfo;
}

const UPLOADS = '/uploads/';
/** Fainter than this nobody sees it. */
const SEEN_ALPHA = 8;
/** For one step of the decoder; stored logos are small. */
export const MOST_SECONDS = 5;
/** The decoder trims nothing smaller. */
const LEAST_TO_TRIM = 3;

/** The store does not have the logo's file: perhaps it is not there yet, so nothing is to be kept because of it. */
export class LogoMissing extends Error {}

/**
 * An uploaded logo from the store, the only place that is looked at; null when there is none.
 * @throws LogoMissing when its file is not in the store
 */
export async function readLogo(config: Config, logoUrl: string | null): Promise<Pixels | null> {
  const key = logoUrl?.startsWith(UPLOADS) ? logoUrl.slice(UPLOADS.length) : '';
  if (!isStorageKey(key)) return null;
  const file = await uploadStore(config).read(key);
  if (!file) throw new LogoMissing(key);
  const image = openImage(await buffer(file.stream), MOST_SECONDS)
    .toColourspace('srgb')
    .ensureAlpha();
  const pixels = await image.raw().toBuffer({ resolveWithObject: true });
  // What nobody sees has any colour, which would keep it from being trimmed.
  for (let at = 0; at < pixels.data.length; at += 4)
    if (pixels.data[at + 3]! < SEEN_ALPHA) pixels.data.fill(0, at, at + 4);
  return pixels;
}

/** A logo without the plain margin around it. */
export async function trimmed({ data, info }: Pixels): Promise<Pixels> {
  if (Math.min(info.width, info.height) < LEAST_TO_TRIM) return { data, info };
  return sharp(data, { raw: info })
    .timeout({ seconds: MOST_SECONDS })
    .trim({ threshold: 12 })
    .raw()
    .toBuffer({ resolveWithObject: true });
}
