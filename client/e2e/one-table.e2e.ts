import { action, button, cutNetwork, goCourtside, isSaved, PHONE, player, ROSTERS, score } from './courtside-support';
import { otherAdministrator } from './seasons-support';
import { cell, editStatistics, expectValue, openGame, storedValues } from './statistics-support';
import { expect, type Page, test } from './test';

test('the grid, a phone at the table and a visitor come to the same, also when the phone’s network was gone', async ({
  page,
  browser,
}) => {
  const game = await openGame(page, ROSTERS);
  await editStatistics(page, game);
  const phone = await otherAdministrator(browser, game.owner);
  await phone.setViewportSize(PHONE);
  const streams = streamsOf(phone);
  const socket = phone.waitForEvent('websocket');
  await goCourtside(phone, game);
  expect(new URL((await socket).url()).pathname).toBe('/graphql');
  await button(phone, 'Start Q1').click();
  const two = async (after: number): Promise<void> => {
    await player(phone, 'Aces', 'Ana Allen').click();
    await action(phone, 'Two made').click();
    await expect(score(phone, 'Aces')).toHaveText(String(after));
  };
  await two(2);
  await isSaved(phone);
  await expectValue(page, 'Ana Allen, Points', '2');
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(`/${game.slug}/games/${game.gameId}`);
  const row = visitor
    .getByRole('table', { name: 'Aces: statistics by player' })
    .getByRole('row', { name: /Ana Allen/ });
  await expect(row.getByRole('cell').first()).toHaveText('2');

  const restore = await cutNetwork(phone);
  await two(4);
  await expect(button(phone, /^1 not sent/)).toBeVisible();
  // A point is put right by hand meanwhile, and what comes from the table is added to it.
  await cell(page, 'Ana Allen, Points').click();
  await page.keyboard.type('3');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Every value is saved as its cell is left.')).toBeVisible();
  await expect(row.getByRole('cell').first()).toHaveText('3');
  await restore();
  // What is not sent yet goes at once; it may have been tried by itself just then.
  await phone.evaluate(() => window.dispatchEvent(new Event('online')));
  await isSaved(phone);
  await expectValue(page, 'Ana Allen, Points', '5');
  await expect(row.getByRole('cell').first()).toHaveText('5');
  expect(await storedValues(page, game.gameId)).toEqual([expect.stringMatching(/^Ana Allen: PTS 5,.*2PM 2, 2PA 2/)]);
  expect(streams).toEqual([]);
});

test('behind a proxy that lets no socket through, a table sees the taps of another one all the same', async ({
  page,
  browser,
}) => {
  const game = await openGame(page, ROSTERS);
  await page.routeWebSocket('**/graphql', (socket) => socket.close());
  const streams = streamsOf(page);
  await goCourtside(page, game);
  await expect.poll(() => streams).toHaveLength(1);
  const phone = await otherAdministrator(browser, game.owner);
  await phone.setViewportSize(PHONE);
  await goCourtside(phone, game);
  await button(phone, 'Start Q1').click();
  await player(phone, 'Aces', 'Ana Allen').click();
  await action(phone, 'Two made').click();
  await expect(score(page, 'Aces')).toHaveText('2');
});

/** The paths that a page asks for as streams of events, as it does. */
function streamsOf(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'eventsource') paths.push(new URL(request.url()).pathname);
  });
  return paths;
}
