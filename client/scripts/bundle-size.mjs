/**
 * The budget of the public site: what a browser loads as JavaScript for one public page, in kB as brotli sends it, in
 * each language. Run after a build; ends with status 1 when any page is over it.
 */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { LANGUAGES } from './texts.mjs';

const BUDGET_KB = 90;
const ENTRY = 'src/entry-client.tsx';
const directory = fileURLToPath(new URL('../dist/assets/', import.meta.url));
const sizes = new Map();

/** All files that an entry of the manifest pulls in without being asked. */
function filesOf(manifest, key, found = new Set()) {
  const chunk = manifest[key];
  if (!chunk || found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const imported of chunk.imports ?? []) filesOf(manifest, imported, found);
  return found;
}

async function sizeOf(file) {
  if (!sizes.has(file)) sizes.set(file, brotliCompressSync(await readFile(directory + file)).length);
  return sizes.get(file);
}

/** @returns {Promise<Map<string, number>>} kB by page */
async function pagesIn(language) {
  const manifest = JSON.parse(await readFile(`${directory}manifest-public-${language}.json`, 'utf8'));
  // Comes with the pages of organizations that follow the device: the largest page may be one of them.
  const theme = manifest['src/entry-theme.ts'].file;
  const reached = Object.values(manifest).filter(({ file }) => filesOf(manifest, ENTRY).has(file));
  const pages = [...new Set(reached.flatMap(({ dynamicImports = [] }) => dynamicImports))].filter((key) =>
    key.startsWith('src/features/'),
  );
  const weights = new Map();
  for (const page of pages) {
    const files = [...filesOf(manifest, page, filesOf(manifest, ENTRY)), theme].filter((file) => file.endsWith('.js'));
    weights.set(page, (await Promise.all(files.map(sizeOf))).reduce((sum, size) => sum + size, 0) / 1000);
  }
  return weights;
}

const weights = await Promise.all(LANGUAGES.map(pagesIn));
for (const page of weights[0].keys())
  process.stdout.write(`${weights.map((of) => of.get(page).toFixed(1).padStart(7)).join('')} kB  ${page}\n`);
const worst = Math.max(...weights.flatMap((of) => [...of.values()]));
process.stdout.write(
  `${worst.toFixed(1).padStart(7)} kB  the largest public page (${LANGUAGES.join(', ')}); the budget is ${BUDGET_KB} kB\n`,
);
if (weights.some((of) => of.size === 0) || worst > BUDGET_KB) process.exitCode = 1;
