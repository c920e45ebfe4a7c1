import { readFile } from 'node:fs/promises';
import { root } from './paths.mjs';
import { must } from './shell.mjs';

/**
 * Installs the packages of package-lock.json unless node_modules holds exactly them. Needs no package itself. Without a
 * lock file (the container's image) nothing is compared.
 * @param {{ withTools?: boolean }} [options] false leaves out what only tests, checks, benchmarks and generators need
 *   (every `devDependencies`), unless they are there already: then they are kept up to date, too
 */
export async function ensureDependencies({ withTools = true } = {}) {
  const wanted = Object.entries(await packagesOf(`${root}package-lock.json`));
  const installed = await packagesOf(`${root}node_modules/.package-lock.json`);
  const needed = wanted.filter(([, entry]) => withTools || !isTool(entry));
  if (needed.every(([path, entry]) => isThere(path, entry, installed))) return;
  const all = withTools || wanted.some(([path, entry]) => entry.dev && installed[path] !== undefined);
  console.log('Installing packages …');
  // Not `npm ci`: it starts by deleting node_modules, which other processes of this work tree may be using, and refuses
  // a lock file that lacks a platform's optional packages because it was written on another one. The set is named
  // because NODE_ENV would choose it otherwise.
  const set = all ? '--include=dev' : '--omit=dev';
  await must('npm', ['install', set, '--no-save', '--no-audit', '--no-fund', '--loglevel=error']);
}

async function packagesOf(file) {
  try {
    return JSON.parse(await readFile(file, 'utf8')).packages;
  } catch {
    return {};
  }
}

function isTool({ dev, devOptional }) {
  return dev === true || devOptional === true;
}

function isThere(path, entry, installed) {
  if (!path.includes('node_modules/')) return true; // the root and the workspaces themselves
  if (installed[path] !== undefined) return entry.link || installed[path].version === entry.version;
  return entry.optional === true || entry.peer === true; // meant for another platform
}
