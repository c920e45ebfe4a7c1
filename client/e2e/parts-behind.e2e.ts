import { expect, type Page, test } from './test';
import { findSample } from './sample';
import { addressOfPart, partAt } from './support/parts-of-build';
import { gameOfToday, namePlayer, setStatus } from './todays-game';

/** Lets the script of a part not come, until it is told that they may. */
async function without(page: Page, name: string): Promise<() => void> {
  let isAway = true;
  await page.route(addressOfPart(name), (route) => (isAway ? route.abort() : route.continue()));
  return () => (isAway = false);
}

for (const [what, role, first, last] of [
  ['a column', 'button', 'PTS', 'AST'],
  ['a tab', 'tab', 'Charlotte Hornets', 'Indiana Pacers'],
] as const)
  test(`what is pressed before the page is alive is done once it is, the last of it, and once: ${what}`, async ({
    page,
    request,
  }) => {
    const { game } = await findSample(request);
    await page.setViewportSize({ width: 390, height: 844 });
    let come = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      come = resolve;
    });
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      await held;
      await route.continue();
    });
    const opened = page.goto(`/nba/games/${game}`);
    const pressed = (name: string) => page.getByRole(role, { name, exact: true }).first();
    await pressed(first).click();
    await pressed(last).click();
    await pressed(last).click();
    await expect(pressed(last)).toHaveAttribute('data-early');
    await expect(pressed(first)).not.toHaveAttribute('data-early');
    come();
    await opened;
    await expect(page.locator('[data-early]')).toHaveCount(0);
    if (role === 'tab') await expect(page.getByRole('tab', { selected: true })).toHaveText(last);
    else
      await expect(page.getByRole('columnheader', { name: last, exact: true }).first()).toHaveAttribute(
        'aria-sort',
        'descending',
      );
  });

test('whoever goes on does not wait for a part of the page that does not come', async ({ page }) => {
  await without(page, 'head-search');
  const asked = page.waitForEvent('requestfailed', (failed) => partAt(failed.url()) === 'head-search');
  await page.goto('/nba');
  await asked;
  await page.getByRole('link', { name: 'Standings', exact: true }).first().click();
  await expect(page.getByRole('table', { name: 'Standings', exact: true })).toBeVisible();
});

test('another view of a box score does not wait for what stands above it', async ({ page, request }) => {
  const { game } = await findSample(request);
  await without(page, 'game-story');
  const asked = page.waitForEvent('requestfailed', (failed) => partAt(failed.url()) === 'game-story');
  await page.goto(`/nba/games/${game}`);
  await asked;
  await expect(page.getByRole('heading', { name: 'Game leaders' })).toBeVisible();
  await page.getByRole('link', { name: 'Compact' }).click();
  await expect(page.getByRole('columnheader', { name: 'FG', exact: true }).first()).toBeVisible();
});

test('what a page is told before a part of it is alive takes nothing away, and the part comes when it can', async ({
  page,
  baseURL,
}) => {
  const game = await gameOfToday(page);
  const { addPoints } = await namePlayer(page, game, ['Ann', 'Ash']);
  await addPoints(2);
  await setStatus(page, game, 'IN_PROGRESS');
  const visitor = await (await page.context().browser()!.newContext()).newPage();
  const mayCome = await without(visitor, 'game-story');
  const asked = visitor.waitForEvent('requestfailed', (failed) => partAt(failed.url()) === 'game-story');
  const followed = visitor.waitForRequest((request) => request.resourceType() === 'eventsource');
  await visitor.goto(`${baseURL}/${game.slug}/games/${game.id}`);
  await Promise.all([asked, followed]);
  const leaders = visitor.getByRole('heading', { name: 'Game leaders' });
  await addPoints(1);
  await expect(visitor.getByRole('row', { name: /Ann Ash/ })).toContainText('3');
  await expect(leaders).toBeVisible();
  mayCome();
  const card = visitor.getByRole('list').filter({ hasText: 'Ann Ash' });
  // It tries again after ever longer pauses.
  await expect(card).toContainText('3', { timeout: 90_000 });
  await expect(leaders).toBeVisible();
});
