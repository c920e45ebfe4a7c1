import { expect, type Page, test } from './test';
import { expectAccessible } from './accessible';
import { holdAnswers } from './held';
import { expectNoSidewaysScroll, graph } from './platform-support';
import { otherAdministrator } from './seasons-support';
import { cell, editStatistics, expectValue, field, openGame, pasteText, storedValues } from './statistics-support';

/** The total of a statistic on a side, by its place in the grid. */
async function totalOf(page: Page, team: string, abbreviation: string): Promise<string> {
  const grid = page.getByRole('grid', { name: team });
  const heads = await grid.getByRole('columnheader').allInnerTexts();
  const foot = grid.getByRole('row').last().getByRole('gridcell');
  return foot.nth(heads.indexOf(abbreviation) - 1).innerText();
}

/** Whose rows the grid of the Aces has, in order: no numbers before the names, nothing of what is said below them. */
async function rowNames(page: Page): Promise<string[]> {
  const rows = await page.getByRole('grid', { name: 'Aces' }).getByRole('rowheader').allInnerTexts();
  return rows.map((text) =>
    text
      .replace(/^\d+\s+/, '')
      .split('\n')[0]!
      .trim(),
  );
}

/** The server forgets those who said nothing for 45 seconds: what is told before that was said. */
const GONE_AT_ONCE = { timeout: 30_000 };

const saved = (page: Page) => expect(page.getByText('Every value is saved as its cell is left.')).toBeVisible();

test('a row is typed by keyboard alone; totals and the score follow, and everything is there afterwards', async ({
  page,
}) => {
  const game = await openGame(page);
  await editStatistics(page, game);
  await cell(page, 'Ana Allen, Points').focus();
  await page.keyboard.type('12');
  // Before the cell is left.
  await expect(page.getByLabel('Running score')).toHaveText('12 : 0');
  expect(await totalOf(page, 'Aces', 'PTS')).toBe('12');
  for (const value of ['3', '4']) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(value);
  }
  // Derived columns are passed over: after rebounds come free throws made.
  await page.keyboard.press('Tab');
  await expect(field(page, 'Ana Allen, Free Throws Made')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field(page, 'Bo Berg, Points')).toBeFocused();
  await page.keyboard.type('7');
  await page.keyboard.press('ArrowDown');
  await expect(field(page, 'Cy Cole, Points')).toBeFocused();
  expect(await totalOf(page, 'Aces', 'PTS')).toBe('19');
  await page.keyboard.press('End');
  await page.keyboard.press('Control+Home');
  await expect(field(page, 'Ana Allen, Points')).toBeFocused();
  // F2 edits what is there, Escape gives it up; Delete empties.
  await page.keyboard.press('F2');
  await page.keyboard.type('0');
  await expectValue(page, 'Ana Allen, Points', '120');
  await page.keyboard.press('Escape');
  await expectValue(page, 'Ana Allen, Points', '12');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Delete');
  await saved(page);
  expect(await storedValues(page, game.gameId)).toEqual(['Ana Allen: PTS 12, REB 4', 'Bo Berg: PTS 7']);
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('button', { name: 'Edit Stats', exact: true })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Aces: statistics by player' })).toContainText('Ana Allen');
});

test('by keys alone editing begins in the first cell, and ends where it began', async ({ page }) => {
  const game = await openGame(page);
  await page.goto(`/games/${game.gameId}`);
  const edit = page.getByRole('button', { name: 'Edit Stats', exact: true });
  for (const ending of ['Cancel Edit Stats', 'Done']) {
    await edit.focus();
    await page.keyboard.press('Enter');
    await expect(field(page, 'Ana Allen, Points')).toBeFocused();
    await page.keyboard.type('12');
    await page.getByRole('button', { name: ending }).focus();
    await page.keyboard.press('Enter');
    await expect(edit).toBeFocused();
  }
  expect(await storedValues(page, game.gameId)).toEqual(['Ana Allen: PTS 12']);
});

test('a block is pasted, cut off where it is too large, filled, copied, taken back by keys', async ({ page }) => {
  const game = await openGame(page);
  await editStatistics(page, game);
  await cell(page, 'Bo Berg, Points').focus();
  const release = await holdAnswers(page, 'SaveStatistics');
  await pasteText(page, '1\t2\t3\r\n4\t"5"\t\r\n7\t8\t9\r\n');
  await expect(page.getByRole('alert').filter({ hasText: '1 row did not fit' })).toBeVisible();
  await expect(page.getByText('Saving stats...')).toBeVisible();
  release();
  await expect(page.getByText('Saving stats...')).toBeHidden();
  expect(await storedValues(page, game.gameId)).toEqual(['Bo Berg: PTS 1, AST 2, REB 3', 'Cy Cole: PTS 4, AST 5']);
  // Anything that is no whole number refuses everything, naming the cell.
  await pasteText(page, '9\t9\n9\t4.5\n');
  await expect(page.getByRole('alert').filter({ hasText: '‘4.5’ for Cy Cole, AST' })).toBeVisible();
  await expectValue(page, 'Bo Berg, Points', '1');
  await page.keyboard.press('Control+d');
  await expectValue(page, 'Cy Cole, Assists', '2');
  await page.keyboard.press('Control+z');
  await expectValue(page, 'Cy Cole, Assists', '5');
  await page.keyboard.press('Control+z');
  await expectValue(page, 'Bo Berg, Points', '');
  await page.keyboard.press('Control+Shift+z');
  await expectValue(page, 'Bo Berg, Points', '1');
  await saved(page);
  expect(await storedValues(page, game.gameId)).toEqual(['Bo Berg: PTS 1, AST 2, REB 3', 'Cy Cole: PTS 4, AST 5']);
  const copied = await page.evaluate(() => {
    const clipboardData = new DataTransfer();
    document.activeElement!.dispatchEvent(
      new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true }),
    );
    return clipboardData.getData('text/plain');
  });
  expect(copied).toBe('1');
});

test('a row in the order of the grid fills its columns; what it has for derived ones is passed over', async ({
  page,
}) => {
  const game = await openGame(page);
  await editStatistics(page, game);
  const heads = await page.getByRole('grid', { name: 'Aces' }).getByRole('columnheader').allInnerTexts();
  const row: Record<string, string> = { PTS: '9', '2PM': '3', '2PA': '5', '3PM': '1', '3PA': '3', FTM: '0', FTA: '1' };
  const line = heads
    .slice(1)
    .map((head) => row[head] ?? (head.includes('%') ? '50.0%' : /^FG[MA]$/.test(head) ? '4' : ''));
  await cell(page, 'Ana Allen, Points').focus();
  await pasteText(page, `${line.join('\t')}\n`);
  await saved(page);
  const [stored] = await storedValues(page, game.gameId);
  const sorted = (text: string) => text.replace('Ana Allen: ', '').split(', ').toSorted();
  expect(sorted(stored!)).toEqual(sorted('PTS 9, 2PM 3, 2PA 5, 3PM 1, 3PA 3, FTM 0, FTA 1'));
});

test('letters are refused with a word at the cell', async ({ page }) => {
  const game = await openGame(page);
  await editStatistics(page, game);
  await cell(page, 'Ana Allen, Points').focus();
  await page.keyboard.type('1x');
  await expectValue(page, 'Ana Allen, Points', '1');
  await expect(page.getByRole('dialog', { name: 'About Ana Allen, PTS' })).toContainText(
    'Only whole numbers from 0 to 9999.',
  );
  await page.keyboard.type('2');
  await expect(page.getByRole('dialog', { name: 'About Ana Allen, PTS' })).toBeHidden();
  await page.keyboard.press('Enter');
  await saved(page);
  expect(await storedValues(page, game.gameId)).toEqual(['Ana Allen: PTS 12']);
});

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
  await page.keyboard.press('Enter');
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
    const told = each.waitForResponse((response) => response.url().includes('ToldStatistics'));
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
});

test('without a network values wait, are counted, and go out in order afterwards', async ({ page }) => {
  const game = await openGame(page);
  await editStatistics(page, game);
  await cell(page, 'Ana Allen, Points').focus();
  await page.context().setOffline(true);
  for (const value of ['1', '2', '3']) {
    await page.keyboard.type(value);
    await page.keyboard.press('Tab');
  }
  await expect(page.getByText('3 values not saved yet')).toBeVisible();
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Schedule' }).click();
  await expect(page.getByRole('dialog')).toContainText('Leave without saving?');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await page.context().setOffline(false);
  await saved(page);
  expect(await storedValues(page, game.gameId)).toEqual(['Ana Allen: PTS 1, AST 2, REB 3']);
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

test('a final score to which the points do not add up is marked while typing, and kept for the session', async ({
  page,
}) => {
  const game = await openGame(page);
  await graph(
    page.request,
    'mutation ($id: ID!, $input: SetGameScoreInput!) { setGameScore(id: $id, input: $input) { id } }',
    { id: game.gameId, input: { homeScore: 12, awayScore: 0, expectedVersion: 1 } },
  );
  await editStatistics(page, game);
  const flag = () => page.evaluate((id) => sessionStorage.getItem(`score-mismatch-${id}`), game.gameId);
  expect(await flag()).toBe('false');
  const mark = page.getByText('Aces: the players’ points do not add up to the final score.');
  await cell(page, 'Ana Allen, Points').focus();
  await page.keyboard.type('1');
  await expect(mark).toBeVisible();
  await page.keyboard.type('2');
  await expect(mark).toBeHidden();
  await page.keyboard.press('Enter');
  await page.keyboard.type('3');
  await page.keyboard.press('Enter');
  await saved(page);
  await page.getByRole('button', { name: 'Done' }).click();
  await expect.poll(flag).toBe('true');
});

test('a player is added at the table, a line-up is set and put into order, a line is removed', async ({ page }) => {
  const game = await openGame(page);
  await editStatistics(page, game);
  const choose = async (player: string, item: string): Promise<void> => {
    await page.getByRole('button', { name: player }).click();
    await page.getByRole('menuitem', { name: item, exact: true }).click();
  };
  await page.getByRole('button', { name: '+ Add player to Aces' }).click();
  const dialog = page.getByRole('dialog');
  // Somebody of the name plays for the other team: that one is offered.
  await dialog.getByLabel('First name').fill('Di');
  await dialog.getByLabel('Last name').fill('Dorn');
  await expect(dialog).toContainText('Di Dorn plays for Bulls.');
  await dialog.getByLabel('First name').fill('Fay');
  await dialog.getByLabel('Last name').fill('Oduya');
  await dialog.getByLabel('Jersey number').fill('31');
  await dialog.getByRole('button', { name: 'Add player' }).click();
  await expect(cell(page, 'Fay Oduya, Points')).toBeVisible();
  // Who is added next is told of a number that is worn.
  await page.getByRole('button', { name: '+ Add player to Aces' }).click();
  await dialog.getByLabel('Jersey number').fill('#31');
  await expect(dialog).toContainText('Fay Oduya wears this number, too.');
  await dialog.getByLabel('Jersey number').fill('');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await cell(page, 'Fay Oduya, Points').focus();
  await page.keyboard.type('6');
  await page.keyboard.press('Enter');
  await saved(page);
  await choose('Cy Cole', 'Started');
  await expect.poll(async () => (await rowNames(page))[0]).toBe('Cy Cole');
  await choose('Bo Berg', 'Did not play');
  await expect(cell(page, 'Bo Berg, Points')).toHaveCount(0);
  await choose('Fay Oduya', 'Change the order');
  await page.getByRole('button', { name: 'Move Fay Oduya' }).focus();
  const live = page.locator('[id^=DndLiveRegion]').filter({ hasText: 'Fay Oduya' });
  await page.keyboard.press('Space');
  await expect(live).toContainText('is over position 3');
  await page.keyboard.press('ArrowUp');
  await expect(live).toContainText('position 2');
  await page.keyboard.press('Space');
  await expect(page.getByText('Order saved')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).last().click();
  const ordered = ['Cy Cole', 'Fay Oduya', 'Ana Allen', 'Bo Berg', 'Total'];
  await expect.poll(() => rowNames(page)).toEqual(ordered);
  await choose('Fay Oduya', 'Remove from the box score');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Delete|Remove/ })
    .click();
  await expectValue(page, 'Fay Oduya, Points', '');
  expect(await storedValues(page, game.gameId)).toEqual([]);
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expectValue(page, 'Fay Oduya, Points', '6');
});

for (const width of [390, 1280]) {
  test(`at ${width} px nothing keeps people out`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    const game = await openGame(page);
    await editStatistics(page, game);
    await cell(page, 'Ana Allen, Points').focus();
    await pasteText(page, '12\t3\t4\n8\t1');
    await saved(page);
    await page.keyboard.type('x');
    await expect(page.getByRole('dialog', { name: 'About Ana Allen, PTS' })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    if (width > 400) return;
    const { width: wide, height } = (await cell(page, 'Ana Allen, Points').boundingBox())!;
    expect(Math.min(wide, height)).toBeGreaterThanOrEqual(44);
    await expect(field(page, 'Ana Allen, Points')).toHaveAttribute('inputmode', 'numeric');
  });
}

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
  await graph(
    other.request,
    'mutation ($id: ID!, $input: UpdateGameLinesInput!) { updateGameLines(gameId: $id, input: $input) { undoId } }',
    { id: game.gameId, input: { order: ids, lines: [{ playerId: ids[0], started: true, expectedVersion: 1 }] } },
  );
  await expect.poll(() => rowNames(page)).toEqual(['Cy Cole', 'Bo Berg', 'Ana Allen', 'Total']);
  await expect(field(page, 'Bo Berg, Points')).toBeFocused();
  await expectValue(page, 'Bo Berg, Points', '25');
  await page.keyboard.type('0');
  await page.keyboard.press('Enter');
  await saved(page);
  expect(await storedValues(page, game.gameId)).toContain('Bo Berg: PTS 250');
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
