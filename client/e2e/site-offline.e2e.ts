import { type Browser, type BrowserContext, expect, letSiteWorker, type Locator, type Page, test } from './test';
import { expectAccessible } from './accessible';
import { watch } from './pages';
import { expectNoSidewaysScroll, graph, signIn } from './platform-support';
import { findSample, type Sample } from './sample';
import { gameOfToday } from './todays-game';

let sample: Sample;
test.beforeAll(async ({ request }) => {
  sample = await findSample(request);
});
test.beforeEach(({ context }) => letSiteWorker(context));

const notice = (page: Page): Locator => page.locator('#kept-notice');

/** Addresses and texts of everything that the browser's caches hold. */
const kept = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(async () => {
    const found: Record<string, string> = {};
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const { url } of await cache.keys()) {
        const { pathname, search } = new URL(url);
        found[pathname + search] = /\.\w+$/.test(pathname) ? '' : ((await (await cache.match(url))?.text()) ?? '');
      }
    }
    return found;
  });

/** Waits until a page is in the list by which the worker opens it without a network. */
const expectKept = (page: Page, address: string): Promise<void> =>
  expect.poll(async () => JSON.stringify(await keptPages(page))).toContain(`"${address}"`);

const keptPages = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      const list = (await cache.keys()).find(({ url }) => url.endsWith('/kept-pages.json'));
      const text = list && (await (await cache.match(list))?.text());
      if (text) return JSON.parse(text);
    }
    return null;
  });

/** Opens a page as somebody who does something at it, until it would open without a network. */
async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.mouse.move(40, 40);
  await page.mouse.move(60, 60);
  const { pathname, search } = new URL(page.url());
  await expectKept(page, pathname + search);
}

test('pages that were seen open without a network and say how old they are; others say that they were not seen', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const noted = watch(page);
  await visit(page, '/nba/schedule');
  // By the router: no document comes with it.
  await page.getByText('Menu').click();
  await page.getByRole('link', { name: 'Standings' }).first().click();
  await expect(page.getByRole('table').first()).toBeVisible();
  await expectKept(page, '/nba/teamList');
  expect(noted.problems).toEqual([]);

  await context.setOffline(true);
  await page.reload();
  await expect(notice(page)).toHaveText(
    /^You are offline\. This page is from \d+:\d\d [AP]M, (just now|\d+ minutes? ago)\./,
  );
  await expect(page.getByRole('table').first()).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  // By a link, to another page that was seen, and to one that was not.
  await page.getByText('Menu').click();
  await page.getByRole('link', { name: 'Schedule' }).first().click();
  await expect(page).toHaveURL(/\/nba\/schedule$/);
  await expect(notice(page)).toHaveText(/^You are offline\. This page is from /);
  await page.goto(`/nba/players/${sample.player}`);
  await expect(page.getByRole('heading', { name: 'This page is not kept on this device' })).toBeVisible();
  await expect(notice(page)).toHaveText(/^You are offline\./);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  const list = page.locator('#kept-pages');
  await expect(list.getByRole('link')).toHaveCount(2);
  await list.getByRole('link', { name: /^Standings/ }).click();
  await expect(page).toHaveURL(/\/nba\/teamList$/);
  await expect(notice(page)).toHaveText(/^You are offline\. This page is from /);

  await context.setOffline(false);
  await expect(notice(page)).toHaveText(/^You are online again\. This page is from /);
  await notice(page).getByRole('button', { name: 'Load the latest' }).click();
  await expect(notice(page)).toHaveCount(0);
  await expect(page.getByRole('table').first()).toBeVisible();
});

/** Somebody who reads Spanish, has seen the schedule and has no network now. */
async function spaniardOffline(browser: Browser): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({ locale: 'es-MX' });
  await letSiteWorker(context);
  const page = await context.newPage();
  await visit(page, '/nba/schedule');
  await context.setOffline(true);
  return { context, page };
}

test('a page that was not seen opens by itself when the network is back, in the language of the visitor', async ({
  browser,
}) => {
  const { context, page } = await spaniardOffline(browser);
  await page.goto('/nba/leaderboard');
  await expect(page.getByRole('heading', { name: 'Esta página no está guardada en este dispositivo' })).toBeVisible();
  await expect(notice(page)).toHaveText(/^Sin conexión\./);
  await page.goto('/nba/schedule');
  await expect(notice(page)).toHaveText(/^Sin conexión\. Esta página es de hoy, /);
  await page.goBack();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Líderes' })).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
});

test('a page that was not seen opens, too, where the network carries nothing yet when the browser says that it is back', async ({
  browser,
}) => {
  const { context, page } = await spaniardOffline(browser);
  await page.clock.install();
  await page.goto('/nba/leaderboard');
  await expect(notice(page)).toHaveText(/^Sin conexión\./);
  await page.evaluate(() => {
    const real = window.fetch;
    window.fetch = () => {
      window.fetch = real;
      document.documentElement.dataset.asked = '';
      return Promise.reject(new TypeError('nothing comes'));
    };
  });
  await context.setOffline(false);
  await expect(page.locator('html[data-asked]')).toBeAttached();
  await page.clock.fastForward(2_000);
  await expect(page.getByRole('heading', { name: 'Líderes' })).toBeVisible();
});

test('a link in the running page leads to the kept page where data does not come', async ({ page, context }) => {
  await visit(page, '/nba/schedule');
  await visit(page, '/nba/teamList');
  await page.route('**/graphql*', (route) => route.abort());
  // The browser takes itself to be online: the router asks, and the document comes in the place of what fails.
  await page.getByRole('link', { name: 'Schedule' }).first().click();
  await expect(page).toHaveURL(/\/nba\/schedule$/);
  await expect(page.getByRole('table').first()).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Standings' }).first().click();
  await expect(notice(page)).toHaveText(/^You are offline\. This page is from /);
});

test('on a page that a link led to, a part that does not come takes nothing away; the line stays after a reload', async ({
  page,
  context,
}) => {
  await visit(page, '/nba/teamList');
  await page.getByRole('link', { name: 'Houston Rockets' }).first().click();
  const heading = page.getByRole('heading', { name: 'Houston Rockets', level: 1 });
  await expect(heading).toBeVisible();
  await expectKept(page, `/nba/teams/${sample.team}`);
  await context.setOffline(true);
  await page.reload();
  await expect(heading).toBeVisible();
  await expect(notice(page)).toHaveText(/^You are offline\. This page is from /);
  let documents = 0;
  page.on('domcontentloaded', () => (documents += 1));
  await page.getByRole('button', { name: 'Follow this team' }).click();
  await expect(page.getByRole('button', { name: 'Following' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(documents).toBe(0);
  await expect(heading).toBeVisible();
  await expect(notice(page)).toHaveText(/^You are offline\. This page is from /);
});

test('a page that is gone is kept no longer than until that is seen', async ({ page, browser, baseURL }) => {
  const game = await gameOfToday(page);
  const host = baseURL!.replace('localhost', game.domain);
  const context = await browser.newContext();
  await letSiteWorker(context);
  const visitor = await context.newPage();
  await visit(visitor, `${host}/games/${game.id}`);
  await graph(page.request, 'mutation ($ids: [ID!]!) { deleteGames(ids: $ids) { undoId } }', { ids: [game.id] });
  expect((await visitor.goto(`${host}/games/${game.id}`))!.status()).toBe(404);
  await expect.poll(async () => Object.keys(await kept(visitor))).not.toContain(`/games/${game.id}`);
});

test('nothing that a signed-in user gets is kept, and nothing of other sites and of the admin area', async ({
  page,
  context,
  baseURL,
}) => {
  const game = await gameOfToday(page);
  const { me } = await graph<{ me: { username: string } }>(page.request, '{ me { username } }');
  const host = baseURL!.replace('localhost', game.domain);
  await context.clearCookies();
  await visit(page, `${host}/schedule`);
  expect(await page.evaluate(() => navigator.serviceWorker.ready.then(({ scope }) => new URL(scope).pathname))).toBe(
    '/',
  );
  const before = Object.keys(await kept(page));
  expect(before).toContain('/schedule');

  await page.goto(`${host}/login`);
  await page.evaluate(
    async ([username, password]) => {
      const query = 'mutation ($input: SignInInput!) { signIn(input: $input) { csrfToken } }';
      await fetch('/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query, variables: { input: { username, password } } }),
      });
    },
    [me.username, process.env.E2E_PASSWORD ?? 'correct-horse-battery'] as const,
  );
  for (const path of [
    '/dashboard/seasons',
    `/games/${game.id}`,
    '/schedule',
    '/teamList',
    '/account',
    '/standings',
    '/businesses',
  ]) {
    await page.goto(host + path);
    await expect(page.locator('h1').first()).toBeAttached();
    await page.evaluate((href) => navigator.serviceWorker.controller?.postMessage({ keep: href }), host + path);
  }
  // What is asked afterwards, as a visitor, has come after all of it.
  await context.clearCookies();
  await visit(page, `${host}/leaderboard`);
  const after = await kept(page);
  // The worker may have come to the last one when nobody was signed in any more: then it is a visitor's, and kept
  // rightly.
  const pages = Object.keys(after).filter((address) => !/^\/(assets|uploads|businesses$)/.test(address));
  expect(pages.toSorted()).toEqual(['/kept-pages.json', '/leaderboard', '/offline.html?lang=en', '/schedule']);
  expect(Object.values(after).join('\n')).not.toContain(me.username);
  expect(Object.values(after).join('\n')).not.toContain('"user":{');

  // Below a slug the scope ends where the site does.
  await page.goto('/fab');
  await visit(page, '/nba/schedule');
  for (const path of ['/', '/fab', '/nba2', '/browse']) {
    await page.goto(path).catch(() => undefined);
    expect(Object.keys(await kept(page)).filter((address) => !/^\/(assets|uploads|nba)\b/.test(address))).toEqual([]);
  }
  await signIn(page, me.username);
  await page.goto('/nba/teamList');
  await page.goto('/nba/leaderboard');
  await context.setOffline(true);
  await page.goto('/nba/leaderboard');
  await expect(page.getByRole('heading', { name: 'This page is not kept on this device' })).toBeVisible();
  await expect(page.locator('#kept-pages').getByRole('link')).toHaveCount(1);
});
