import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type UserConfig } from 'vite';

const path = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

/** What every page needs and releases seldom change: one file that browsers keep. */
const FRAMEWORK = /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\//;
/** What public pages load only once somebody does something at them, and the admin area at once. */
const APOLLO = /node_modules\/(@apollo\/client|rxjs|graphql|@wry|optimism|tslib|@graphql-typed-document-node)\//;
/** The small parts that most public pages share: one file compresses better than fifteen, and is one request. */
const COMMON = sources(
  ...['badge', 'button', 'card', 'empty-state', 'matchup', 'page-title', 'spinner', 'team-logo'].map(of('ui')),
  ...['table', 'table-column', 'table-head', 'table-sort'].map(of('ui')),
  ...['cn', 'dates', 'format-stat'].map(of('lib')),
  'texts/language',
  ...['heads', 'page', 'paths', 'site', 'site-context'].map(of('app')),
);
/** And those of pages with filters. */
const FILTERS = sources(
  ...['field', 'filter-bar', 'input', 'search-filter', 'select', 'use-filters'].map(of('ui')),
  'app/season-filter',
);

/** And what lists of games say of each. */
const GAMES = sources(
  ...['game-result', 'live-badge', 'rescheduled-note', 'rescheduled-text', 'shown-scores'].map(of('app/games')),
  'lib/status-words',
);

/** Its package leads bundlers to the build with warnings for developers; this one has none. */
const ROUTER = join(
  dirname(createRequire(import.meta.url).resolve('react-router/package.json')),
  'dist/production/index.mjs',
);

/**
 * Matches these modules of src. A name that no file has any more stops the build: its parts would come apart unseen.
 */
function sources(...names: string[]): RegExp {
  const gone = names.filter((name) => !['.ts', '.tsx'].some((ending) => existsSync(path(`src/${name}${ending}`))));
  if (gone.length > 0) throw new Error(`vite.config.ts names modules that are gone: ${gone.join(', ')}`);
  return new RegExp(`client/src/(${names.join('|')})\\.tsx?$`);
}

function of(folder: string): (name: string) => string {
  return (name) => `${folder}/${name}`;
}

/** Instead of graphql's printer, one for operations alone. The explorer prints values and types, too. */
const shortPrinter = {
  name: 'short-printer',
  enforce: 'pre' as const,
  apply: ({ build }: UserConfig) => !String(build?.manifest).startsWith('manifest-developers'),
  resolveId: (source: string, importer?: string) =>
    source.endsWith('/printer.mjs') && importer?.endsWith('node_modules/graphql/language/index.mjs')
      ? path('src/graphql/print.ts')
      : null,
};

/** For each of the builds that scripts/programs.mjs names. */
export default defineConfig(({ isSsrBuild, mode }) => ({
  root: path('.'),
  base: '/assets/',
  publicDir: false as const,
  plugins: [react(), tailwind(), ...(isSsrBuild ? [] : [shortPrinter])],
  resolve: {
    // rxjs in the language that browsers speak today, not translated to that of 2009.
    ...(!isSsrBuild && { conditions: ['es2015', ...defaultClientConditions] }),
    alias: [
      { find: '@domain', replacement: path('../server/src/domain') },
      { find: '@', replacement: path('./src') },
      ...(isSsrBuild || mode !== 'production' ? [] : [{ find: /^react-router$/, replacement: ROUTER }]),
    ],
  },
  ssr: { noExternal: true as const },
  define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
  build: isSsrBuild
    ? {
        outDir: path('dist/server'),
        // One file: the server imports it under a new name after each build, and its parts must not be of two builds.
        rolldownOptions: { output: { codeSplitting: false } },
      }
    : {
        outDir: path('dist/assets'),
        assetsDir: '',
        target: 'es2022',
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        rolldownOptions: {
          output: {
            // Without names: every page loads the list of all parts, in which they would weigh half a kilobyte. The
            // manifests say what is in which.
            chunkFileNames: '[hash].js',
            codeSplitting: {
              groups: [
                { name: 'framework', test: FRAMEWORK },
                { name: 'common', test: COMMON },
                { name: 'filters', test: FILTERS },
                { name: 'games', test: GAMES },
                // Last, so that what it shares with pages is not drawn into it.
                { name: 'apollo', test: APOLLO },
              ],
            },
          },
        },
      },
}));
