/**
 * What is built of the client: the public site, the admin area and what developers see each for itself, so that nothing
 * that one of them needs weighs on the other, and the module that the server renders pages with. What visitors and
 * administrators load is built once in each language; what has no words in it comes out the same, under the same name.
 */
import { fileURLToPath } from 'node:url';
import { inlineTexts } from './inline-texts.mjs';
import { quietRouter } from './quiet-router.mjs';
import { textDocuments } from './text-documents.mjs';
import { FIRST_LANGUAGE, LANGUAGES } from './texts.mjs';

const path = (name) => fileURLToPath(new URL(`../${name}`, import.meta.url));
const src = (name) => path(`src/${name}`);

export const configFile = fileURLToPath(new URL('../vite.config.ts', import.meta.url));

/** Programs of browsers are of a language: its texts stand in them. The server's module has the functions of all. */
const inTurn = [
  ...LANGUAGES.flatMap((language) => [
    {
      language,
      plugins: [textDocuments],
      build: {
        manifest: `manifest-public-${language}.json`,
        rolldownOptions: {
          input: { public: src('entry-client.tsx'), theme: src('entry-theme.ts'), offline: src('entry-offline.ts') },
        },
      },
    },
    {
      language,
      build: {
        manifest: `manifest-admin-${language}.json`,
        rolldownOptions: { input: { admin: src('entry-admin.tsx') } },
      },
    },
  ]),
  {
    // Written in English, as its guides are.
    language: FIRST_LANGUAGE,
    build: {
      manifest: `manifest-developers-${FIRST_LANGUAGE}.json`,
      // Its editor is one large part, asked for by this page alone.
      chunkSizeWarningLimit: 4000,
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
  },
];

/** Vite's options for each program, in this order: the first one empties the directory that it shares with others. */
export const programs = [
  ...inTurn.map(({ language, plugins = [], build }, index) => ({
    plugins: [quietRouter, inlineTexts(language), ...plugins],
    build: { ...build, emptyOutDir: index === 0 },
  })),
  { build: { ssr: src('entry-server.tsx'), emptyOutDir: true } },
  ...['courtside-worker', 'site-worker'].map((name, index) => ({
    plugins: [inlineTexts(FIRST_LANGUAGE)],
    build: {
      outDir: path('dist/worker'),
      emptyOutDir: index === 0,
      rolldownOptions: {
        input: path(`worker/${name}.ts`),
        output: { format: 'iife', entryFileNames: '[name].js', codeSplitting: false },
      },
    },
  })),
];
