import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import tailwind from '@tailwindcss/vite';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { findBrowser } from './scripts/lib/browser.mjs';

const require = createRequire(import.meta.url);
const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));

/** One copy of graphql for everybody: its `import` and `require` builds refuse each other's types. */
const graphql = { find: /^graphql$/, replacement: require.resolve('graphql/index.js') };

/** Only what hangs runs into these: no test may depend on how fast the machine is, or what else it does. */
const patience = { testTimeout: 900_000, hookTimeout: 600_000, expect: { poll: { timeout: 300_000 } } };

/**
 * A file begins with the modules that the files before it have loaded (the graph's alone take two seconds), so nothing
 * may be left changed in them at a file's end.
 */
const shared = { isolate: false };

/** Tests of components in a real browser, for logic that depends on keys, focus or the moment. */
const COMPONENTS = 'client/src/**/*.component.test.tsx';

/** Where components are tried; without a browser on the machine they are not (`npm test` installs one). */
const executablePath = findBrowser();

/** What the client's modules are found by. */
const client = {
  oxc: { jsx: { runtime: 'automatic' as const } },
  resolve: {
    alias: [
      graphql,
      { find: '@domain', replacement: path('server/src/domain') },
      { find: '@', replacement: path('client/src') },
    ],
  },
};

export default defineConfig({
  test: {
    ...shared,
    // One more than cores: much of a test is PostgreSQL's work or a wait, beside which another worker gets on.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        // TypeORM and TypeGraphQL read the types that the compiler leaves behind beside each decorator.
        oxc: { decorator: { legacy: true, emitDecoratorMetadata: true } },
        resolve: { alias: [graphql] },
        test: {
          name: 'server',
          root: path('.'),
          include: ['server/src/**/*.test.ts', 'sdk/**/*.test.ts', 'scripts/**/*.test.ts', 'bench/**/*.test.ts'],
          exclude: ['**/node_modules/**', 'scripts/lint/fixtures/**'],
          environment: 'node',
          setupFiles: [path('server/src/testing/setup.ts')],
          globalSetup: [path('server/src/testing/global-setup.ts')],
          ...patience,
          ...shared,
        },
      },
      {
        ...client,
        test: {
          name: 'client',
          root: path('.'),
          include: ['client/{src,worker}/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', COMPONENTS],
          environment: 'node',
          ...patience,
          ...shared,
        },
      },
      ...(executablePath === undefined
        ? []
        : [
            {
              ...client,
              plugins: [tailwind()],
              // Found before the first test: a package that came up within one would load the page anew under it.
              optimizeDeps: {
                entries: [path(COMPONENTS)],
                include: [
                  'graphql',
                  'react/jsx-dev-runtime',
                  'react-dom',
                  'react-dom/client',
                  'react-dom/server',
                  'vitest-browser-react',
                ],
              },
              test: {
                name: 'components',
                root: path('.'),
                setupFiles: [path('client/src/styles/index.css')],
                include: [COMPONENTS],
                browser: {
                  enabled: true,
                  headless: true,
                  screenshotFailures: false,
                  provider: playwright({
                    launchOptions: { executablePath, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] },
                  }),
                  instances: [{ browser: 'chromium' as const }],
                },
                ...patience,
                // What one test has rendered is taken away before the next by the module that renders: once for each
                // file.
                isolate: true,
              },
            },
          ]),
    ],
  },
});
