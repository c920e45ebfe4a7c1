import { execFile } from 'node:child_process';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { promisify } from 'node:util';
import { FONTS, fontFiles } from './fonts.mjs';
import { root } from './paths.mjs';
import { StepFailed } from './shell.mjs';

/**
 * Writes what is generated from the code: schema.graphql from the resolvers, *.generated.ts from it and the
 * documents of the client and of the package for developers, functions from the catalogue of texts, parts of fonts from
 * their rules. Removes what is no longer
 * generated.
 */
export async function generate() {
  // First, as the operations are checked against it.
  await write('schema.graphql', Buffer.from(await printedSchema()));
  const wanted = await wantedFiles();
  for (const [file, bytes] of wanted) await write(file, bytes);
  for (const file of await presentFiles()) if (!wanted.has(file)) await rm(join(root, file));
}

/** @returns {Promise<string[]>} checked-in files that are not what would be generated, are missing, or are too many */
export async function staleFiles() {
  const wanted = await wantedFiles();
  wanted.set('schema.graphql', Buffer.from(await printedSchema()));
  const stale = [];
  for (const file of new Set([...wanted.keys(), ...(await presentFiles())])) {
    if (!(await isUpToDate(file, wanted.get(file)))) stale.push(file);
  }
  return stale.sort();
}

/** @returns {Promise<Map<string, Buffer>>} all but the schema, by name below the root */
async function wantedFiles() {
  // Not before packages are installed, which checks in a fresh clone begin with.
  const { textModules } = await import('../../client/scripts/text-modules.mjs');
  const texts = [...textModules()].map(([name, text]) => [name, Buffer.from(text)]);
  return new Map([...(await clientModules()), ...(await fontFiles()), ...texts]);
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
  return new Map(outputs.map((output) => [relative(root, resolve(output.filename)), Buffer.from(output.content)]));
}

async function presentFiles() {
  const places = await Promise.all(
    ['client/src', 'server/src/texts', 'sdk/typescript/src'].map(async (place) => {
      const names = await readdir(join(root, place), { recursive: true });
      return names.filter((name) => name.endsWith('.generated.ts')).map((name) => join(place, name));
    }),
  );
  const fonts = await readdir(join(root, FONTS));
  return [...places.flat(), ...fonts.map((name) => join(FONTS, name))];
}

async function write(file, bytes) {
  if (await isUpToDate(file, bytes)) return;
  await mkdir(dirname(join(root, file)), { recursive: true });
  await writeFile(join(root, file), bytes);
}

/** Whether a file has these bytes; without them: whether there is none. */
async function isUpToDate(file, bytes) {
  const present = await readFile(join(root, file)).catch(() => undefined);
  return present === undefined || bytes === undefined ? present === bytes : present.equals(bytes);
}
