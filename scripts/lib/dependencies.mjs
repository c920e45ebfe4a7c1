import { readFile } from 'node:fs/promises';
import { root } from './paths.mjs';
import { must } from './shell.mjs';

/**
 * Installs the packages of package-lock.json unless node_modules holds exactly them. Needs no package itself. Without a lock file (the container's
 * image) nothing is compared.
 */
export async function ensureDependencies() {
  const wanted = await packagesOf(`${root}package-lock.json`);
  const installed = await packagesOf(`${root}node_modules/.package-lock.json`);
  if (Object.entries(wanted).every(([path, entry]) => isThere(path, entry, installed))) return;
  console.log('Installing packages …');
  // Not `npm ci`: it starts by deleting node_modules, which other processes of this work tree may be using, and refuses a lock file
  // that lacks a platform's optional packages because it was written on another one.
  await must('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error']);
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
