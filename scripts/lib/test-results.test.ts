import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { root } from './paths.mjs';
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

test('failed tests are told at the end, with the beginning of what went wrong', async () => {
  const vitest = await report({
    testResults: [
      {
        name: join(root, 'server/src/a.test.ts'),
        status: 'failed',
        assertionResults: [
          { fullName: 'adds', status: 'passed', failureMessages: [] },
          {
            fullName: 'takes',
            status: 'failed',
            failureMessages: ['\u001b[31mexpected 2 to be 3\u001b[0m\n\n    at a.ts:1'],
          },
        ],
      },
      { name: join(root, 'server/src/b.test.ts'), status: 'failed', message: 'no such module', assertionResults: [] },
      { name: join(root, 'server/src/c.test.ts'), status: 'passed', message: '', assertionResults: [] },
    ],
  });
  const playwright = await report({
    suites: [
      {
        specs: [
          {
            file: 'd.e2e.ts',
            title: 'opens',
            tests: [
              { status: 'unexpected', results: [{ errors: [{ message: 'out of time' }, { message: 'no button' }] }] },
            ],
          },
          { file: 'd.e2e.ts', title: 'shuts', tests: [{ status: 'expected', results: [{}] }] },
        ],
      },
    ],
    errors: [{ message: 'no server' }],
  });
  expect(failureLines([...(await vitestFailures(vitest)), ...(await playwrightFailures(playwright))])).toEqual([
    ' FAILED  server/src/a.test.ts: takes',
    '         expected 2 to be 3',
    '             at a.ts:1',
    ' FAILED  server/src/b.test.ts',
    '         no such module',
    ' FAILED  d.e2e.ts: opens',
    '         out of time',
    '         no button',
    ' FAILED  (outside of tests)',
    '         no server',
  ]);
  const long = failureLines([{ name: 'x', message: Array.from({ length: 40 }, (_, n) => `line ${n}`).join('\n') }]);
  expect([long.length, long.at(-1)]).toEqual([13, '         line 11']);
  expect([...(await vitestFailures('/nowhere.json')), ...(await playwrightFailures('/nowhere.json'))]).toEqual([]);
});
