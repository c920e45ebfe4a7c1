import { t } from '@/texts';

/** The most that a picture may have when it is sent. */
interface Limits {
  readonly maxSizeMB: number;
  readonly maxWidthOrHeight: number;
  /** What it is tried with first, of 1. */
  readonly initialQuality?: number;
}

/** Of a team or a player: 1 MB, 800 px on the longer side (league management, sections 5 and 9). */
const SMALL: Limits = { maxSizeMB: 1, maxWidthOrHeight: 800 };
/**
 * Of a page: as the server keeps it, so that what a phone takes is below its limit, and soon there over a weak network.
 */
const OF_PAGE: Limits = { maxSizeMB: 4, maxWidthOrHeight: 1920, initialQuality: 0.9 };

/** What is said about a file that holds no picture. */
const noImage = () => t.admin.the_file_given_is_not_an_image();

/**
 * Makes a picture of a team or a player small enough to be sent; one that is small already stays as it is.
 * @throws an Error saying 'The file given is not an image', or that it cannot be read
 */
export async function shrinkImage(file: File, limits = SMALL): Promise<File> {
  if (!file.type.startsWith('image/')) throw new Error(noImage());
  const { default: compress } = await import('browser-image-compression');
  // On the page's own thread: the library's worker would fetch its script from a public host.
  const small = await compress(file, { ...limits, maxIteration: 10, useWebWorker: false }).catch((reason: unknown) => {
    throw new Error(
      reason instanceof Error && reason.message === noImage() ? noImage() : t.admin.the_picture_could_not_be_read(),
    );
  });
  return small instanceof File ? small : new File([small], file.name, { type: (small as Blob).type });
}

/**
 * Makes a picture of a page small enough to be sent. One of less than a megabyte is sent as it is, and so is what this
 * browser cannot read: the server says what it takes.
 */
export async function shrinkPageImage(file: File): Promise<File> {
  return file.size < 1024 * 1024 ? file : shrinkImage(file, OF_PAGE).catch(() => file);
}
