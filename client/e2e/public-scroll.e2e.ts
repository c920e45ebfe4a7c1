import { expect, type Page, test } from './test';
import { open } from './pages';

/** The places at which the page stood from one frame to the next, with the address of each. */
interface Seen {
  top: number;
  path: string;
}

/** In the page: notes where it stands in every frame. */
function notePlaces(): void {
  const seen: Seen[] = [];
  Object.assign(window, { seen });
  const note = (): void => {
    const at = { top: Math.round(scrollY), path: location.pathname };
    if (seen.at(-1)?.top !== at.top || seen.at(-1)?.path !== at.path) seen.push(at);
    requestAnimationFrame(note);
  };
  note();
}

/** The places since it was asked last. */
const placesOf = (page: Page): Promise<Seen[]> =>
  page.evaluate(() => (window as unknown as { seen: Seen[] }).seen.splice(0));

/** Two frames later everything that follows from an answer is painted, and a glide would be on its way. */
const twoFrames = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))));

test('another page begins at its head at once, and the one before stands where it stood', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, '/nba/schedule');
  await page.evaluate(() => window.scrollTo({ top: 3000, behavior: 'instant' }));
  await page.evaluate(notePlaces);
  const game = page.locator('main a[href*="/games/"]').nth(60);
  // Not by the mouse, before which Playwright would scroll.
  await game.evaluate((link: HTMLElement) => link.click());
  await expect(page.getByRole('table', { name: 'Line score' })).toBeVisible();
  await twoFrames(page);
  const there = await placesOf(page);
  expect([...new Set(there.filter(({ path }) => path !== '/nba/schedule').map(({ top }) => top))].slice(-1)).toEqual([
    0,
  ]);
  expect(there.filter(({ top }) => top !== 0 && top !== 3000)).toEqual([]);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(3000);
  expect((await placesOf(page)).map(({ top }) => top).filter((top) => top !== 0 && top !== 3000)).toEqual([]);
});

test('another choice on the same page leaves it where it stands, also after going back to it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, '/nba/schedule');
  await page.locator('main a[href*="/games/"]').first().click();
  await expect(page.getByRole('table', { name: 'Line score' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('table', { name: 'Line score' })).toBeHidden();
  const choice = page.locator('main a[href*="/nba/schedule?"]').last();
  await choice.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(100);
  await choice.click();
  await expect(page).toHaveURL(/schedule\?/);
  await twoFrames(page);
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
});

test('an address within a page is glided to', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, '/nba/schedule');
  await page.evaluate(() => window.scrollTo({ top: 3000, behavior: 'instant' }));
  await page.evaluate(notePlaces);
  await page.evaluate(() => (location.hash = 'content'));
  await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(300);
  expect((await placesOf(page)).length).toBeGreaterThan(3);
});

test('who has gone past the head comes back to where the page stood', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, '/nba/schedule');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  await page.evaluate(() => window.scrollTo({ top: 3000, behavior: 'instant' }));
  await page
    .locator('main a[href*="/games/"]')
    .nth(60)
    .evaluate((link: HTMLElement) => link.click());
  await expect(page.getByRole('table', { name: 'Line score' })).toBeVisible();
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(3000);
  await twoFrames(page);
  expect(await page.evaluate(() => scrollY)).toBe(3000);
});
