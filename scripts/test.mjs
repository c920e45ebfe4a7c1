/**
 * `npm test`: every test, in a browser too, after installing and building what is missing. `npm test -- NAME …`: only
 * the vitest files whose path contains a NAME, without build and browser. Ends with the slowest tests, the failed ones
 * and the line `N passed, N failed`.
 */
import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser } from './lib/browser.mjs';
import { build } from './lib/build.mjs';
import { ensureDependencies } from './lib/dependencies.mjs';
import { root } from './lib/paths.mjs';
import { freePort } from './lib/port.mjs';
import { main, run, StepFailed, tool } from './lib/shell.mjs';
import {
  failureLines,
  playwrightCounts,
  playwrightFailures,
  playwrightTimes,
  slowest,
  summary,
  vitestCounts,
  vitestFailures,
  vitestTimes,
  withStatus,
} from './lib/test-results.mjs';

/** So many of the slowest tests are named at the end. */
const SHOWN_SLOWEST = 20;

async function unitTests(names, report) {
  const args = ['run', ...names, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  // Components are tried in a browser, too; for a few files of other kinds none is installed.
  const status = await run(
    tool('vitest'),
    args,
    names.length > 0 ? {} : { env: { CHROMIUM_PATH: await ensureBrowser(), TEST_BUILT_SERVER: '1' } },
  );
  return withStatus(await vitestCounts(report), status);
}

async function browserTests(report) {
  const env = {
    CHROMIUM_PATH: await ensureBrowser(),
    E2E_PORT: String(await freePort()),
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  };
  const status = await run(
    tool('playwright'),
    ['test', '--config=client/playwright.config.ts', '--reporter=list,json'],
    { env },
  );
  return withStatus(await playwrightCounts(report), status);
}

function hasBrowserTests() {
  const directory = join(root, 'client/e2e');
  return existsSync(directory) && readdirSync(directory, { recursive: true }).some((name) => name.endsWith('.e2e.ts'));
}

await main(async () => {
  const names = process.argv.slice(2);
  const reports = await mkdtemp(join(tmpdir(), 'courtbook-reports-'));
  const parts = [];
  try {
    await ensureDependencies();
    if (names.length === 0) await build();
    parts.push(await unitTests(names, join(reports, 'vitest.json')));
    if (names.length === 0 && hasBrowserTests()) parts.push(await browserTests(join(reports, 'playwright.json')));
  } catch (error) {
    // A step around the tests broke: that is a failure of the run.
    console.error(error instanceof StepFailed ? error.message : error);
    parts.push({ passed: 0, failed: 1 });
  }
  const [vitest, playwright] = [join(reports, 'vitest.json'), join(reports, 'playwright.json')];
  const times = [...(await vitestTimes(vitest)), ...(await playwrightTimes(playwright))];
  const failures = [...(await vitestFailures(vitest)), ...(await playwrightFailures(playwright))];
  await rm(reports, { recursive: true, force: true });
  console.log(['The slowest tests:', ...slowest(times, SHOWN_SLOWEST)].join('\n'));
  // Once more at the end, where a long log is read first.
  if (failures.length > 0) console.log(failureLines(failures).join('\n'));
  const { line, good } = summary(parts);
  if (!good) process.exitCode = 1;
  console.log(line);
});
