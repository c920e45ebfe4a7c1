/**
 * Writes a brotli and a gzip copy beside every bundle, so that the server never compresses one while somebody waits.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const directory = fileURLToPath(new URL('../dist/assets/', import.meta.url));
const TEXT = new Set(['.js', '.css', '.svg', '.json', '.map']);
const BEST = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };

/** All at once: each is packed by a thread of its own, as many at a time as there are threads. */
await Promise.all(
  (await readdir(directory))
    .filter((name) => TEXT.has(extname(name)) && !name.startsWith('manifest-'))
    .map(async (name) => {
      const content = await readFile(directory + name);
      await writeFile(`${directory}${name}.br`, await promisify(brotliCompress)(content, BEST));
      await writeFile(`${directory}${name}.gz`, await promisify(gzip)(content, { level: 9 }));
    }),
);
