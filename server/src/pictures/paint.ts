import sharp from 'sharp';

/** Seconds that painting one may take. */
const MOST_SECONDS = 5;
/** Of a group that is both masked and clipped the mask. */
const MASKED = / mask="url\(#satori_om-[^"]*\)" clip-path=/gu;
/** The masks that Satori makes for each box, most of which nothing uses. */
const MASKS = /<mask id="satori_om-.*?<\/mask>/gsu;

/** An SVG as PNG. */
export function paint(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).timeout({ seconds: MOST_SECONDS }).png().toBuffer();
}

/**
 * The same picture without what hides twice: of a line that may be too long Satori makes a mask beside the clip path of
 * the same rectangle. A mask is painted on a layer of its own, and most of a picture's time went into them (`npm run
 * bench -- pictures`).
 */
export function withoutMasks(svg: string): string {
  return svg.replaceAll(MASKED, ' clip-path=').replaceAll(MASKS, '');
}
