import { t } from '@/texts';

/**
 * The most that a picture may have when it is sent: 1 MB, 800 px on the longer side (league management, sections 5 and
 * 9).
 */
const LIMITS = { maxSizeMB: 1, maxWidthOrHeight: 800, maxIteration: 10 } as const;

/** What is said about a file that holds no picture. */
const noImage = () => t.admin.the_file_given_is_not_an_image();

/**
 * Makes a picture small enough to be sent; one that is small already stays as it is.
 * @throws an Error saying 'The file given is not an image', or why it cannot be read
 */
export async function shrinkImage(file: File): Promise<File> {
  if (!file.type.startsWith('image/')) throw new Error(noImage());
  const { default: compress } = await import('browser-image-compression');
  // On the page's own thread: the library's worker would fetch its script from a public host.
  const small = await compress(file, { ...LIMITS, useWebWorker: false }).catch((reason: unknown) => {
    throw reason instanceof Error && reason.message === noImage() ? reason : new Error('This picture cannot be read.');
  });
  return small instanceof File ? small : new File([small], file.name, { type: (small as Blob).type });
}
