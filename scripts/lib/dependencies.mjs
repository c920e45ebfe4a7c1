import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { root } from './paths.mjs';
import { must } from './shell.mjs';

/** Installs the packages of package-lock.json unless node_modules holds exactly them. Needs no package itself. */
export async function ensureDependencies() {
  const wanted = await packagesOf(`${root}package-lock.json`);
  const installed = await packagesOf(`${root}node_modules/.package-lock.json`);
  if (Object.entries(wanted).every(([path, entry]) => isThere(path, entry, installed))) return;
  console.log('Installing packages …');
  // `npm ci` is exact but starts by deleting node_modules, which other processes of this work tree may be using.
  await must('npm', [existsSync(`${root}node_modules`) ? 'install' : 'ci', '--no-audit', '--no-fund']);
}

async function packagesOf(file) {
  try {
    return JSON.parse(await readFile(file, 'utf8')).packages;
  } catch {
    return {};
  }
}

function isThere(path, entry, installed) {
  if (!path.includes('node_modules/')) return true; // the root and the workspaces themselves
  if (installed[path] !== undefined) return entry.link || installed[path].version === entry.version;
  return entry.optional === true || entry.peer === true; // meant for another platform
}
