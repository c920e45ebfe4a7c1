import { expect, test } from './test';
import { isTold } from './support/is-told';
import { graph } from './platform-support';
import { otherAdministrator } from './seasons-support';
import {
  cell,
  editStatistics,
  expectValue,
  field,
  openGame,
  pasteText,
  rowNames,
  saved,
  storedValues,
  totalOf,
} from './statistics-support';

/** The server forgets those who said nothing for 45 seconds: what is told before that was said. */
const GONE_AT_ONCE = { timeout: 30_000 };

test('two administrators at one table: different cells merge, the same cell offers the choice', async ({
  page,
  browser,
}) => {
  const game = await openGame(page);
  const other = await otherAdministrator(browser, game.owner);
  for (const each of [page, other]) await editStatistics(each, game);
  await cell(page, 'Ana Allen, Points').focus();
  await page.keyboard.type('12');
  await page.keyboard.press('Enter');
  await saved(page);
  await cell(other, 'Di Dorn, Points').focus();
  await other.keyboard.type('5');
  await other.keyboard.press('Enter');
  await saved(other);
  // Each sees the other's value without asking.
  await expectValue(other, 'Ana Allen, Points', '12');
  // The same cell, from what both have seen before.
  await cell(page, 'Bo Berg, Points').focus();
  await page.keyboard.type('8');
  await cell(other, 'Bo Berg, Points').focus();
  await other.keyboard.type('9');
  await other.keyboard.press('Tab');
  await saved(other);
  await page.keyboard.press('Tab');
  const question = page.getByRole('dialog', { name: 'About Bo Berg, PTS' });
  await page.getByRole('button', { name: 'Bo Berg, PTS' }).click();
  await expect(question).toContainText(`${game.owner} has changed Bo Berg, PTS meanwhile.`);
  await expect(question.getByRole('button', { name: 'Theirs: 9' })).toBeVisible();
  // Closed, it is there again for whoever comes back to it, by pointer or by keys, and Done says what it waits for.
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(field(page, 'Bo Berg, Points')).toBeFocused();
  for (const again of [
    () => page.getByRole('button', { name: 'Bo Berg, PTS' }).click(),
    () => field(page, 'Bo Berg, Points').click(),
    () => page.getByRole('button', { name: 'Done' }).click(),
  ]) {
    await again();
    await expect(question).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
  }
  await expect(
    page.getByRole('alert').filter({ hasText: 'Still to be decided or mended: Bo Berg, PTS.' }),
  ).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(question.getByRole('button', { name: 'Theirs: 9' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(question).toBeHidden();
  await expect(field(page, 'Bo Berg, Points')).toBeFocused();
  await saved(page);
  expect(await storedValues(page, game.gameId)).toEqual(['Ana Allen: PTS 12', 'Bo Berg: PTS 8', 'Di Dorn: PTS 5']);
});

test("others' values are seen as they are saved, by who types nothing and by who only looks", async ({
  page,
  browser,
}) => {
  const game = await openGame(page);
  const other = await otherAdministrator(browser, game.owner);
  const looking = await otherAdministrator(browser, game.owner);
  await looking.goto(`/games/${game.gameId}`);
  const box = looking.getByRole('table', { name: 'Aces: statistics by player' });
  const reads: string[] = [];
  for (const each of [page, other]) {
    const told = isTold(each, 'ToldStatistics');
    await editStatistics(each, game);
    await told;
  }
  page.on('request', (request) => {
    if (/"operationName":"StatisticsEntry"/.test(request.postData() ?? '')) reads.push(request.url());
  });
  // What is being typed, and where, stays.
  await cell(page, 'Ana Allen, Assists').focus();
  await page.keyboard.type('7');
  await cell(other, 'Ana Allen, Rebounds').focus();
  await other.keyboard.type('4');
  await other.keyboard.press('Enter');
  await expectValue(page, 'Ana Allen, Rebounds', '4');
  expect(await totalOf(page, 'Aces', 'REB')).toBe('4');
  await expectValue(page, 'Ana Allen, Assists', '7');
  await expect(field(page, 'Ana Allen, Assists')).toBeFocused();
  await page.keyboard.type('1');
  await expectValue(page, 'Ana Allen, Assists', '71');
  expect(reads.length).toBeLessThanOrEqual(1);
  await expect(box.getByRole('row', { name: /Ana Allen/ })).toContainText('4');
  // The same cell, seen live: no choice is offered.
  await page.keyboard.press('Tab');
  await page.keyboard.type('5');
  await page.keyboard.press('Enter');
  await saved(page);
  await expectValue(other, 'Ana Allen, Rebounds', '5');
  await expect(page.getByText('Changed by somebody else meanwhile')).toBeHidden();
  await expect(box.getByRole('row', { name: /Ana Allen/ })).toContainText('71');
  await page.keyboard.press('Control+z');
  await expectValue(other, 'Ana Allen, Rebounds', '4');
  // What somebody else has made of it meanwhile stays, and everybody sees why.
  await cell(other, 'Ana Allen, Rebounds').click();
  await other.keyboard.type('8');
  await other.keyboard.press('Enter');
  await expectValue(page, 'Ana Allen, Rebounds', '8');
  await page.keyboard.press('Control+y');
  await expect(page.getByText('Ana Allen, REB: changed by somebody else since.')).toBeInViewport();
  await expectValue(page, 'Ana Allen, Rebounds', '8');
});

test('Cancel Edit Stats takes back what was written, and keeps by name what somebody else changed since', async ({
  page,
  browser,
}) => {
  const game = await openGame(page);
  await editStatistics(page, game);
  await cell(page, 'Ana Allen, Points').focus();
  await pasteText(page, '1\t2\n3\t4');
  await saved(page);
  const other = await otherAdministrator(browser, game.owner);
  await editStatistics(other, game);
  await cell(other, 'Bo Berg, Points').focus();
  await other.keyboard.type('30');
  await other.keyboard.press('Enter');
  await saved(other);
  await page.getByRole('button', { name: 'Cancel Edit Stats' }).click();
  await expect(
    page.getByText(`3 values were taken back. Kept, since others have changed them: Bo Berg, PTS (${game.owner}).`),
  ).toBeVisible();
  expect(await storedValues(page, game.gameId)).toEqual(['Bo Berg: PTS 30']);
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Undone:')).toBeVisible();
  expect(await storedValues(page, game.gameId)).toEqual(['Ana Allen: PTS 1, AST 2', 'Bo Berg: PTS 30, AST 4']);
});

test('who else enters statistics of the game is told, and in which cell', async ({ page, browser }) => {
  const game = await openGame(page);
  await editStatistics(page, game);
  const other = await otherAdministrator(browser, game.owner);
  await editStatistics(other, game);
  await expect(other.getByText(`Also here: ${game.staff}`)).toBeVisible();
  await cell(page, 'Ana Allen, Assists').click();
  // Both say again where they are, sooner or later.
  await expect(other.getByText(`Also here: ${game.staff} (Ana Allen, AST)`)).toBeVisible();
  await expect(page.getByText(new RegExp(`Also here: ${game.owner}`))).toBeVisible();
});

test('what is being typed stays under the hands while somebody else puts the rows into another order', async ({
  page,
  browser,
}) => {
  const game = await openGame(page);
  const other = await otherAdministrator(browser, game.owner);
  await editStatistics(page, game);
  await cell(page, 'Ana Allen, Points').focus();
  await pasteText(page, '1\n2\n3');
  await expect.poll(() => storedValues(page, game.gameId)).toHaveLength(3);
  await cell(page, 'Bo Berg, Points').focus();
  await page.keyboard.type('25');
  const ids = ['Cy Cole', 'Bo Berg', 'Ana Allen'].map((name) => game.playerIds[name]!);
  const change = (input: object) =>
    graph(
      other.request,
      'mutation ($id: ID!, $input: UpdateGameLinesInput!) { updateGameLines(gameId: $id, input: $input) { undoId } }',
      { id: game.gameId, input },
    );
  await change({ order: ids, lines: [{ playerId: ids[0], started: true, expectedVersion: 1 }] });
  await expect.poll(() => rowNames(page)).toEqual(['Cy Cole', 'Bo Berg', 'Ana Allen', 'Total']);
  // Also when nothing but the order is new.
  await change({ order: [ids[0], ids[2], ids[1]] });
  await expect.poll(() => rowNames(page)).toEqual(['Cy Cole', 'Ana Allen', 'Bo Berg', 'Total']);
  await expect(field(page, 'Bo Berg, Points')).toBeFocused();
  await expectValue(page, 'Bo Berg, Points', '25');
  await page.keyboard.type('0');
  await page.keyboard.press('Enter');
  await saved(page);
  expect(await storedValues(page, game.gameId)).toContain('Bo Berg: PTS 250');
});

test('whoever gets no answer does not ask on and on, which would hold up what is entered', async ({ page }) => {
  const game = await openGame(page);
  let asked = 0;
  await page.route('**/graphql**', (route) => {
    if (!(route.request().postData() ?? '').includes('ReportPresence')) return route.fallback();
    asked += 1; // and is never answered
    return undefined;
  });
  await page.clock.install();
  await page.goto(`/games/${game.gameId}/courtside`);
  await expect.poll(() => asked).toBe(1);
  await page.clock.runFor(12_000);
  expect(asked).toBe(1);
  await page.clock.runFor(5_000);
  await expect.poll(() => asked).toBe(2);
});

test('whoever leaves is gone at once, and nobody is told of the own tabs', async ({ page, browser }) => {
  const game = await openGame(page);
  const other = await otherAdministrator(browser, game.owner);
  await editStatistics(other, game);
  const cells = ['Ana Allen, Assists', 'Ana Allen, Rebounds'];
  // What others are told comes when the place is another one.
  const others = async (): Promise<string> => {
    const told = other.waitForResponse((answer) => (answer.request().postData() ?? '').includes('ReportPresence'));
    cells.reverse();
    await cell(other, cells[0]!).click();
    await told;
    return (await other.getByText('Also here:').allInnerTexts()).join('; ');
  };
  const atTable = `Also here: ${game.staff} (at the table)`;
  await page.goto(`/games/${game.gameId}/courtside`);
  await expect.poll(others, GONE_AT_ONCE).toBe(atTable);
  for (const _ of [1, 2]) await page.reload();
  await expect(page.getByText(`Also here: ${game.owner}`)).toBeAttached();
  expect(await page.getByText('Also here:').innerText()).not.toContain(game.staff);
  await expect.poll(others, GONE_AT_ONCE).toBe(atTable);
  await page.goto(`/games/${game.gameId}?edit=stats`);
  await expect(page.getByText(`Also here: ${game.owner}`)).toBeVisible();
  expect(await page.getByText('Also here:').innerText()).not.toContain(game.staff);
  // Another tab of the same browser is no one else.
  const tab = await page.context().newPage();
  await editStatistics(tab, game);
  await expect(tab.getByText(`Also here: ${game.owner}`)).toBeVisible();
  expect(await tab.getByText('Also here:').innerText()).not.toContain(game.staff);
  await tab.close({ runBeforeUnload: true });
  await page.getByRole('button', { name: 'Cancel Edit Stats' }).click();
  await expect(page.getByRole('button', { name: 'Edit Stats', exact: true })).toBeVisible();
  // A reload would begin to edit again.
  expect(new URL(page.url()).search).toBe('');
  await expect.poll(others, GONE_AT_ONCE).toBe('');
  // The screen at the table has a worker, which what a tab says while it is closed has to get past.
  const table = await page.context().newPage();
  await table.goto(`/games/${game.gameId}/courtside`);
  await table.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await expect.poll(others, GONE_AT_ONCE).toBe(atTable);
  await table.close({ runBeforeUnload: true });
  await expect.poll(others, GONE_AT_ONCE).toBe('');
});

test('a row that somebody else takes out of the game takes no key along to another player’s cell', async ({
  page,
  browser,
}) => {
  const game = await openGame(page);
  const other = await otherAdministrator(browser, game.owner);
  const { me } = await graph<{ me: { actingFor: { player: { rosters: { id: string }[] } } } }>(
    page.request,
    'query ($id: ID!) { me { actingFor { player(id: $id) { rosters { id } } } } }',
    { id: game.playerIds['Bo Berg'] },
  );
  await editStatistics(page, game);
  await cell(page, 'Bo Berg, Assists').click();
  await page.keyboard.type('5');
  await graph(other.request, 'mutation ($ids: [ID!]!) { removePlayersFromTeam(ids: $ids) { undoId } }', {
    ids: me.actingFor.player.rosters.map(({ id }) => id),
  });
  // Whoever comes back to the page is shown the game as it is.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  const notice = page.getByRole('alert').filter({ hasText: 'Bo Berg cannot be entered any more' });
  await expect(notice).toContainText('Not saved: AST 5.');
  await page.keyboard.type('1');
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('button', { name: 'Edit Stats' })).toBeVisible();
  expect(await storedValues(page, game.gameId)).toEqual([]);
});

test('whoever enters a line is told when somebody else removes it, with what went by that', async ({
  page,
  browser,
}) => {
  const game = await openGame(page);
  const other = await otherAdministrator(browser, game.owner);
  for (const each of [page, other]) await editStatistics(each, game);
  await cell(page, 'Ana Allen, Points').focus();
  await page.keyboard.type('12');
  await page.keyboard.press('Enter');
  await saved(page);
  await expectValue(other, 'Ana Allen, Points', '12');
  // Who removes the line has entered something in it, too.
  await cell(other, 'Ana Allen, Rebounds').focus();
  await other.keyboard.type('4');
  await other.keyboard.press('Enter');
  await saved(other);
  await expectValue(page, 'Ana Allen, Rebounds', '4');
  await cell(page, 'Ana Allen, Assists').click();
  await page.keyboard.type('3');
  await other.getByRole('button', { name: 'Ana Allen' }).click();
  await other.getByRole('menuitem', { name: 'Remove from the box score' }).click();
  await other
    .getByRole('dialog')
    .getByRole('button', { name: /Delete|Remove/ })
    .click();
  const notice = page.getByRole('alert').filter({ hasText: 'Somebody else has removed Ana Allen' });
  await expect(notice).toContainText(/with PTS 12, .*REB 4\. What you enter there now makes a new line\./);
  // What is being typed stays under the hands.
  await expectValue(page, 'Ana Allen, Assists', '3');
  await notice.getByRole('button', { name: 'Close' }).click();
  await expect(notice).toBeHidden();
  // What was removed is gone from the grid of who removed it, who knows that, also after more is saved there.
  await expectValue(other, 'Ana Allen, Rebounds', '');
  await cell(other, 'Bo Berg, Points').focus();
  await other.keyboard.type('1');
  await other.keyboard.press('Enter');
  await saved(other);
  await expectValue(page, 'Bo Berg, Points', '1');
  await expect(other.getByText('Somebody else has removed')).toBeHidden();
});

test('who takes back the first value of a line is not told that somebody else has removed it', async ({ page }) => {
  const game = await openGame(page);
  await editStatistics(page, game);
  await cell(page, 'Ana Allen, Points').focus();
  await page.keyboard.type('5');
  await page.keyboard.press('Enter');
  await saved(page);
  // Also what was shown for a moment is kept.
  await page.evaluate(() => {
    const seen = new MutationObserver(() => {
      if (document.body.innerText.includes('Somebody else has removed')) document.body.dataset.accused = '';
    });
    seen.observe(document.body, { childList: true, subtree: true, characterData: true });
  });
  await page.keyboard.press('Control+z');
  await expectValue(page, 'Ana Allen, Points', '');
  await saved(page);
  expect(await storedValues(page, game.gameId)).toEqual([]);
  await expect(page.locator('body')).not.toHaveAttribute('data-accused');
});
