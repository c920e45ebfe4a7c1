import { type BrowserContext, type Locator, type Page, test as base } from '@playwright/test';
import { MESSAGE_MS } from '../src/lib/message-time';

// What a test file imports of Playwright it imports here, so that none goes without the below.
export * from '@playwright/test';

/**
 * Playwright's test, in browsers where nothing depends on how fast the machine is: messages that pass stay, a page that
 * was opened has come alive, and keys are pressed when the page has come to rest. Every context that is made has it so,
 * a test's own and further ones alike.
 */
export const test = base.extend<{ closed: void }, { unhurried: void }>({
  // What a test opens beside its own context would go on asking and listening until the worker ends, and take the time
  // of those that follow.
  closed: [
    async ({ browser }, use) => {
      const before = new Set(browser.contexts());
      await use();
      const opened = browser.contexts().filter((context) => !before.has(context));
      await Promise.all(opened.map((context) => context.close()));
    },
    { auto: true },
  ],
  unhurried: [
    async ({ browser }, use) => {
      const make = browser.newContext.bind(browser);
      browser.newContext = async (options) => {
        const context = await make(options);
        await context.addInitScript(holdMessages, MESSAGE_MS);
        await context.addInitScript(keepIdle);
        await context.addInitScript(holdSiteWorker);
        context.on('page', (page) => {
          openAlive(page);
          pressAtRest(page);
        });
        return context;
      };
      await use();
    },
    { scope: 'worker', auto: true },
  ],
});

/**
 * In the page: what would take a message away never happens, so that a test can press Undo however late it comes. A
 * test about the passing itself calls `page.clock.install()`, which brings a clock of its own in the place of this, and
 * moves that.
 */
function holdMessages(shownMs: number): void {
  const real = window.setTimeout;
  const held = (work: TimerHandler, delay?: number, ...rest: unknown[]): number =>
    delay === shownMs ? 0 : real(work, delay, ...rest);
  window.setTimeout = held as typeof window.setTimeout;
}

/** What a page is told that may have its site's worker. */
interface Workers {
  hasSiteWorker?: true;
}

/**
 * In the page: a site's worker is not registered, unless the test is about it, since what it answers goes past
 * `page.route`, and what it fetches past counts of requests.
 */
function holdSiteWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  const register = serviceWorker.register.bind(serviceWorker);
  serviceWorker.register = (script, options) =>
    String(script).includes('/site-worker.js') && !(window as Workers).hasSiteWorker
      ? new Promise(() => undefined)
      : register(script, options);
}

/** Lets the pages of a context have their site's worker. */
export async function letSiteWorker(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    (window as Workers).hasSiteWorker = true;
  });
}

/** Lets a page that is opened answer when it has come alive: clicks and keys before that would be lost. */
function openAlive(page: Page): void {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  page.goto = async (...args) => {
    const response = await goto(...args);
    await page.waitForFunction(isAlive);
    return response;
  };
  page.reload = async (...args) => {
    const response = await reload(...args);
    await page.waitForFunction(isAlive);
    return response;
  };
}

/** React's own note on what it draws into. */
interface Container {
  stateNode: { current: { memoizedState: { isDehydrated: boolean } } };
}

/**
 * In the page: whether React has taken over what the server sent. So it is where there is no React, or are no scripts.
 */
function isAlive(): boolean {
  const root = document.getElementById('root');
  if (root === null || window.matchMedia('(scripting: none)').matches) return true;
  const [, container] = Object.entries(root).find(([key]) => key.startsWith('__reactContainer$')) ?? [];
  const state = (container as Container | undefined)?.stateNode.current.memoizedState;
  return state !== undefined && !state.isDehydrated;
}

/** A page's own way to say that it has nothing left to do, under a name that a clock of a test leaves alone. */
interface Idle {
  whenAtRest?: (work: () => void) => void;
}

/** In the page: keeps what tells that it is at rest, before a test may stop the clock. */
function keepIdle(): void {
  const [idle, later] = [window.requestIdleCallback.bind(window), window.setTimeout.bind(window)];
  (window as Idle).whenAtRest = (work) => idle(() => later(work), { timeout: 1_000 });
}

/**
 * Presses keys, and clicks at places of the window, when the page has nothing left to do, as a person does, who first
 * sees what there is. Within the moment in which something appears a key would be lost: a dialog answers to Escape, and
 * an item that was picked up to the arrows, only after the effects and timers that follow the drawing.
 */
function pressAtRest(page: Page): void {
  const { keyboard, mouse } = page;
  const [press, type, click] = [keyboard.press.bind(keyboard), keyboard.type.bind(keyboard), mouse.click.bind(mouse)];
  keyboard.press = async (...args) => {
    await page.waitForFunction(rest);
    await press(...args);
  };
  keyboard.type = async (...args) => {
    await page.waitForFunction(rest);
    await type(...args);
  };
  mouse.click = async (...args) => {
    await page.waitForFunction(rest);
    await click(...args);
  };
  const locators = Object.getPrototypeOf(page.locator('body')) as Locator & { pressesAtRest?: true };
  if (locators.pressesAtRest) return;
  locators.pressesAtRest = true;
  const pressOn = locators.press;
  locators.press = async function (this: Locator, ...args) {
    await this.page().waitForFunction(rest);
    await pressOn.apply(this, args);
  };
}

/** In the page: true when it has nothing left to do. */
function rest(): Promise<true> {
  const { whenAtRest } = window as Idle;
  return new Promise((done) => (whenAtRest ? whenAtRest(() => done(true)) : done(true)));
}
