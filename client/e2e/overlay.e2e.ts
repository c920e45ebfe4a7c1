import { expect, test } from './test';
import { expectAccessibleAsIs } from './accessible';
import { watch } from './pages';
import { findSample } from './sample';
import { gameOfToday, setScore, setStatus } from './todays-game';

test('an overlay has nothing behind it, and its score changes by itself', async ({ page, browser, baseURL }) => {
  const game = await gameOfToday(page);
  const stream = await (await browser.newContext({ viewport: { width: 1920, height: 1080 } })).newPage();
  const noted = watch(stream);
  const opened = stream.waitForRequest((request) => request.resourceType() === 'eventsource');
  await stream.goto(`${baseURL}/${game.slug}/games/${game.id}/overlay?position=top-left`);
  await opened;
  const board = stream.getByRole('main');
  await expect(board).toContainText('6:00 PM');
  await setStatus(page, game, 'IN_PROGRESS');
  await expect(board).toContainText('In progress');
  await setScore(page, game, 61, 58);
  await expect(board).toContainText(/Bulls.*58.*Aces.*61.*Final/);
  for (const element of ['html', 'body'])
    expect(await stream.locator(element).evaluate((each) => getComputedStyle(each).backgroundColor)).toBe(
      'rgba(0, 0, 0, 0)',
    );
  const box = (await board.boundingBox())!;
  expect([box.x < 60, box.y < 60, box.width < 1000, box.height < 120]).toEqual([true, true, true, true]);
  await expectAccessibleAsIs(stream);
  expect(noted.problems).toEqual([]);
});

test('the game’s page in the admin area gives the address', async ({ page, request, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const game = await gameOfToday(page);
  await page.goto(`/games/${game.id}`);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Overlay for streams' }).click();
  const dialog = page.getByRole('dialog', { name: 'Overlay for streams' });
  const address = dialog.getByRole('status', { name: 'Address of the overlay' });
  await expect(address).toHaveText(new RegExp(`/${game.slug}/games/${game.id}/overlay$`));
  await dialog.getByLabel('Size').selectOption('Large');
  await dialog.getByLabel('Place in the picture').selectOption('Top right');
  await expect(address).toHaveText(/\/overlay\?size=large&position=top-right$/);
  await dialog.getByRole('button', { name: 'Copy' }).click();
  await expect(dialog.getByText('It is in your clipboard.')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(await address.textContent());
  const answer = await request.get(copied);
  expect(await answer.text()).toContain('class="top-right"');
});

test('a phone shows it whole', async ({ page, request }) => {
  const sample = await findSample(request);
  await page.setViewportSize({ width: 390, height: 844 });
  for (const size of ['small', 'medium', 'large']) {
    await page.goto(`/nba/games/${sample.game}/overlay?size=${size}`);
    await expect(page.getByRole('main')).toContainText('Final');
    const { x, width } = (await page.getByRole('main').boundingBox())!;
    expect([x >= 0, x + width <= 390]).toEqual([true, true]);
  }
});
