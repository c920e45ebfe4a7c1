/**
 * The budget of the public site: what a browser loads as JavaScript for one public page, in kB as brotli sends it. Run
 * after a build; ends with status 1 when any page is over it.
 */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';

const BUDGET_KB = 130;
const directory = fileURLToPath(new URL('../dist/assets/', import.meta.url));
const manifest = JSON.parse(await readFile(`${directory}manifest-public.json`, 'utf8'));
const sizes = new Map();

/** All files that an entry of the manifest pulls in without being asked. */
function filesOf(key, found = new Set()) {
  const chunk = manifest[key];
  if (!chunk || found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const imported of chunk.imports ?? []) filesOf(imported, found);
  return found;
}

async function sizeOf(file) {
  if (!sizes.has(file)) sizes.set(file, brotliCompressSync(await readFile(directory + file)).length);
  return sizes.get(file);
}

const ENTRY = 'src/entry-client.tsx';
/** Comes with the pages of organizations that follow the device: the largest page may be one of them. */
const THEME = manifest['src/entry-theme.ts'].file;
const reached = Object.entries(manifest).filter(([, { file }]) => filesOf(ENTRY).has(file));
const pages = [...new Set(reached.flatMap(([, { dynamicImports = [] }]) => dynamicImports))].filter((key) =>
  key.startsWith('src/features/'),
);
let worst = 0;
for (const page of pages) {
  const files = [...filesOf(page, filesOf(ENTRY)), THEME].filter((file) => file.endsWith('.js'));
  const kilobytes = (await Promise.all(files.map(sizeOf))).reduce((sum, size) => sum + size, 0) / 1000;
  worst = Math.max(worst, kilobytes);
  process.stdout.write(`${kilobytes.toFixed(1).padStart(7)} kB  ${page}\n`);
}
process.stdout.write(`${worst.toFixed(1).padStart(7)} kB  the largest public page; the budget is ${BUDGET_KB} kB\n`);
if (pages.length === 0 || worst > BUDGET_KB) process.exitCode = 1;
