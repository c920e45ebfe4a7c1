import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './paths.mjs';

/** @typedef {{ passed: number, failed: number }} Counts */

/**
 * Counts of a vitest JSON report. A file that broke before its tests began counts as one failure.
 * @param {string} file
 * @returns {Promise<Counts>}
 */
export async function vitestCounts(file) {
  const report = await readReport(file);
  if (report === null) return { passed: 0, failed: 1 };
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  );
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length };
}

/**
 * Counts of a Playwright JSON report. A test that passed only when repeated has failed; errors outside of tests count
 * too.
 * @param {string} file
 * @returns {Promise<Counts>}
 */
export async function playwrightCounts(file) {
  const report = await readReport(file);
  if (report === null) return { passed: 0, failed: 1 };
  const { expected, unexpected, flaky } = report.stats;
  return { passed: expected, failed: unexpected + flaky + report.errors.length };
}

/**
 * A runner that ends badly although every test that it counted is good has failed at something around them.
 * @param {Counts} counts
 * @param {number} status the runner's exit status
 */
export function withStatus(counts, status) {
  return status !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

/**
 * The line that ends a test run, and whether the run is good: no failure, and at least one test.
 * @param {Counts[]} parts
 */
export function summary(parts) {
  const passed = parts.reduce((sum, part) => sum + part.passed, 0);
  const failed = parts.reduce((sum, part) => sum + part.failed, 0);
  return { line: `${passed} passed, ${failed} failed`, good: failed === 0 && passed > 0 };
}

/** @typedef {{ name: string, message: string }} Failure */

/**
 * The failed tests of a vitest JSON report, and the files that broke before their tests began.
 * @param {string} file
 * @returns {Promise<Failure[]>}
 */
export async function vitestFailures(file) {
  const report = await readReport(file);
  return (report?.testResults ?? [])
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const file = relative(root, name);
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      return failed.length === 0
        ? [{ name: file, message: message ?? '' }]
        : failed.map(({ fullName, failureMessages }) => ({
            name: `${file}: ${fullName}`,
            message: (failureMessages ?? []).join('\n'),
          }));
    });
}

/**
 * The failed tests of a Playwright JSON report, and its errors outside of tests.
 * @param {string} file
 * @returns {Promise<Failure[]>}
 */
export async function playwrightFailures(file) {
  const report = await readReport(file);
  return [
    ...(report?.suites ?? []).flatMap(failuresOfSuite),
    ...(report?.errors ?? []).map(({ message }) => ({ name: '(outside of tests)', message: message ?? '' })),
  ];
}

function failuresOfSuite({ specs = [], suites = [] }) {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) => ({
        name: `${file}: ${title}`,
        message: results.flatMap(messagesOfResult).join('\n'),
      })),
  );
  return [...own, ...suites.flatMap(failuresOfSuite)];
}

/**
 * All that went wrong in one run of a test: of one that ran out of time the first says that alone, and the next what it
 * was waiting for.
 */
function messagesOfResult({ errors = [] }) {
  return errors.flatMap(({ message }) => message ?? []);
}

/** So many lines of what went wrong are shown of each failed test at the end; the rest stands where it failed. */
const SHOWN_LINES = 12;

/**
 * The failed tests with the beginning of what went wrong, to be read at a log's end.
 * @param {Failure[]} failures
 */
export function failureLines(failures) {
  return failures.flatMap(({ name, message }) => [
    ` FAILED  ${name}`,
    ...stripVTControlCharacters(message)
      .split('\n')
      .filter((line) => line.trim() !== '')
      .slice(0, SHOWN_LINES)
      .map((line) => `         ${line}`),
  ]);
}

/** @typedef {{ name: string, milliseconds: number }} Timed */

/**
 * How long each test of a vitest JSON report took, and what each file did around its tests.
 * @param {string} file
 * @returns {Promise<Timed[]>}
 */
export async function vitestTimes(file) {
  const report = await readReport(file);
  return (report?.testResults ?? []).flatMap(({ name, startTime, endTime, assertionResults }) => {
    const file = relative(root, name);
    const tests = assertionResults.map(({ fullName, duration }) => ({
      name: `${file}: ${fullName}`,
      milliseconds: duration ?? 0,
    }));
    const inTests = tests.reduce((sum, { milliseconds }) => sum + milliseconds, 0);
    return [
      ...tests,
      { name: `${file}: (around its tests)`, milliseconds: Math.max(0, endTime - startTime - inTests) },
    ];
  });
}

/**
 * How long each test of a Playwright JSON report took, its preparation included.
 * @param {string} file
 * @returns {Promise<Timed[]>}
 */
export async function playwrightTimes(file) {
  const report = await readReport(file);
  return (report?.suites ?? []).flatMap(timesOfSuite);
}

function timesOfSuite({ specs = [], suites = [] }) {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests.map(({ results }) => ({
      name: `${file}: ${title}`,
      milliseconds: results.reduce((sum, { duration }) => sum + duration, 0),
    })),
  );
  return [...own, ...suites.flatMap(timesOfSuite)];
}

/**
 * The slowest tests, a line each, the slowest first.
 * @param {Timed[]} times
 * @param {number} count
 */
export function slowest(times, count) {
  const first = times.toSorted((a, b) => b.milliseconds - a.milliseconds).slice(0, count);
  return first.map(({ name, milliseconds }) => `${(milliseconds / 1000).toFixed(1).padStart(6)} s  ${name}`);
}

async function readReport(file) {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    return null;
  }
}
