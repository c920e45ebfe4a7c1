import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { must, tool } from './shell.mjs';

/** The one without windows first: the same pages cost it a quarter less of the processor. */
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];

/**
 * Finds a Chromium, or installs one: Debian's package when that is possible, otherwise Playwright's own.
 * @returns {Promise<string>} its path
 */
export async function ensureBrowser() {
  const present = findBrowser();
  if (present !== undefined) return present;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    try {
      console.log('Installing Chromium …');
      const env = { DEBIAN_FRONTEND: 'noninteractive' };
      await must('apt-get', ['update', '-qq'], { env });
      await must(
        'apt-get',
        ['install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell', 'fonts-liberation'],
        { env },
      );
      const installed = findBrowser();
      if (installed !== undefined) return installed;
    } catch (error) {
      console.error(`${error.message}; trying Playwright's own Chromium`);
    }
  }
  await must(tool('playwright'), ['install', 'chromium']);
  // Only now: before the dependencies are installed there is none.
  const { chromium } = await import('playwright');
  return chromium.executablePath();
}

/**
 * The Chromium that `CHROMIUM_PATH` names, or one on the path.
 * @returns {string | undefined}
 */
export function findBrowser() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const directories = (process.env.PATH ?? '').split(delimiter);
  return NAMES.flatMap((name) => directories.map((directory) => join(directory, name))).find((path) =>
    existsSync(path),
  );
}
