import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { root } from './paths.mjs';
import { must, tool } from './shell.mjs';

const LEFT_OUT = new Set(['node_modules', '.git', 'dist', '.data', '.cache', 'test-results']);

/**
 * Writes what is generated from the code: schema.graphql from the resolvers, *.generated.ts from it and the client's documents.
 * @param {string} [directory] the work tree
 */
export async function generate(directory = root) {
  const env = { ...process.env, OXC_TSCONFIG_PATH: join(directory, 'server/tsconfig.json') };
  const print = ['--import', '@oxc-node/core/register', 'server/src/cli/print-schema.ts'];
  const { stdout } = await promisify(execFile)(process.execPath, print, { cwd: directory, env, maxBuffer: 1e8 });
  await writeFile(join(directory, 'schema.graphql'), stdout);
  if (existsSync(join(directory, 'codegen.yml')))
    await must(tool('graphql-codegen'), ['--config', 'codegen.yml', '--errors-only'], { cwd: directory });
}

/**
 * Generates into a copy of the work tree.
 * @returns {Promise<string[]>} checked-in files that differ from their copy, are missing, or are no longer generated
 */
export async function staleFiles() {
  const copy = await mkdtemp(join(tmpdir(), 'courtbook-generated-'));
  try {
    await cp(root, copy, { recursive: true, filter: (path) => path === root || !LEFT_OUT.has(basename(path)) });
    for (const place of ['', 'server', 'client']) {
      const modules = join(root, place, 'node_modules');
      if (existsSync(modules)) await symlink(modules, join(copy, place, 'node_modules'));
    }
    for (const file of await generatedFiles(copy)) await rm(join(copy, file));
    await generate(copy);
    const stale = [];
    for (const file of new Set([...(await generatedFiles(root)), ...(await generatedFiles(copy))])) {
      if ((await content(join(root, file))) !== (await content(join(copy, file)))) stale.push(file);
    }
    return stale.sort();
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

async function generatedFiles(directory) {
  const entries = await readdir(join(directory, 'client/src'), { recursive: true });
  const documents = entries.filter((name) => name.endsWith('.generated.ts')).map((name) => join('client/src', name));
  return existsSync(join(directory, 'schema.graphql')) ? ['schema.graphql', ...documents] : documents;
}

async function content(file) {
  return readFile(file, 'utf8').catch(() => null);
}
