import { expect, test } from './test';
import { waitForFaces } from './faces';
import { expectNoSidewaysScrolling } from './pages';
import { findSample, type Sample } from './sample';

let sample: Sample;
test.beforeAll(async ({ request }) => {
  sample = await findSample(request);
});

test.describe('letters of twice the size on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  const pages: readonly [name: string, path: () => string][] = [
    ['game', () => `/nba/games/${sample.game}`],
    ['player', () => `/nba/players/${sample.player}`],
    ['search', () => '/nba/search?q='],
    ['players', () => '/nba/players?search='],
    ['platform', () => '/site'],
    ['home', () => '/nba'],
    ['standings', () => '/nba/teamList'],
  ];
  for (const [name, path] of pages)
    test(`${name}: nothing is wider than the window, and scores stay whole`, async ({ page }) => {
      await waitForFaces(page);
      await page.goto(path());
      await page.waitForLoadState('networkidle');
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      await expectNoSidewaysScrolling(page);
      for (const score of await page.getByLabel('Scoreboard').locator('p.display').all()) {
        const lines = await score.evaluate((element) => {
          const range = document.createRange();
          range.selectNodeContents(element);
          return range.getClientRects().length;
        });
        expect(lines).toBe(1);
      }
    });
});

/** A phone of 390 px, zoomed to twice the size. */
test.describe('on half a phone', () => {
  test.use({ viewport: { width: 195, height: 844 } });
  const pages: readonly [name: string, path: () => string][] = [
    ['game', () => `/nba/games/${sample.game}`],
    ['player', () => `/nba/players/${sample.player}`],
    ['leaders', () => '/nba/leaderboard'],
    ['search', () => '/nba/search?q=jam'],
    ['players', () => '/nba/players?search=jam'],
    ['home', () => '/nba'],
    ['schedule', () => '/fab/schedule'],
    ['leagues', () => '/fab/leagues/1'],
    ['businesses', () => '/fab/businesses'],
    ['All Listings', () => '/browse'],
    ['promotion', () => '/millionaire'],
  ];
  for (const [name, path] of pages)
    test(`${name}: no wider than the window, and no text has a letter or two on a line`, async ({ page }) => {
      await page.goto(path());
      await page.waitForLoadState('networkidle');
      await expectNoSidewaysScrolling(page);
      const broken = await page.locator('main').evaluate((main) => {
        const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
        const found: string[] = [];
        for (let text = texts.nextNode(); text; text = texts.nextNode()) {
          const words = text.textContent!.trim();
          if (words.length < 6 || !text.parentElement!.checkVisibility()) continue;
          const range = document.createRange();
          range.selectNodeContents(text);
          const lines = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size;
          if (words.length / lines < 3) found.push(words);
        }
        return found;
      });
      expect(broken).toEqual([]);
    });
});

test.describe('names are not cut off', () => {
  for (const [name, width, path] of [
    ['box score', 1280, () => `/nba/games/${sample.game}`],
    ['home', 1280, () => '/nba'],
    ['player', 390, () => `/nba/players/${sample.player}`],
    ['leaders', 320, () => '/nba/leaderboard'],
    ['search', 390, () => '/nba/search?q=jam'],
    ['schedule', 320, () => '/fab/schedule'],
    ['platform', 320, () => '/site'],
  ] as const)
    test(`${name} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(path());
      await page.waitForLoadState('networkidle');
      const cut = await page
        .locator('main .truncate')
        .evaluateAll((elements) =>
          elements
            .filter(({ scrollWidth, clientWidth }) => clientWidth > 1 && scrollWidth > clientWidth)
            .map(({ textContent }) => textContent),
        );
      expect(cut).toEqual([]);
    });
});

test('the head is as high on the page of the search as elsewhere', async ({ page }) => {
  const heights = [];
  for (const path of ['/nba/search', '/nba/schedule']) {
    await page.goto(path);
    heights.push((await page.getByRole('banner').boundingBox())!.height);
  }
  expect(heights[0]).toBe(heights[1]);
});

test('Escape closes the ways to subscribe, and the focus is where it was', async ({ page }) => {
  await page.goto('/nba/schedule');
  const subscribe = page.getByText('Subscribe', { exact: true });
  await subscribe.focus();
  await page.keyboard.press('Enter');
  const address = page.getByLabel('Or copy the address');
  await address.focus();
  await page.keyboard.press('Escape');
  await expect(address).toHaveCount(0);
  await expect(subscribe).toBeFocused();
});
