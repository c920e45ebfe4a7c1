import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './paths.mjs';

const SKIPPED = new Set(['node_modules', 'dist', 'e2e', 'test-results', 'testing']);

/**
 * One hash over names and contents of files and folders; test files do not count.
 * @param {string[]} paths relative to the root; missing ones are part of the hash as missing
 */
export async function fingerprint(paths) {
  const hash = createHash('sha256').update(process.version);
  for (const path of paths) await add(hash, path);
  return hash.digest('hex');
}

async function add(hash, path) {
  const absolute = join(root, path);
  if (!existsSync(absolute)) {
    hash.update(`missing ${path}\0`);
    return;
  }
  if (!(await stat(absolute)).isDirectory()) {
    hash.update(`${path}\0`).update(await readFile(absolute));
    return;
  }
  for (const name of (await readdir(absolute)).sort()) {
    if (!SKIPPED.has(name) && !/\.test\.tsx?$/.test(name)) await add(hash, join(path, name));
  }
}
