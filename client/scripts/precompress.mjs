/**
 * Writes a brotli and a gzip copy beside every bundle, so that the server never compresses one while somebody waits.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const directory = fileURLToPath(new URL('../dist/assets/', import.meta.url));
const TEXT = new Set(['.js', '.css', '.svg', '.json', '.map']);

for (const name of await readdir(directory)) {
  if (!TEXT.has(extname(name)) || name.startsWith('manifest-')) continue;
  const content = await readFile(directory + name);
  await writeFile(
    `${directory}${name}.br`,
    brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  );
  await writeFile(`${directory}${name}.gz`, gzipSync(content, { level: 9 }));
}
