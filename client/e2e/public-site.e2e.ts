import { expect, test } from './test';
import { open, watch } from './pages';
import { findSample, type Sample } from './sample';

let sample: Sample;
test.beforeAll(async ({ request }) => {
  sample = await findSample(request);
});

test('a box score is complete without any script', async ({ browser }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await page.goto(`/nba/games/${sample.game}`);
  const hornets = page.getByRole('table', { name: 'Charlotte Hornets: statistics by player' });
  const walker = hornets.getByRole('row', { name: /Kemba Walker/ });
  await expect(walker.getByRole('cell').first()).toHaveText('41');
  await expect(hornets.getByRole('row').last()).toContainText('Total');
  await expect(hornets.getByRole('row').last().getByRole('cell').first()).toHaveText('133');
  await expect(page.getByRole('table', { name: 'Line score' }).getByRole('row').nth(1)).toHaveText(
    /Charlotte Hornets.*49.*22.*25.*37.*133/,
  );
});

test('the head of a box score says what it is', async ({ page }) => {
  await page.goto(`/nba/games/${sample.game}`);
  await expect(page).toHaveTitle('Charlotte Hornets 133, Indiana Pacers 126 · nba');
  await expect(page.locator('meta[name=description]')).toHaveAttribute(
    'content',
    'Welcome to nba. Charlotte Hornets beat Indiana Pacers 133-126, Feb 2, 2018',
  );
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`/nba/games/${sample.game}$`));
  const event = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent())!) as Record<
    string,
    unknown
  >;
  expect(event).toMatchObject({
    '@type': 'SportsEvent',
    homeTeam: { name: 'Charlotte Hornets' },
    awayTeam: { name: 'Indiana Pacers' },
  });
});

test('a column sorts, and the sticky name stays beside its numbers', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, `/nba/games/${sample.game}`);
  const table = page.getByRole('table', { name: 'Charlotte Hornets: statistics by player' });
  await table.getByRole('button', { name: 'AST' }).click();
  await expect(table.getByRole('columnheader', { name: 'AST' })).toHaveAttribute('aria-sort', 'descending');
  await expect(table.getByRole('rowheader').nth(0)).toContainText('Kemba Walker');
  await table.getByRole('button', { name: 'AST' }).click();
  await expect(table.getByRole('columnheader', { name: 'AST' })).toHaveAttribute('aria-sort', 'ascending');
});

test('on a phone the teams are behind tabs that arrow keys move through', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, `/nba/games/${sample.game}`);
  const pacers = page.getByRole('table', { name: 'Indiana Pacers: statistics by player' });
  await expect(pacers).toBeHidden();
  await page.getByRole('tab', { name: 'Charlotte Hornets' }).press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Indiana Pacers' })).toBeFocused();
  await expect(pacers).toBeVisible();
});

test('from page to page without loading the site anew', async ({ page }) => {
  const noted = watch(page);
  await open(page, '/nba');
  await page.getByRole('link', { name: 'Standings', exact: true }).first().click();
  await expect(page).toHaveURL(/\/nba\/teamList$/);
  await expect(page).toHaveTitle('Standings · nba');
  await page.getByRole('link', { name: 'Houston Rockets' }).first().click();
  await expect(page.getByRole('heading', { name: 'Houston Rockets' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('table', { name: 'Standings' })).toBeVisible();
  expect(noted.problems).toEqual([]);
});

test('the filters of the schedule live in the address', async ({ page }) => {
  await open(page, '/nba/schedule');
  await page.getByLabel('Team').selectOption({ label: 'Houston Rockets' });
  await expect(page).toHaveURL(/team=\d+/);
  await expect(page.getByRole('row').nth(2)).toContainText('Houston Rockets');
  await page.reload();
  await expect(page.getByLabel('Team')).toHaveValue(/\d+/);
  await page.getByLabel('Games', { exact: true }).selectOption('scheduled');
  await expect(page.getByText('No games, byes, or week-offs found.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(page).toHaveURL(/\/nba\/schedule$/);
});

test('a long schedule loads what follows', async ({ page }) => {
  await open(page, '/nba/schedule');
  await expect(page.getByText('100 of 774')).toBeVisible();
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect(page.getByText('200 of 774')).toBeVisible();
  await expect(page.locator('tbody tr:not([data-heading])')).toHaveCount(200);
});

test('standings say which rule placed a team', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, '/nba/teamList');
  const hint = page.getByRole('button', { name: 'Why Golden State Warriors is number 1' });
  await hint.focus();
  await expect(page.getByText('Placed by win percentage.').first()).toBeVisible();
  await hint.press('Escape');
  await expect(page.getByText('Placed by win percentage.').first()).toBeHidden();
});

test('players are listed once they are searched for', async ({ page }) => {
  await open(page, '/nba/playerList');
  await expect(page.getByRole('link', { name: /Harden/ })).toHaveCount(0);
  await page.getByPlaceholder('Search player name...').fill('harden');
  await expect(page.getByRole('link', { name: /James Harden/ })).toBeVisible();
  await expect(page).toHaveURL(/search=harden/);
});

test('a season of a player opens to its games', async ({ page }) => {
  await open(page, `/nba/player/${sample.player}/stats`);
  await page.getByRole('button', { name: /2017-18/ }).click();
  await expect(page.getByRole('table', { name: 'Games in 2017-18' }).getByRole('row').nth(1)).toContainText(
    'Feb 1, 2018',
  );
});

test("the organization's own domain needs no slug", async ({ page, baseURL }) => {
  const origin = baseURL!.replace('localhost', 'nba.localhost');
  const noted = watch(page);
  await open(page, `${origin}/games/${sample.game}`);
  await expect(page).toHaveTitle('Charlotte Hornets 133, Indiana Pacers 126 · nba.localhost');
  await page.getByRole('link', { name: 'Kemba Walker' }).first().click();
  await expect(page).toHaveURL(new RegExp(`^${origin}/players/\\d+$`));
  expect(noted.problems).toEqual([]);
});

test('a domain parameter stands in for a slug, and links carry it on', async ({ page }) => {
  await open(page, '/schedule?domain=nba.localhost');
  await page.getByRole('link', { name: 'Standings', exact: true }).first().click();
  await expect(page).toHaveURL(/\/teamList\?domain=nba\.localhost$/);
});

test.describe('what is not there', () => {
  for (const [path, text] of [
    ['/no-such-league', 'Page not found'],
    ['/nba/games/999999', 'Game not found'],
    ['/nba/games/x', 'Game not found'],
    ['/nba/teams/999999', 'Team not found'],
    ['/nba/games/999999/plays', 'Game not found'],
    ['/nba/standings/99999', 'Division not found'],
    ['/nba/standings/abc', 'Division not found'],
    ['/nba/schedule?season=99999', 'Page not found'],
    ['/nba/teamList?season=99999', 'Page not found'],
    ['/nba/players/999999', 'Player not found'],
    ['/nba/player/999999/stats', 'Player not found'],
    ['/nba/games/999999/overlay', 'Page not found'],
    ['/nba/nothing/here', 'Page not found'],
  ] as const) {
    test(`${path} is answered 404`, async ({ page }) => {
      const noted = watch(page);
      const response = await open(page, path);
      expect(response.status()).toBe(404);
      await expect(page.getByText(text).first()).toBeVisible();
      expect(noted.requests).toEqual([]);
      // The browser tells of the page's own status, and of nothing else.
      expect(noted.problems.filter((problem) => !/status of 404/.test(problem))).toEqual([]);
    });
  }

  for (const path of [
    '/no-such-league',
    '/no-such-league/schedule',
    '/youth/no-such-league',
    '/schedule?domain=no.such',
  ])
    test(`of a site that is not there (${path}) every way leads to a page`, async ({ page, request }) => {
      await open(page, path);
      const ways = page.getByRole('main').getByRole('link');
      await expect(ways).toHaveText(['Home', 'All Listings']);
      const links = [...(await ways.all()), page.getByRole('link', { name: 'Admin Sign In' })];
      for (const link of links) expect((await request.get((await link.getAttribute('href'))!)).status()).toBe(200);
    });

  test('a file that does not exist is no page', async ({ request }) => {
    const response = await request.get('/assets/nothing.js');
    expect(response.status()).toBe(404);
    expect(response.headers()['content-type']).not.toContain('html');
    expect((await request.get('/favicon.ico')).status()).toBe(404);
  });
});

test('paths without a tenant lead to the platform, private ones to the login', async ({ page }) => {
  await page.goto('/schedule');
  await expect(page).toHaveURL(/:\d+\/$/);
  await page.goto('/dashboard/seasons');
  await expect(page).toHaveURL(/\/login$/);
});

test('bundles are sent compressed and may be kept for ever', async ({ page, request }) => {
  await page.goto('/nba');
  const script = await page.locator('link[rel=modulepreload]').first().getAttribute('href');
  const response = await request.get(script!, { headers: { 'accept-encoding': 'br' } });
  expect(response.headers()).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
  });
});

test('who has asked for too much reads when to go on, and goes on then', async ({ page }) => {
  await page.goto('/nba');
  const refusal = { code: 'TOO_MANY_REQUESTS', details: { retryAfterSeconds: 7 } };
  await page.route('**/graphql*', (route) =>
    route.fulfill({ status: 429, json: { errors: [{ message: 'This call costs too much.', extensions: refusal }] } }),
  );
  await page.getByRole('link', { name: 'Standings', exact: true }).first().click();
  const told = page.getByRole('alert').filter({ hasText: 'This could not be loaded.' });
  await expect(told).toContainText('Too much is being asked for just now. Try again in 7 s.');
  await page.unroute('**/graphql*');
  await told.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('table', { name: 'Standings', exact: true })).toBeVisible();
});
