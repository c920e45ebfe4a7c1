import { execFile } from 'node:child_process';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { promisify } from 'node:util';
import { root } from './paths.mjs';
import { StepFailed } from './shell.mjs';

/**
 * Writes what is generated from the code: schema.graphql from the resolvers, *.generated.ts from it and the
 * documents of the client and of the package for developers. Removes what is no longer generated.
 */
export async function generate() {
  await write('schema.graphql', await printedSchema());
  const modules = await clientModules();
  for (const [file, text] of modules) await write(file, text);
  for (const file of await presentModules()) if (!modules.has(file)) await rm(join(root, file));
}

/** @returns {Promise<string[]>} checked-in files that are not what would be generated, are missing, or are too many */
export async function staleFiles() {
  const wanted = await clientModules();
  wanted.set('schema.graphql', await printedSchema());
  const stale = [];
  for (const file of new Set([...wanted.keys(), ...(await presentModules())])) {
    if ((await content(file)) !== wanted.get(file)) stale.push(file);
  }
  return stale.sort();
}

async function printedSchema() {
  const env = { ...process.env, OXC_TSCONFIG_PATH: join(root, 'server/tsconfig.json') };
  const print = ['--import', '@oxc-node/core/register', 'server/src/cli/print-schema.ts'];
  const { stdout } = await promisify(execFile)(process.execPath, print, { cwd: root, env, maxBuffer: 1e8 });
  return stdout;
}

/** What graphql-codegen makes of schema.graphql and the documents: by name below the root. */
async function clientModules() {
  process.chdir(root); // it takes every path from there
  const { createContext, generate: run } = await import('@graphql-codegen/cli');
  const context = await createContext({ config: 'codegen.yml', silent: true });
  const outputs = await run(context, false).catch((error) => {
    throw new StepFailed((error.errors ?? [error]).map(({ message }) => message).join('\n'));
  });
  return new Map(outputs.map((output) => [relative(root, resolve(output.filename)), output.content]));
}

async function presentModules() {
  const places = await Promise.all(
    ['client/src', 'sdk/typescript/src'].map(async (place) => {
      const names = await readdir(join(root, place), { recursive: true });
      return names.filter((name) => name.endsWith('.generated.ts')).map((name) => join(place, name));
    }),
  );
  return places.flat();
}

async function write(file, text) {
  if ((await content(file)) === text) return;
  await mkdir(dirname(join(root, file)), { recursive: true });
  await writeFile(join(root, file), text);
}

async function content(file) {
  return readFile(join(root, file), 'utf8').catch(() => undefined);
}
