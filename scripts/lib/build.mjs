import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint } from './fingerprint.mjs';
import { root } from './paths.mjs';
import { must, tool } from './shell.mjs';

const record = `${root}.cache/build.json`;
const shared = ['package-lock.json', 'tsconfig.base.json', 'scripts/lib/build.mjs'];
const serverSources = [
  ...shared,
  'server/src',
  'server/tsconfig.json',
  'server/tsconfig.build.json',
  'server/package.json',
];
const packageSources = [...shared, 'sdk/typescript'];
const clientSources = [...shared, 'client', 'server/src/domain'];

/**
 * Builds what changed since the last build: server/dist by the compiler, the client's bundles by its own `build`
 * script, and the package for developers as a file to install.
 * @param {{ force?: boolean }} [options] `force` builds everything
 */
export async function build({ force = false } = {}) {
  const last = force ? {} : JSON.parse(await readFile(record, 'utf8').catch(() => '{}'));
  const server = await fingerprint(serverSources);
  if (server !== last.server || !existsSync(`${root}server/dist/main.js`)) {
    console.log('Building the server …');
    await buildServer();
    await remember({ server });
  }
  const packages = await fingerprint(packageSources);
  if (packages !== last.packages || !existsSync(`${root}sdk/typescript/dist/courtbook-client.tgz`)) {
    await packForDevelopers(`${root}sdk/typescript/dist`);
    await remember({ packages });
  }
  const client = await fingerprint(clientSources);
  if (hasClient() && (client !== last.client || !existsSync(`${root}client/dist`))) {
    console.log('Building the client …');
    // It is built in several steps: one that fails leaves behind what belongs to no build.
    await remember({ client: null });
    await must('npm', ['run', 'build', '--silent', '-w', 'client']);
    await writeOperations();
    await remember({ client });
  }
}

async function buildServer() {
  const next = `${root}.cache/server.next`;
  await rm(next, { recursive: true, force: true });
  await must(tool('tsc'), ['-p', 'server/tsconfig.build.json', '--outDir', next]);
  // What the code reads at run time beside itself: operations, templates.
  await cp(`${root}server/src`, next, {
    recursive: true,
    filter: (path) => !/\.tsx?$/.test(path) && path !== join(root, 'server/src/testing'),
  });
  await rm(`${root}server/dist`, { recursive: true, force: true });
  await rename(next, `${root}server/dist`);
}

/**
 * The typed package as programs install it: compiled, with its types and what it says of itself, and nothing of the
 * repository's workspaces.
 * @param {string} directory gets `courtbook-client.tgz`
 */
export async function packForDevelopers(directory) {
  const next = `${directory}.next`;
  await rm(next, { recursive: true, force: true });
  await must(tool('tsc'), ['-p', `${root}sdk/typescript/tsconfig.build.json`, '--outDir', `${next}/dist`]);
  const { private: _private, ...told } = JSON.parse(await readFile(`${root}sdk/typescript/package.json`, 'utf8'));
  const exports = { '.': { types: './dist/index.d.ts', default: './dist/index.js' } };
  await writeFile(`${next}/package.json`, `${JSON.stringify({ ...told, exports, files: ['dist'] }, null, 2)}\n`);
  await cp(`${root}sdk/typescript/README.md`, `${next}/README.md`);
  await must('npm', ['pack', '--silent', '--ignore-scripts', '--pack-destination', next, next], { hear: () => {} });
  await mkdir(directory, { recursive: true });
  await rename(`${next}/${told.name}-${told.version}.tgz`, `${directory}/courtbook-client.tgz`);
  await rm(next, { recursive: true });
}

/** What the client's pages ask, for the server to know it by. */
async function writeOperations() {
  const files = await readdir(`${root}client/src`, { recursive: true });
  const texts = files.filter((file) => file.endsWith('.graphql')).sort();
  const documents = await Promise.all(texts.map((file) => readFile(join(root, 'client/src', file), 'utf8')));
  await writeFile(`${root}client/dist/operations.graphql`, documents.join('\n'));
}

async function remember(part) {
  const known = JSON.parse(await readFile(record, 'utf8').catch(() => '{}'));
  await mkdir(`${root}.cache`, { recursive: true });
  await writeFile(record, `${JSON.stringify({ ...known, ...part })}\n`);
}

function hasClient() {
  return existsSync(`${root}client/vite.config.ts`);
}
