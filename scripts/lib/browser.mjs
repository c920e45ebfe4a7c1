import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { must, tool } from './shell.mjs';

/** The one without windows first: the same pages cost it a quarter less of the processor. */
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];

/**
 * Finds a Chromium, or installs one: Debian's package when that is possible, otherwise Playwright's own.
 * @returns {Promise<string | undefined>} its path; undefined stands for Playwright's own
 */
export async function ensureBrowser() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const present = onPath();
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
      return onPath();
    } catch (error) {
      console.error(`${error.message}; trying Playwright's own Chromium`);
    }
  }
  await must(tool('playwright'), ['install', 'chromium']);
  return undefined;
}

function onPath() {
  const directories = (process.env.PATH ?? '').split(delimiter);
  return NAMES.flatMap((name) => directories.map((directory) => join(directory, name))).find((path) =>
    existsSync(path),
  );
}
