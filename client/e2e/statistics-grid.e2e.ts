import { expect, test } from './test';
import { expectAccessible } from './accessible';
import { holdAnswers, loseRequests } from './held';
import { expectNoSidewaysScroll, graph, PASSWORD, signIn } from './platform-support';
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

test('what is no whole number stays as it was typed, with a word at the cell, and is stored when it is mended', async ({
  page,
}) => {
  const game = await openGame(page);
  await editStatistics(page, game);
  const note = page.getByRole('dialog', { name: 'About Ana Allen, PTS' });
  await cell(page, 'Ana Allen, Points').focus();
  await page.keyboard.type('3.5');
  await expectValue(page, 'Ana Allen, Points', '3.5');
  await expect(note).toContainText('Only whole numbers from 0 to 9999.');
  await page.keyboard.press('Enter');
  await page.keyboard.type('7');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'Still to be decided or mended: Ana Allen, PTS.' }),
  ).toBeVisible();
  await expect(field(page, 'Ana Allen, Points')).toBeFocused();
  await expectValue(page, 'Ana Allen, Points', '3.5');
  expect(await storedValues(page, game.gameId)).toEqual(['Bo Berg: PTS 7']);
  await page.keyboard.press('F2');
  await page.keyboard.press('Backspace');
  await expect(note).toBeVisible();
  await page.keyboard.press('Backspace');
  await expect(note).toBeHidden();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('button', { name: 'Edit Stats', exact: true })).toBeVisible();
  expect(await storedValues(page, game.gameId)).toEqual(['Ana Allen: PTS 3', 'Bo Berg: PTS 7']);
});

test('nothing moves under the hands: what is said while somebody types has its room', async ({ page, browser }) => {
  const game = await openGame(page);
  await graph(
    page.request,
    'mutation ($id: ID!, $input: SetGameScoreInput!) { setGameScore(id: $id, input: $input) { id } }',
    { id: game.gameId, input: { homeScore: 12, awayScore: 0, expectedVersion: 1 } },
  );
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await editStatistics(page, game);
    const top = async () => (await page.getByRole('grid', { name: 'Aces' }).boundingBox())!.y;
    const before = await top();
    await cell(page, 'Ana Allen, Points').focus();
    await page.keyboard.type('1');
    await expect(page.getByText('Aces: the players’ scores do not add up to the final score.')).toBeVisible();
    expect(await top()).toBe(before);
    await page.keyboard.type('x');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Not saved, since it is no whole number')).toBeInViewport();
    expect(await top()).toBe(before);
    const other = await otherAdministrator(browser, game.owner);
    await editStatistics(other, game);
    await expect(page.getByText(`Also here: ${game.owner}`)).toBeVisible();
    expect(await top()).toBe(before);
    await other.context().close();
    await cell(page, 'Ana Allen, Points').focus();
    await page.keyboard.press('Escape');
  }
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

test('what waits for the network goes out under no other name, when somebody else signs in meanwhile', async ({
  page,
}) => {
  const game = await openGame(page);
  await editStatistics(page, game);
  let asked = 0;
  page.on('request', (request) => {
    if ((request.postData() ?? '').includes('query SignedIn')) asked += 1;
  });
  await cell(page, 'Ana Allen, Points').focus();
  await page.keyboard.type('7');
  await page.keyboard.press('Tab');
  await saved(page);
  // Whose session it is nobody asks while it is the one that the page came with.
  expect(asked).toBe(0);
  await page.route('**/graphql*', (route) => route.abort());
  await page.keyboard.type('3');
  await page.keyboard.press('Tab');
  await expect(page.getByText('1 value not saved yet')).toBeVisible();
  await signIn(page, game.owner);
  await page.unroute('**/graphql*');
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  const line = page.getByRole('status').filter({ hasText: `${game.owner} is signed in in this browser now, not you.` });
  await expect(line).toContainText('1 value waits here until you sign in again.');
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('alert').filter({ hasText: `${game.owner} is signed in` })).toBeVisible();
  expect(await storedValues(page, game.gameId)).toEqual(['Ana Allen: PTS 7']);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Username')).toHaveValue(game.staff);
  await dialog.getByLabel('Password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Sign in and go on' }).click();
  await saved(page);
  expect(await storedValues(page, game.gameId)).toEqual(['Ana Allen: PTS 7, AST 3']);
});

test('nothing of a line is changed under the name of who has signed in meanwhile', async ({ page }) => {
  const game = await openGame(page);
  await editStatistics(page, game);
  await cell(page, 'Ana Allen, Points').focus();
  await pasteText(page, '7\n8');
  await saved(page);
  const choose = async (player: string, item: string): Promise<void> => {
    await page.getByRole('button', { name: player }).click();
    await page.getByRole('menuitem', { name: item, exact: true }).click();
  };
  await signIn(page, game.owner);
  const written: string[] = [];
  page.on('request', (request) => {
    const [, name] =
      /"operationName":"(UpdateGameLines|DeleteGameLines|AddGamePlayer)"/.exec(request.postData() ?? '') ?? [];
    if (name !== undefined) written.push(name);
  });
  let asked = 0;
  page.on('request', (request) => {
    if ((request.postData() ?? '').includes('query SignedIn')) asked += 1;
  });
  const refused = page
    .getByRole('alert')
    .filter({ hasText: `${game.owner} is signed in in this browser now, not you. Nothing was changed.` });
  // Whose session it is each of these asks anew, as the word about the one before may still be there.
  const expectRefused = async (times: number): Promise<void> => {
    await expect.poll(() => asked).toBe(times);
    await expect(refused).toBeVisible();
  };
  await choose('Ana Allen', 'Remove from the box score');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Delete|Remove/ })
    .click();
  await expectRefused(1);
  for (const [item, times] of [
    ['Started', 2],
    ['Did not play', 3],
  ] as const) {
    await choose('Ana Allen', item);
    await expectRefused(times);
  }
  await choose('Ana Allen', 'Change the order');
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Move Bo Berg' }).focus();
  const live = page.locator('[id^=DndLiveRegion]').filter({ hasText: 'Bo Berg' });
  await page.keyboard.press('Space');
  await expect(live).toContainText('is over position 2');
  await page.keyboard.press('ArrowUp');
  await expect(live).toContainText('position 1');
  await page.keyboard.press('Space');
  await expectRefused(4);
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
  await page.getByRole('button', { name: '+ Add player to Aces' }).click();
  await dialog.getByLabel('First name').fill('Fay');
  await dialog.getByLabel('Last name').fill('Oduya');
  await dialog.getByRole('button', { name: 'Add player' }).click();
  await expectRefused(5);
  // What was entered stays.
  await expect(dialog.getByLabel('First name')).toHaveValue('Fay');
  expect(written).toEqual([]);
  expect(await storedValues(page, game.gameId)).toEqual(['Ana Allen: PTS 7', 'Bo Berg: PTS 8']);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await choose('Bo Berg', 'Started');
  await expectRefused(6);
  await refused.getByRole('button', { name: 'Sign in' }).click();
  await expect(dialog.getByLabel('Username')).toHaveValue(game.staff);
  await dialog.getByLabel('Password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Sign in and go on' }).click();
  await choose('Bo Berg', 'Started');
  await expect.poll(async () => (await rowNames(page))[0]).toBe('Bo Berg');
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
  const mark = page.getByText('Aces: the players’ scores do not add up to the final score.');
  await cell(page, 'Ana Allen, Points').focus();
  await page.keyboard.type('1');
  await expect(mark).toBeVisible();
  await page.keyboard.type('2');
  await expect(mark).toBeHidden();
  await expect(page.getByText('The players’ scores add up to the final score.')).toBeVisible();
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
  // Nothing can be read for a moment: the player is there all the same, and on the screen as soon as it can.
  const bringBack = await loseRequests(page, 'query StatisticsEntry');
  await dialog.getByRole('button', { name: 'Add player' }).click();
  await expect(page.getByText('Fay Oduya added.')).toBeVisible();
  await expect(dialog).toBeHidden();
  await bringBack();
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
  // Who has no line has no place.
  const listed = page.getByRole('dialog').getByRole('button', { name: /^Move / });
  await expect(listed).toHaveCount(3);
  await expect(page.getByRole('dialog')).toContainText('Players of whom nothing is entered follow by name');
  await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).last().click();
  // What opened it gets the focus back, which would go there from a cell.
  await expect(page.getByRole('button', { name: 'Fay Oduya' })).toBeFocused();
  await cell(page, 'Ana Allen, Assists').focus();
  await page.keyboard.type('2');
  await page.keyboard.press('Enter');
  await choose('Fay Oduya', 'Change the order');
  await expect(listed).toHaveCount(4);
  await expect(page.getByRole('dialog')).not.toContainText('Players of whom nothing is entered');
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
  expect(await storedValues(page, game.gameId)).toEqual(['Ana Allen: AST 2']);
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
    await page.keyboard.press('Enter');
    await expect(page.getByText('Not saved, since it is no whole number')).toBeInViewport();
    await page.keyboard.press('Shift+Enter');
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    if (width > 400) return;
    const { width: wide, height } = (await cell(page, 'Ana Allen, Points').boundingBox())!;
    expect(Math.min(wide, height)).toBeGreaterThanOrEqual(44);
    await expect(field(page, 'Ana Allen, Points')).toHaveAttribute('inputmode', 'numeric');
  });
}
