import { expect, type Page, type Response, test } from '@playwright/test';

/**
 * What went wrong in a page, as the browser reports it: errors, warnings (hydration among them), and requests that it
 * should not need.
 */
export interface Watch {
  problems: string[];
  requests: string[];
}

/** Notes what a page logs and asks for from now on. */
export function watch(page: Page): Watch {
  const noted: Watch = { problems: [], requests: [] };
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) noted.problems.push(message.text());
  });
  page.on('pageerror', (error) => noted.problems.push(error.message));
  page.on('request', (request) => {
    // A page with a game of today follows it: that costs nothing before something changes.
    const isFollowing = request.resourceType() === 'eventsource';
    if (!isFollowing && /\/(graphql|api)(\/|\?|$)/.test(request.url())) noted.requests.push(request.url());
  });
  return noted;
}

/** Opens a page and waits until it has come alive. */
export async function open(page: Page, path: string): Promise<Response> {
  const response = await page.goto(path);
  await page.waitForLoadState('networkidle');
  return response!;
}

/** The page is no wider than its window. */
export async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
}

/**
 * Looks at a page at several widths of its window, in px, one after the other. It is loaded once: only its layout
 * depends on the width, and loading it again takes longer than looking.
 */
export async function atWidths(page: Page, widths: readonly number[], look: (width: number) => Promise<void>) {
  for (const width of widths) {
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: page.viewportSize()!.height });
      // Two frames: what measures itself has drawn itself anew when the second one begins.
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      await look(width);
    });
  }
}

/** Presses the first stop of the keyboard, which leads past everything above a page's content. */
export async function skipToContent(page: Page): Promise<void> {
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
}
