import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';

const port = process.env.E2E_PORT ?? '4100';

/** Begun first: one of them alone at the end would leave the other cores idle. */
const LONGEST = ['**/whole-season.e2e.ts', '**/crawl.e2e.ts', '**/long-names.e2e.ts'];

/**
 * Browser tests against the built product with its demo data. `npm test` runs them; alone: npx playwright test --config
 * client/playwright.config.ts
 */
export default defineConfig({
  testDir: './e2e',
  projects: [
    { name: 'longest', testMatch: LONGEST },
    { name: 'others', testMatch: '**/*.e2e.ts', testIgnore: LONGEST },
  ],
  outputDir: '../test-results',
  // One picture for all machines; after a change of looks: `--update-snapshots`, and look at each before it is
  // committed.
  snapshotPathTemplate: '{testDir}/screenshots/{arg}{ext}',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // One more than cores (also where there are many: one server answers all of them): a test waits now and then.
  workers: 3,
  // Only what hangs runs into these: no test may depend on how fast the machine is, or what else it does.
  expect: { timeout: 60_000 },
  timeout: 300_000,
  reporter: 'list',
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH || undefined,
      args: [
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
    // Recording costs a fifth of the time: E2E_TRACE=1 for somebody who looks for a cause.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
  },
  webServer: {
    command: `node ${fileURLToPath(new URL('../scripts/e2e-server.mjs', import.meta.url))}`,
    url: `http://127.0.0.1:${port}/readyz`,
    env: { E2E_PORT: port },
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
  },
});
