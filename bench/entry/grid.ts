import { type CDPSession, chromium, type Page } from 'playwright';
import { ensureBrowser } from '../../scripts/lib/browser.mjs';
import { ROOT } from '../lib/paths.js';
import type { Caller } from './caller.js';

const VALUES_OF_A_ROW = 16;
/** Between two keys: somebody who types quickly. */
const PAUSE_MS = 80;

/** A key, as `measure-keys.mjs` saw it in the page. */
export interface MeasuredKey {
  readonly key: string;
  /** Milliseconds until a task after the next frame's callbacks. */
  readonly toFrame: number | null;
  /** Milliseconds until the paint by the browser's own measure, in steps of 8; null below 16. */
  readonly byBrowser: number | null;
}

/** Evaluated in the page. */
const TYPED = `({
  size: document.querySelectorAll('[data-row]').length + ' players x ' +
    document.querySelector('[role=grid] thead tr').querySelectorAll('[title]').length + ' columns',
  keys: [...window.measuredKeys.values()],
})`;

/** What is measured in a grid. */
export interface TypedGrid {
  /** '30 players x 22 columns'. */
  readonly size: string;
  readonly keys: readonly MeasuredKey[];
  /**
   * For each key, CPU milliseconds of the page's main thread until the next one: all that it did, saving and drawing,
   * too.
   */
  readonly cpu: readonly number[];
}

/** A browser in which somebody is signed in. */
export interface GridBrowser {
  /**
   * Types rows of values into a game's grid: each cell gets two digits, and is left by Tab, which saves it; what is
   * saved is read again meanwhile.
   * @param slower how many times slower the page's processor is made
   */
  type(gameId: string, rows: number, slower: number): Promise<TypedGrid>;
  close(): Promise<void>;
}

/** Starts the browser for a server. */
export async function openGridBrowser(port: number, caller: Caller): Promise<GridBrowser> {
  const executablePath = await ensureBrowser();
  const browser = await chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  const origin = `http://127.0.0.1:${port}`;
  const context = await browser.newContext({ viewport: { width: 1600, height: 1000 } });
  await context.addCookies(caller.cookies.map(([name, value]) => ({ name, value, url: origin })));
  await context.addInitScript("localStorage.setItem('hidden-statistics', '1')");
  await context.addInitScript({ path: `${ROOT}bench/entry/measure-keys.mjs` });
  return {
    async type(gameId, rows, slower) {
      const page = await context.newPage();
      await page.goto(`${origin}/games/${gameId}`);
      await page.getByRole('button', { name: 'Edit Stats' }).click();
      await page.locator('[data-cell]').first().waitFor();
      const session = await context.newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
      await session.send('Performance.enable', { timeDomain: 'threadTicks' });
      const cpu = await typeRows(page, session, rows);
      const typed = await page.evaluate<Omit<TypedGrid, 'cpu'>>(TYPED);
      await page.close();
      return { ...typed, cpu };
    },
    close: () => browser.close(),
  };
}

/** CPU milliseconds of the page's main thread so far. */
async function threadTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'ThreadTime')!.value * 1_000;
}

async function typeRows(page: Page, session: CDPSession, rows: number): Promise<number[]> {
  await page.locator('[data-cell]').first().focus();
  const cpu: number[] = [];
  for (let value = 0; value < rows * VALUES_OF_A_ROW; value += 1)
    for (const key of [String(1 + (value % 9)), String(value % 10), 'Tab']) {
      const before = await threadTime(session);
      await page.keyboard.press(key);
      await page.waitForTimeout(PAUSE_MS);
      cpu.push((await threadTime(session)) - before);
    }
  return cpu;
}
