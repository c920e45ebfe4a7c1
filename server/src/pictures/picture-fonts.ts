import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Font } from 'satori';

/** The faces of pages: one for text, the narrow one for names and figures. */
export const TEXT = 'Inter';
export const DISPLAY = 'Archivo Narrow';

const require = createRequire(import.meta.url);
const INTER = join(dirname(require.resolve('@fontsource/inter/package.json')), 'files', 'inter');
const ARCHIVO = join(dirname(require.resolve('@fontsource/archivo-narrow/package.json')), 'files', 'archivo-narrow');

/** Letters of names that are there: those of later parts stand in where earlier ones have none. */
const FACES = [
  { name: TEXT, files: INTER, weight: 500, parts: ['latin', 'latin-ext', 'vietnamese', 'greek', 'cyrillic'] },
  { name: DISPLAY, files: ARCHIVO, weight: 700, parts: ['latin', 'latin-ext', 'vietnamese'] },
  // The narrow face has no Greek and no Cyrillic.
  { name: `${DISPLAY} else`, files: INTER, weight: 700, parts: ['greek', 'cyrillic'] },
] as const;

let loaded: Promise<Font[]> | null = null;

/** All fonts that pictures are written with, read once for a process. */
export function pictureFonts(): Promise<Font[]> {
  loaded ??= Promise.all(
    FACES.flatMap(({ name, files, weight, parts }) =>
      parts.map(async (part): Promise<Font> => ({
        name: part === 'latin' ? name : `${name} ${part}`,
        data: await readFile(`${files}-${part}-${weight}-normal.woff`),
        weight,
        style: 'normal',
      })),
    ),
  );
  return loaded;
}
