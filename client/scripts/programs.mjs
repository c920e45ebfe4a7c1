/**
 * What is built of the client: the public site, the admin area and what developers see each for itself, so that nothing that one of them
 * needs weighs on the other, and the module that the server renders pages with.
 */
import { fileURLToPath } from 'node:url';
import { inlineTexts } from './inline-texts.mjs';
import { FIRST_LANGUAGE } from './texts.mjs';

const path = (name) => fileURLToPath(new URL(`../${name}`, import.meta.url));
const src = (name) => path(`src/${name}`);

export const configFile = fileURLToPath(new URL('../vite.config.ts', import.meta.url));

/** Options of Vite's `build`, in this order: the first one empties the directory that it shares with the second. */
export const programs = [
  {
    manifest: 'manifest-public.json',
    emptyOutDir: true,
    rolldownOptions: { input: { public: src('entry-client.tsx'), theme: src('entry-theme.ts') } },
  },
  {
    manifest: 'manifest-admin.json',
    emptyOutDir: false,
    rolldownOptions: { input: { admin: src('entry-admin.tsx') } },
  },
  {
    manifest: 'manifest-developers.json',
    // Its editor is one large part, asked for by this page alone.
    chunkSizeWarningLimit: 4000,
    emptyOutDir: false,
    rolldownOptions: {
      input: {
        explorer: src('entry-explorer.tsx'),
        portal: src('entry-portal.ts'),
        theme: src('entry-theme.ts'),
      },
      // Said of a package that is compiled already.
      onwarn: (warning, warn) => warning.code === 'MODULE_LEVEL_DIRECTIVE' || warn(warning),
    },
  },
  { ssr: src('entry-server.tsx'), emptyOutDir: true },
  {
    outDir: path('dist/worker'),
    emptyOutDir: true,
    rolldownOptions: {
      input: path('worker/courtside-worker.ts'),
      output: { format: 'iife', entryFileNames: '[name].js', codeSplitting: false },
    },
  },
];

/** Bundles of browsers have the texts of one language in them; the server's has their functions. */
export const pluginsOf = ({ ssr }) => (ssr ? [] : [inlineTexts(FIRST_LANGUAGE)]);
