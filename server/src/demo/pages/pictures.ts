import { Readable } from 'node:stream';
import sharp from 'sharp';
import type { Write } from '../../features/audit/write.service.js';
import type { RequestContext } from '../../context/request-context.js';
import { type PreparedImage, prepareImage } from '../../uploads/image-intake.js';
import { storeImage } from '../../uploads/store-image.js';
import type { UploadPurpose } from '../../uploads/upload.entity.js';
import { drawBanner } from './banner.js';
import { type Palette, SCENES } from './scenes.js';

/** An image that came in like any upload, with what it shows. */
interface PreparedPicture {
  readonly image: PreparedImage;
  readonly alt: string;
}

/** Images of the demo, in the upload store already; their rows are written with the pages. */
export type DemoPictures = Readonly<Record<Illustrated, readonly PreparedPicture[]>> & {
  /** A sponsor's banner. */
  readonly banner: PreparedImage;
};

/** Organizations whose pages have drawings. */
type Illustrated = 'fab' | 'sandbox';

const PALETTES: Readonly<Record<Illustrated, Palette>> = {
  fab: { dark: '#2b1608', mid: '#a3591b', light: '#f0c58c', ball: '#d9691e' },
  sandbox: { dark: '#161c26', mid: '#475569', light: '#cbd5e1', ball: '#c2703d' },
};

/** How many drawings an organization gets. */
const COUNTS = { fab: SCENES.length, sandbox: 3 } as const;

/**
 * Draws the images and takes them in as if they were uploaded; ahead of the transaction, like the hashing of passwords.
 */
export async function preparePictures(ctx: RequestContext): Promise<DemoPictures> {
  const [fab, sandbox, banner] = await Promise.all([
    drawn(ctx, 'fab'),
    drawn(ctx, 'sandbox'),
    prepareDrawing(ctx, 'sponsor_image', 'banner', drawBanner(PALETTES.fab)),
  ]);
  return { fab, sandbox, banner };
}

async function drawn(ctx: RequestContext, slug: Illustrated): Promise<PreparedPicture[]> {
  return Promise.all(
    SCENES.slice(0, COUNTS[slug]).map(async ({ name, alt, draw }) => ({
      image: await prepareDrawing(ctx, 'page_image', name, draw(PALETTES[slug])),
      alt,
    })),
  );
}

async function prepareDrawing(
  ctx: RequestContext,
  purpose: UploadPurpose,
  name: string,
  svg: string,
): Promise<PreparedImage> {
  const png = await sharp(Buffer.from(svg)).png({ compressionLevel: 1 }).toBuffer();
  return (await prepareImage(ctx, purpose, { filename: `${name}.png`, createReadStream: () => Readable.from([png]) }))!;
}

/** A stored image as pages name it: where its largest size up to 960 pixels is, or for the first one its largest. */
export interface PageImage {
  readonly url: string;
  readonly alt: string;
}

/** Writes the images' rows; gives them as pages show them. */
export async function writePictures(write: Write, pictures: readonly PreparedPicture[]): Promise<PageImage[]> {
  const images: PageImage[] = [];
  for (const [index, { image, alt }] of pictures.entries()) {
    await storeImage(write, image);
    const file = index === 0 ? image.files.at(-1) : image.files.findLast(({ label }) => Number(label) <= 960);
    images.push({ url: `/uploads/${file?.storageKey ?? ''}`, alt });
  }
  return images;
}
