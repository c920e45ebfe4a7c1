import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';

/** What every page needs and releases seldom change: one file that browsers keep. What only the admin area uses stays out. */
const FRAMEWORK =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@apollo\/client(?!\/(link\/http|link\/utils|errors\/ServerParse))|rxjs|graphql|@wry|optimism|tslib|@graphql-typed-document-node)\//;
/** The small parts that most public pages share: one file compresses better than fifteen, and is one request. */
const COMMON =
  /client\/src\/(ui\/(Badge|Button|Card|EmptyState|Matchup|PageTitle|Spinner|Table|TableHead|TeamLogo|table-\w+)|lib\/(cn|dates|format-stat|monogram)|app\/(heads|page|paths|site|site-context))\.tsx?$/;
/** And those of pages with filters. */
const FILTERS = /client\/src\/(ui\/(Field|FilterBar|Input|SearchFilter|Select|use-filters)|app\/SeasonFilter)\.tsx?$/;

/** Its package leads bundlers to the build with warnings for developers; this one has none. */
const ROUTER = join(
  dirname(createRequire(import.meta.url).resolve('react-router/package.json')),
  'dist/production/index.mjs',
);

const path = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

/** `vite build` makes the browser's bundles with their manifest; `vite build --ssr` the module that the server renders pages with. */
export default defineConfig(({ isSsrBuild, mode }) => ({
  root: path('.'),
  base: '/assets/',
  publicDir: false as const,
  plugins: [react(), tailwind()],
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
        emptyOutDir: true,
        // One file: the server imports it under a new name after each build, and its parts must not be of two builds.
        rolldownOptions: { output: { codeSplitting: false } },
      }
    : {
        outDir: path('dist/assets'),
        assetsDir: '',
        emptyOutDir: true,
        manifest: 'manifest.json',
        target: 'es2022',
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        rolldownOptions: {
          input: { public: path('src/entry-client.tsx'), admin: path('src/entry-admin.tsx') },
          output: {
            codeSplitting: {
              groups: [
                { name: 'framework', test: FRAMEWORK },
                { name: 'common', test: COMMON },
                { name: 'filters', test: FILTERS },
              ],
            },
          },
        },
      },
}));
