import { readFile } from 'node:fs/promises';

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
 * Counts of a Playwright JSON report. A test that passed only when repeated has failed; errors outside of tests count too.
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

async function readReport(file) {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    return null;
  }
}
