import { readFile, stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type Language, LANGUAGES } from '../../domain/languages/language.js';
import { clientDirectory } from './client-directory.js';

/** An entry of Vite's manifest. */
interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
  dynamicImports?: string[];
  assets?: string[];
}

/** What a page loads, as addresses on this host. */
export interface PageBundles {
  script: string;
  /** What puts a visitor's choice of light or dark into force before the page is painted; null in the admin area. */
  theme: string | null;
  styles: string[];
  /** Scripts that the first one will ask for: fetched with it. */
  modules: string[];
  /** Scripts of parts of this page that come behind it; a device that keeps the page keeps them, too. */
  behind: string[];
  /** The server has rendered the page: its scripts wait until it is painted. */
  afterPaint: boolean;
  /** Faces that the first paint needs. */
  fonts: string[];
  /** The face of figures in dense tables, for pages that have one. */
  figures: string[];
}

const ENTRIES = {
  public: 'src/entry-client.tsx',
  admin: 'src/entry-admin.tsx',
  explorer: 'src/entry-explorer.tsx',
  portal: 'src/entry-portal.ts',
  offline: 'src/entry-offline.ts',
} as const;
/** By whose build an area is made. */
const MANIFESTS = {
  public: 'public',
  admin: 'admin',
  explorer: 'developers',
  portal: 'developers',
  offline: 'public',
} as const;
/** Parts of the frame around every public page that come behind it. */
const FRAME_PARTS = ['src/app/head-search.tsx'];
const THEME_ENTRY = 'src/entry-theme.ts';
/** The faces' parts that every page has letters of; the others come with such letters. */
const FIRST_FONTS = /(text|display)-latin-(?!ext-)/;
const FIGURES_FONT = /figures-/;
const BASE = '/assets/';

/**
 * What is built for itself: the public pages, the admin area, and for developers their pages and the one at which the
 * graph is tried.
 */
export type Area = keyof typeof ENTRIES;

/** By name: of each area, which is built for itself in each of its languages. */
const manifests = new Map<string, { version: number; chunks: Record<string, Chunk> }>();

/** The bundles of an area in a language, and of one page's module (a path below client/src) in it. */
export async function bundlesOf(area: Area, module: string | null, language: Language): Promise<PageBundles> {
  const chunks = await readManifest(area, language);
  const entry = chunks[ENTRIES[area]];
  if (!entry) throw new Error(`the client's build has no ${ENTRIES[area]}`);
  const keys = new Set<string>();
  collect(chunks, ENTRIES[area], keys);
  const scripts = [...keys];
  const before = new Set(keys);
  // It looks like a page of the site, and does not come alive.
  if (area === 'offline') collect(chunks, ENTRIES.public, keys);
  if (module !== null) collect(chunks, `src/${module}`, keys);
  const all = [...keys].map((key) => chunks[key]!);
  const later = new Set<string>();
  if (area === 'public') for (const part of FRAME_PARTS) collect(chunks, part, later);
  const withParts = (parents: Iterable<string>): void => {
    for (const key of parents) for (const part of chunks[key]!.dynamicImports ?? []) collect(chunks, part, later);
  };
  withParts([...keys].filter((key) => !before.has(key)));
  withParts([...later]);
  const assets = all.flatMap((chunk) => chunk.assets ?? []);
  const unique = (files: string[]): string[] => [...new Set(files)].map((name) => BASE + name);
  return {
    script: BASE + entry.file,
    theme: area === 'admin' ? null : BASE + chunks[THEME_ENTRY]!.file,
    styles: unique(all.flatMap(({ css = [] }) => css)),
    modules: unique(
      (area === 'offline' ? scripts.map((key) => chunks[key]!) : all)
        .map((chunk) => chunk.file)
        .filter((name) => name !== entry.file),
    ),
    behind: area === 'public' ? unique([...later].filter((key) => !keys.has(key)).map((key) => chunks[key]!.file)) : [],
    afterPaint: area === 'public',
    fonts: unique(assets.filter((name) => FIRST_FONTS.test(name))),
    figures: unique(assets.filter((name) => FIGURES_FONT.test(name))),
  };
}

/** Addresses of the script at the head of pages that a device has kept, and of those that it asks for. */
export async function offlineScriptsOf(language: Language): Promise<[script: string, ...imported: string[]]> {
  const { script, modules } = await bundlesOf('offline', null, language);
  return [script, ...modules];
}

/**
 * Everything that a page of the admin area loads and the given modules (paths below client/src) with it, as addresses
 * on this host. @throws when the build has no such module
 */
export async function filesOf(modules: readonly string[], language: Language): Promise<string[]> {
  const chunks = await readManifest('admin', language);
  const found = new Set<string>();
  for (const key of [ENTRIES.admin, ...modules.map((module) => `src/${module}`)]) {
    if (!chunks[key]) throw new Error(`the client's build has no ${key}`);
    collect(chunks, key, found);
  }
  const files = [...found].flatMap((key) => {
    const { file, css = [], assets = [] } = chunks[key]!;
    return [file, ...css, ...assets];
  });
  return [...new Set(files)].map((name) => BASE + name);
}

function collect(chunks: Record<string, Chunk>, key: string, found: Set<string>): void {
  const chunk = chunks[key];
  if (!chunk || found.has(key)) return;
  found.add(key);
  for (const imported of chunk.imports ?? []) collect(chunks, imported, found);
}

async function readManifest(area: Area, language: Language): Promise<Record<string, Chunk>> {
  const build = MANIFESTS[area];
  // What developers read is in one language.
  const name = `manifest-${build}-${build === 'developers' ? LANGUAGES[0] : language}.json`;
  const known = manifests.get(name);
  if (known && process.env.NODE_ENV !== 'development') return known.chunks;
  const file = fileURLToPath(new URL(`assets/${name}`, clientDirectory));
  const { mtimeMs } = await stat(file);
  if (known?.version === mtimeMs) return known.chunks;
  const chunks = JSON.parse(await readFile(file, 'utf8')) as Record<string, Chunk>;
  manifests.set(name, { version: mtimeMs, chunks });
  return chunks;
}
