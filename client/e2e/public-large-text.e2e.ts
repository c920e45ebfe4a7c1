import { type APIRequestContext, expect, type Page, test } from './test';
import { waitForFaces } from './faces';
import { expectNoSidewaysScrolling, open } from './pages';
import { actFor, signIn } from './platform-support';
import { findSample, type Sample } from './sample';
import { ALL_PUBLIC_PAGES } from './support/all-public-pages';
import { harmOfLargeText } from './support/harm-of-large-text';

let sample: Sample;
test.beforeAll(async ({ request }) => {
  sample = await findSample(request);
});

/** Letters of twice the size. Called before a page is measured. */
async function enlarge(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
    return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  });
}

/** A game of the main league that is still to come, and the division that has a bracket. */
async function findComing(request: APIRequestContext): Promise<{ game: string; division: string }> {
  const query = `{ organization(slug: "fab") {
    games(first: 1, filter: { state: SCHEDULED }) { nodes { id } } activeSeason { divisions { id } }
  } }`;
  const response = await request.post('/graphql', { data: { query } });
  const { organization } = ((await response.json()) as ComingAnswer).data;
  return { game: organization.games.nodes[0]!.id, division: organization.activeSeason.divisions[0]!.id };
}

interface ComingAnswer {
  data: { organization: { games: { nodes: { id: string }[] }; activeSeason: { divisions: { id: string }[] } } };
}

test.describe('letters of twice the size on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  async function expectReadable(page: Page, path: string): Promise<void> {
    await open(page, path);
    await enlarge(page);
    expect.soft(await harmOfLargeText(page), path).toEqual([]);
    await expectNoSidewaysScrolling(page);
    for (const score of await page.getByLabel('Scoreboard').locator('p.display').all()) {
      const lines = await score.evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return range.getClientRects().length;
      });
      expect(lines).toBe(1);
    }
  }

  for (const [name, path] of ALL_PUBLIC_PAGES)
    test(`${name}: all words can be read, and nothing is wider than the window`, async ({ page }) => {
      await waitForFaces(page);
      await expectReadable(page, path(sample));
    });

  test('other organizations: all words can be read, and nothing is wider than the window', async ({ page }) => {
    await waitForFaces(page);
    const { game, division } = await findComing(page.request);
    for (const path of [
      '/fab/schedule',
      '/fab/teamList',
      '/fab/businesses',
      `/fab/standings/${division}`,
      `/fab/games/${game}`,
      '/valley',
      '/valley/schedule',
      '/harbor',
      '/youth-center',
    ])
      await expectReadable(page, path);
  });

  test('screens of administrators: all words can be read', async ({ page }) => {
    await signIn(page, 'admin');
    await actFor(page, 'nba');
    const { game, team, player } = sample;
    for (const path of ['/schedule', `/games/${game}`, `/teams/${team}`, `/players/${player}`, '/dashboard/seasons']) {
      await open(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText('Loading...')).toHaveCount(0);
      await enlarge(page);
      expect.soft(await harmOfLargeText(page), path).toEqual([]);
      await expectNoSidewaysScrolling(page);
    }
  });
});

/** The least width that WCAG asks for (1.4.10), with letters of twice the size (1.4.4). */
test.describe('letters of twice the size at 320 px', () => {
  test.use({ viewport: { width: 320, height: 700 } });

  for (const [username, paths] of [
    ['staff-nba', () => ['/schedule', `/games/${sample.game}`, '/teamList', '/dashboard/seasons', '/account']],
    ['admin', () => ['/organizations', '/users', '/schedule']],
  ] as const)
    test(`screens of ${username}: nothing is wider than the window`, async ({ page }) => {
      await signIn(page, username);
      for (const path of paths()) {
        await open(page, path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByText('Loading...')).toHaveCount(0);
        await enlarge(page);
        await expectNoSidewaysScrolling(page);
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
