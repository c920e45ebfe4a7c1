import { expect, type Locator, type Page, test } from './test';
import { expectAccessible } from './accessible';
import { action, button, score } from './courtside-support';
import { expectNoSidewaysScroll, graph, signIn } from './platform-support';
import { openGame, storedValues, type TestGame } from './statistics-support';

const notice = (page: Page): Locator => page.getByRole('note').filter({ hasText: /^No network: the game as of / });

/** Opens the screen with a network, and waits until it would open without one. */
async function openOnce(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await isReady(page);
}

async function isReady(page: Page): Promise<void> {
  await expect(button(page, 'Undo')).toBeVisible();
  const hasWorker = (): Promise<boolean> =>
    page.evaluate(async () =>
      (await navigator.serviceWorker.getRegistrations()).some(({ active }) => active?.state === 'activated'),
    );
  await expect.poll(hasWorker).toBe(true);
}

const courtside = ({ gameId }: Pick<TestGame, 'gameId'>): string => `/games/${gameId}/courtside`;

async function makeTwo(page: Page, after: number): Promise<void> {
  await button(page, 'Ana Allen').click();
  await action(page, 'Two made').click();
  await expect(score(page, 'Aces')).toHaveText(String(after));
}

/** Everything that the browser's caches hold: addresses, and the text of documents. */
const cached = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const found: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const { url } of await cache.keys()) {
        const { pathname } = new URL(url);
        found.push(pathname);
        if (pathname.endsWith('.html')) found.push(await (await cache.match(url))!.text());
      }
    }
    return found;
  });

test('without a network the screen opens, what is entered outlives reloads, and all of it arrives once', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 664 });
  const game = await openGame(page);
  await openOnce(page, courtside(game));
  await button(page, 'Start Q1').click();
  await makeTwo(page, 2);
  await expect(button(page, 'Everything is saved.')).toBeVisible();

  // A browser may forget at any time what it has not promised to keep.
  await (await context.newCDPSession(page)).send('Network.clearBrowserCache');
  await context.setOffline(true);
  await page.reload();
  // What was sent is known as well as what will be.
  await expect(score(page, 'Aces')).toHaveText('2');
  await expect(notice(page)).toBeVisible();
  await makeTwo(page, 4);
  await page.reload();
  await makeTwo(page, 6);
  await expect(button(page, /^2 not sent/)).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  // Nothing else of the site opens: not the game that the path begins with, nor the admin area.
  for (const path of [`/games/${game.gameId}`, `/games/${game.gameId}/board`, '/schedule', `/${game.slug}`]) {
    const other = await context.newPage();
    await expect(other.goto(path)).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
    await other.close();
  }
  const tab = await context.newPage();
  await tab.goto(courtside(game));
  await expect(score(tab, 'Aces')).toHaveText('6');
  await tab.close();

  // By what the device has kept.
  const isFollowed = new Promise((resolve) => page.on('websocket', (socket) => socket.on('framereceived', resolve)));
  await context.setOffline(false);
  await isFollowed;
  await expect(button(page, 'Everything is saved.')).toBeVisible();
  await expect(notice(page)).toBeHidden();
  expect(await storedValues(page, game.gameId)).toEqual([expect.stringMatching(/^Ana Allen: PTS 6,.*2PM 3, 2PA 3/)]);
  await page.reload();
  await expect(score(page, 'Aces')).toHaveText('6');

  const held = await cached(page);
  expect(
    held.filter((name) => name.startsWith('/') && !/^\/(assets\/|games\/courtside-shell\.html$)/.test(name)),
  ).toEqual([]);
  for (const secret of ['Aces', 'Ana Allen', game.staff, game.slug]) expect(held.join('\n')).not.toContain(secret);
});

test('on a shared device the next user sees nothing of a kept game, and visitors have no worker', async ({
  page,
  context,
  browser,
}) => {
  const game = await openGame(page);
  await openOnce(page, courtside(game));
  await context.setOffline(true);
  await page.reload();
  await button(page, 'Start Q1').click();
  await expect(button(page, /^1 not sent/)).toBeVisible();
  await context.setOffline(false);
  await expect(button(page, 'Everything is saved.')).toBeVisible();
  // The first one's session ends; somebody else comes.
  await page.goto('/schedule');
  await signIn(page, game.owner);
  await context.setOffline(true);
  await page.goto(courtside(game));
  await expect(page.getByRole('alert').filter({ hasText: 'you are not signed in' })).toBeVisible();
  await expect(page.getByText('Allen')).toHaveCount(0);
  await expectAccessible(page);
  await context.setOffline(false);
  await expect(button(page, 'Undo')).toBeVisible();

  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(`/${game.slug}/games/${game.gameId}`);
  expect(await visitor.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});

test('the holder of a link opens the game without a network, too', async ({ page, browser }) => {
  const game = await openGame(page);
  const { createScorekeeperLink } = await graph<{ createScorekeeperLink: { secret: string } }>(
    page.request,
    'mutation ($id: ID!) { createScorekeeperLink(gameId: $id) { secret } }',
    { id: game.gameId },
  );
  const context = await browser.newContext();
  const tablet = await context.newPage();
  await tablet.goto(`/score/${createScorekeeperLink.secret}`);
  await tablet.getByLabel('Your name').fill('Ben');
  await button(tablet, 'Open the game').click();
  await isReady(tablet);
  await context.setOffline(true);
  await tablet.reload();
  await expect(notice(tablet)).toBeVisible();
  await makeTwo(tablet, 2);
  await tablet.reload();
  await expect(score(tablet, 'Aces')).toHaveText('2');
  // Who is chosen stays so while the network is looked for, in vain and with success.
  await button(tablet, 'Bo Berg').click();
  const failed = tablet.waitForEvent('requestfailed');
  await tablet.evaluate(() => window.dispatchEvent(new Event('online')));
  await failed;
  await expect(button(tablet, 'Bo Berg')).toHaveAttribute('aria-pressed', 'true');
  await context.setOffline(false);
  await expect(button(tablet, 'Everything is saved.')).toBeVisible();
  expect(await storedValues(page, game.gameId)).toHaveLength(1);
  await expect(button(tablet, 'Bo Berg')).toHaveAttribute('aria-pressed', 'true');
});
