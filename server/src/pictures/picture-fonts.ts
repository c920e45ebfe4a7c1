import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Font } from 'satori';

/** The faces of pages: one for text, the narrow one for names and figures. */
export const TEXT = 'Inter';
export const DISPLAY = 'Archivo Narrow';

/** Letters of names that are there: those of later parts stand in where earlier ones have none. */
const FACES = [
  { name: TEXT, of: 'inter', weight: 500, parts: ['latin', 'latin-ext', 'vietnamese', 'greek', 'cyrillic'] },
  { name: DISPLAY, of: 'archivo-narrow', weight: 700, parts: ['latin', 'latin-ext', 'vietnamese'] },
  // The narrow face has no Greek and no Cyrillic.
  { name: `${DISPLAY} else`, of: 'inter', weight: 700, parts: ['greek', 'cyrillic'] },
] as const;

const require = createRequire(import.meta.url);
let loaded: Promise<Font[]> | null = null;

/** All fonts that pictures are written with, read once for a process. */
export function pictureFonts(): Promise<Font[]> {
  loaded ??= Promise.all(
    FACES.flatMap(({ name, of, weight, parts }) =>
      parts.map(async (part): Promise<Font> => {
        const folder = dirname(require.resolve(`@fontsource/${of}/package.json`));
        const data = await readFile(join(folder, 'files', `${of}-${part}-${weight}-normal.woff`));
        return { name: part === 'latin' ? name : `${name} ${part}`, data, weight, style: 'normal' };
      }),
    ),
  );
  return loaded;
}
