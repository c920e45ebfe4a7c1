import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { root } from './paths.mjs';
import {
  playwrightCounts,
  playwrightTimes,
  slowest,
  summary,
  vitestCounts,
  vitestTimes,
  withStatus,
} from './test-results.mjs';

async function report(content: unknown): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'courtbook-report-'));
  onTestFinished(() => rm(directory, { recursive: true }));
  const file = join(directory, 'report.json');
  await writeFile(file, JSON.stringify(content));
  return file;
}

test('a file that broke before its tests is one failure', async () => {
  const file = await report({
    numPassedTests: 4,
    numFailedTests: 1,
    testResults: [
      { status: 'passed', assertionResults: [{ status: 'passed' }] },
      { status: 'failed', assertionResults: [{ status: 'failed' }] },
      { status: 'failed', assertionResults: [] },
    ],
  });
  expect(await vitestCounts(file)).toEqual({ passed: 4, failed: 2 });
});

test('a browser test that passed only when repeated has failed', async () => {
  const file = await report({
    stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 0 },
    errors: [{ message: 'no server' }],
  });
  expect(await playwrightCounts(file)).toEqual({ passed: 5, failed: 3 });
});

test('a missing report is a failure', async () => {
  expect(await vitestCounts('/nowhere.json')).toEqual({ passed: 0, failed: 1 });
  expect(await playwrightCounts('/nowhere.json')).toEqual({ passed: 0, failed: 1 });
});

test('a bad exit status is never lost', () => {
  expect(withStatus({ passed: 3, failed: 0 }, 1)).toEqual({ passed: 3, failed: 1 });
  expect(withStatus({ passed: 3, failed: 2 }, 1)).toEqual({ passed: 3, failed: 2 });
  expect(withStatus({ passed: 3, failed: 0 }, 0)).toEqual({ passed: 3, failed: 0 });
});

test('the last line sums all runners; no test at all is no success', () => {
  expect(
    summary([
      { passed: 3, failed: 0 },
      { passed: 2, failed: 0 },
    ]),
  ).toEqual({ line: '5 passed, 0 failed', good: true });
  expect(
    summary([
      { passed: 3, failed: 1 },
      { passed: 2, failed: 0 },
    ]),
  ).toEqual({ line: '5 passed, 1 failed', good: false });
  expect(summary([])).toEqual({ line: '0 passed, 0 failed', good: false });
});

test('the slowest tests of both runners, with what a file does around its tests', async () => {
  const vitest = await report({
    testResults: [
      {
        name: join(root, 'server/src/a.test.ts'),
        startTime: 1000,
        endTime: 4500,
        assertionResults: [{ fullName: 'adds', duration: 2000 }, { fullName: 'skips' }],
      },
    ],
  });
  const playwright = await report({
    suites: [
      {
        specs: [{ file: 'b.e2e.ts', title: 'opens', tests: [{ results: [{ duration: 900 }, { duration: 12_300 }] }] }],
        suites: [{ specs: [{ file: 'b.e2e.ts', title: 'shuts', tests: [{ results: [{ duration: 10 }] }] }] }],
      },
    ],
  });
  const times = [...(await vitestTimes(vitest)), ...(await playwrightTimes(playwright))];
  expect(slowest(times, 3)).toEqual([
    '  13.2 s  b.e2e.ts: opens',
    '   2.0 s  server/src/a.test.ts: adds',
    '   1.5 s  server/src/a.test.ts: (around its tests)',
  ]);
});

test('a missing report has no times', async () => {
  expect([...(await vitestTimes('/nowhere.json')), ...(await playwrightTimes('/nowhere.json'))]).toEqual([]);
});
