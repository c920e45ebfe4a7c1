import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expectAccessible } from './accessible';
import { findSample } from './sample';
import { expect, type Route, test } from './test';
import { gameOfToday, setScore } from './todays-game';

/** Another site, at an origin of its own, whose pages are what is asked of it. */
let elsewhere: Server;
let site: string;
const pages = new Map<string, string>();
test.beforeAll(async () => {
  elsewhere = createServer((req, res) => {
    res.setHeader('content-type', 'text/html; charset=utf-8');
    res.end(`<!doctype html><html lang="en"><title>Elsewhere</title><body>${pages.get(req.url!) ?? ''}`);
  });
  await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve));
  site = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}`;
});
test.afterAll(() => elsewhere.close());

for (const colorScheme of ['light', 'dark'] as const)
  test(`another site shows standings, schedule, leaders and a game with one tag each: ${colorScheme}`, async ({
    browser,
    request,
    baseURL,
  }) => {
    const { game, team } = await findSample(request);
    const tag = (more: string) => `<script src="${baseURL}/embed.js" data-slug="nba" ${more}></script>`;
    pages.set(
      '/league',
      tag('data-embed="standings" data-rows="5"') +
        tag(`data-embed="schedule" data-id="${team}"`) +
        tag('data-embed="leaders"') +
        tag(`data-embed="game" data-id="${game}"`),
    );
    const page = await (await browser.newContext({ colorScheme, viewport: { width: 390, height: 844 } })).newPage();
    const messages: string[] = [];
    page.on('console', (message) => messages.push(message.text()));
    await page.goto(`${site}/league`);
    const frame = (index: number) => page.locator('iframe').nth(index).contentFrame();
    await expect(frame(0).getByRole('row')).toHaveCount(6);
    await expect(frame(0).getByRole('row').nth(1)).toContainText(/Golden State Warriors\s*41\s*11/);
    await page.locator('iframe').nth(3).scrollIntoViewIfNeeded();
    await expect(frame(1).getByRole('heading', { level: 1 })).toHaveText('Schedule');
    await expect(frame(2).getByRole('row').filter({ hasText: '1355' })).toContainText('James Harden');
    await expect(frame(3).getByRole('row').filter({ hasText: 'Charlotte Hornets' })).toContainText('133');
    // As high as what stands in it, and no wider than the phone.
    for (const index of [0, 1, 2, 3]) {
      const height = await frame(index)
        .locator('html')
        .evaluate((root) => (root as HTMLElement).offsetHeight);
      await expect(page.locator('iframe').nth(index)).toHaveCSS('height', `${height}px`);
      const overflow = await frame(index)
        .locator('html')
        .evaluate((root) => root.scrollWidth - root.clientWidth);
      expect([index, overflow]).toEqual([index, 0]);
    }
    expect(messages).toEqual([]);
    await page.goto(`${baseURL}/embed/standings?slug=nba`);
    await expectAccessible(page);
    await page.context().close();
  });

test('an embed follows its game, and leads to the page of it', async ({ page, browser, baseURL }) => {
  const game = await gameOfToday(page);
  pages.set(
    '/game',
    `<script src="${baseURL}/embed.js" data-embed="game" data-slug="${game.slug}" data-id="${game.id}"></script>`,
  );
  const visitor = await (await browser.newContext()).newPage();
  const asked = visitor.waitForRequest((request) => request.resourceType() === 'eventsource');
  await visitor.goto(`${site}/game`);
  const frame = visitor.locator('iframe').contentFrame();
  await expect(frame.getByRole('row').filter({ hasText: 'Aces' })).toContainText('–');
  await asked;
  await setScore(page, game, 61, 58);
  await expect(frame.getByRole('row').filter({ hasText: 'Aces' })).toContainText('61');
  await frame.getByRole('heading').getByRole('link').click();
  await expect(visitor).toHaveURL(`${baseURL}/${game.slug}/games/${game.id}`);
  await visitor.context().close();
});

test('an embed that was made before its game changed shows that once it listens', async ({
  page,
  browser,
  baseURL,
}) => {
  const game = await gameOfToday(page);
  const visitor = await (await browser.newContext()).newPage();
  const made = async (route: Route): Promise<void> => {
    const response = await route.fetch();
    await setScore(page, game, 61, 58);
    await route.fulfill({ response });
  };
  await visitor.route(/\/embed\/game\?/, made, { times: 1 });
  await visitor.goto(`${baseURL}/embed/game?slug=${game.slug}&id=${game.id}`);
  await expect(visitor.getByRole('row').filter({ hasText: 'Aces' })).toContainText('61');
});

test('no other page can be framed by another site', async ({ page, baseURL }) => {
  pages.set(
    '/frame',
    `<iframe src="${baseURL}/nba"></iframe><iframe src="${baseURL}/login"></iframe><iframe src="${baseURL}/developers"></iframe>`,
  );
  await page.goto(`${site}/frame`);
  for (const index of [0, 1, 2]) {
    const body = page.locator('iframe').nth(index).contentFrame().locator('body');
    await expect(body).not.toContainText(/Courtbook|Leaders|LOGIN|developers/i);
  }
});

test('a page says where the card of it is', async ({ page, request }) => {
  const { game } = await findSample(request);
  await page.goto(`/nba/games/${game}`);
  const card = await page.locator('link[type="application/json+oembed"]').getAttribute('href');
  expect(await (await request.get(card!)).json()).toMatchObject({
    type: 'rich',
    title: 'Indiana Pacers at Charlotte Hornets',
  });
  // Wherever the site is, and of what the page is filtered by.
  for (const path of ['/youth/nba/standings', '/schedule?domain=nba.localhost']) {
    await page.goto(path);
    const address = await page.locator('link[type="application/json+oembed"]').getAttribute('href');
    expect([path, (await request.get(address!)).status()]).toEqual([path, 200]);
  }
  for (const path of ['/nba/playerList', '/nba/schedule?date=2018-01-05']) {
    await page.goto(path);
    await expect(page.locator('link[type="application/json+oembed"]')).toHaveCount(0);
  }
});
