import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expectAccessible } from './accessible';
import { expect, test } from './test';
import { gameOfToday, setScore } from './todays-game';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('on a phone the pages for developers are found, read and searched, by keyboard, too', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/developers');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Copy Example 1' }).click();
  await expect(page.getByRole('status')).toHaveText('Example 1 copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`${baseURL}/graphql`);

  await page.getByRole('searchbox').press('s');
  await page.keyboard.type('avePlays');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'savePlays', exact: true }).click();
  await expect(page).toHaveURL('/developers/mutations#savePlays');
  await expect(page.getByRole('region', { name: 'savePlays', exact: true })).toContainText('holders of a link');

  for (const path of ['types/Game', 'rest', 'errors', 'changes', 'lists', 'live', 'calendars'].map(
    (each) => `/developers/${each}`,
  )) {
    await page.goto(path);
    expect([path, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([path, 390]);
    await expectAccessible(page);
  }
});

test('a page or words that are not there lead on', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  expect((await page.goto('/developers/types/StandingsRows'))!.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no such page');
  await expect(page.getByRole('searchbox')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'StandingsRow', exact: true }).click();
  await expect(page).toHaveURL('/developers/types/StandingsRow');

  await page.goto('/developers/search?q=how+do+i+verify+webhooks+in+cobol');
  await expect(page.getByRole('main')).toContainText('Nothing has all of');
  await expect(page.getByRole('link', { name: 'Webhooks', exact: true }).last()).toBeVisible();
  await page.goto('/developers/search?q=zyxwvut');
  await page.getByRole('main').getByRole('link', { name: 'Start in a minute' }).click();
  await expect(page).toHaveURL('/developers');

  // Little text stands right below the search, and does not drift down the screen.
  await page.goto('/developers/search?q=zyxwvut');
  const box = (await page.getByRole('heading', { level: 1 }).boundingBox())!;
  expect(box.y).toBeLessThan(280);
});

test('the scoreboard of the guide shows the scores of today on another site, as they change', async ({
  page,
  browser,
  baseURL,
}) => {
  const game = await gameOfToday(page);
  const text = await readFile(new URL('../../docs/developers/examples/scoreboard.html', import.meta.url), 'utf8');
  const html = text.replaceAll('http://localhost:4000', baseURL!).replaceAll('"nba"', JSON.stringify(game.slug));
  const site = createServer((_req, res) => res.setHeader('content-type', 'text/html').end(html));
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  try {
    const visitor = await (await browser.newContext()).newPage();
    // At first the server has no room: a browser does not ask again after that.
    await visitor.clock.install();
    await visitor.route('**/graphql?*', (route) => route.fulfill({ status: 503 }), { times: 1 });
    await visitor.goto(`http://127.0.0.1:${(site.address() as AddressInfo).port}/`);
    await expect(async () => {
      await visitor.clock.runFor(10_000);
      await expect(visitor.getByRole('listitem')).toHaveText('Aces : Bulls (Scheduled)', { timeout: 1_000 });
    }).toPass();
    await setScore(page, game, 33, 31);
    await expect(visitor.getByRole('listitem')).toContainText('Aces 33 : 31 Bulls');
    await visitor.context().close();
  } finally {
    site.close();
  }
});
