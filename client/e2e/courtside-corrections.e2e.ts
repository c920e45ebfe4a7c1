import {
  action,
  button,
  cutNetwork,
  followed,
  goCourtside,
  isSaved,
  list,
  openCourtside,
  player,
  ROSTERS,
  score,
  strip,
  WIDE,
} from './courtside-support';
import { otherAdministrator } from './seasons-support';
import { graph } from './platform-support';
import { openGame, storedValues, type TestGame } from './statistics-support';
import { type Browser, expect, type Page, test } from './test';

const UPDATE = 'mutation ($id: ID!, $input: UpdateGameInput!) { updateGame(id: $id, input: $input) { id } }';
const VERSION = 'query ($id: ID!) { me { actingFor { game(id: $id) { version } } } }';

/** A game at the table on two devices: the page, and a desk of another administrator. */
async function openTwo(page: Page, browser: Browser): Promise<{ game: TestGame; desk: Page }> {
  const game = await openCourtside(page, WIDE);
  const desk = await otherAdministrator(browser, game.owner);
  await goCourtside(desk, game);
  return { game, desk };
}

/** Starts the first period, and waits until that is saved. */
async function startQ1(page: Page): Promise<void> {
  await button(page, 'Start Q1').click();
  await expect(button(page, 'Start Q1')).toBeHidden();
  await isSaved(page);
}

/** The first period begins, and both have heard of it. */
async function startBoth(page: Page, desk: Page): Promise<void> {
  await startQ1(page);
  await expect(button(desk, 'Start Q1')).toBeHidden();
}

async function makeTwo(page: Page): Promise<void> {
  await player(page, 'Aces', 'Ana Allen').click();
  await action(page, 'Two made').click();
  await expect(strip(page)).toContainText('Assist?');
}

async function correct(page: Page, name: RegExp, kind: string): Promise<void> {
  await list(page).getByRole('button', { name }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Play').selectOption(kind);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
}

test('what followed is offered as the plays stand: not of one that is gone or has changed, nor in another mode', async ({
  page,
}) => {
  await openCourtside(page, WIDE);
  await button(page, 'Start Q1').click();
  await makeTwo(page);
  await list(page)
    .getByRole('button', { name: /Two made/ })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(list(page).getByRole('button', { name: /Two made/ })).toBeHidden();
  await expect(strip(page)).toBeHidden();

  await makeTwo(page);
  await correct(page, /Two made/, 'Two missed');
  await expect(strip(page)).toContainText('Rebound?');
  await expect(strip(page)).not.toContainText('Assist?');

  await correct(page, /Two missed/, 'Two made');
  await expect(strip(page)).toContainText('Assist?');
  await button(page, 'Settings and keys').click();
  await page.getByLabel('Score only').check();
  await button(page, 'Done').click();
  await expect(strip(page)).toBeHidden();
});

test('what followed goes with a play that is dropped as one of another device, and with its period', async ({
  page,
  browser,
}) => {
  const { desk } = await openTwo(page, browser);
  await startBoth(page, desk);
  // The same moment at both: this device hears of the other's play when its own is refused.
  await page.clock.setFixedTime(Date.now());
  await desk.clock.setFixedTime(await page.evaluate(() => Date.now()));
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/graphql*', async (route) => {
    await held;
    await route.continue();
  });
  await makeTwo(page);
  await makeTwo(desk);
  await isSaved(desk);
  release();
  await button(page, 'Drop mine').click();
  await expect(button(page, 'Drop mine')).toBeHidden();
  await expect(strip(page)).toBeHidden();
  await page.unroute('**/graphql*');

  await player(page, 'Aces', 'Bo Berg').click();
  await action(page, 'Three made').click();
  await expect(strip(page)).toContainText('Assist?');
  await button(desk, 'Period and clock: Q1').click();
  await desk.getByRole('dialog').getByRole('button', { name: 'End Q1' }).click();
  await expect(button(page, 'Start Q2')).toBeVisible();
  await expect(strip(page)).toBeHidden();
});

test('a correction keeps what another device has corrected meanwhile, and tells of it', async ({ page, browser }) => {
  const { desk } = await openTwo(page, browser);
  await button(page, 'Start Q1').click();
  await makeTwo(page);
  await expect(score(desk, 'Aces')).toHaveText('2');
  const open = (who: Page, name: RegExp) => list(who).getByRole('button', { name }).click();
  const dialog = page.getByRole('dialog');
  const word = dialog.getByRole('alert').filter({ hasText: 'meanwhile' });
  const save = () => dialog.getByRole('button', { name: 'Save' }).click();

  // Something else of it: both are kept.
  await open(page, /Two made/);
  await correct(desk, /Two made/, 'Three made');
  await expect(word).toContainText('Somebody else has changed this play meanwhile: Allen: Three made');
  await expect(dialog.getByLabel('Play')).toHaveValue('MADE_THREE');
  await dialog.getByLabel('Who').selectOption('Cole');
  await expect(word).not.toContainText('You have changed the same');
  await save();
  await expect(dialog).toBeHidden();
  await expect(list(desk).getByRole('button', { name: /Three made · Cole/ })).toBeVisible();
  await isSaved(page);

  // The same of it: it is told before one of them goes.
  await open(page, /Three made · Cole/);
  await dialog.getByLabel('Play').selectOption('Two missed');
  await dialog.getByLabel('Clock').fill('1:11');
  await correct(desk, /Three made · Cole/, 'Two made');
  await expect(word).toContainText('Cole: Two made');
  await expect(word).toContainText('You have changed the same of it. Save keeps yours');
  await expect(dialog.getByLabel('Play')).toHaveValue('MISSED_TWO');
  await expect(dialog.getByLabel('Clock')).toHaveValue('1:11');
  await save();
  await expect(dialog).toBeHidden();
  await expect(list(desk).getByRole('button', { name: /Two missed · Cole/ })).toBeVisible();
  await isSaved(page);

  // Taken away meanwhile: nothing is saved as if it were there, and no undo of it is offered.
  await player(desk, 'Bulls', 'Flo Frost').click();
  await action(desk, 'Three made').click();
  await open(page, /Three made · Frost/);
  await dialog.getByLabel('Play').selectOption('Two made');
  await open(desk, /Three made · Frost/);
  await desk.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(word).toContainText('This play was deleted meanwhile');
  await expect(dialog.getByRole('button', { name: 'Save' })).toBeHidden();
  await dialog.getByRole('button', { name: 'Close' }).first().click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/Undo.*Frost/)).toBeHidden();
  await expect(score(page, 'Bulls')).toHaveText('0');
});

test('a period that two devices start, and end, at once starts and ends once, and nobody is asked', async ({
  page,
  browser,
}) => {
  const { desk } = await openTwo(page, browser);
  const marks = (kind: string) => list(page).getByRole('button', { name: new RegExp(kind) });
  /** Both tap before either has heard of the other. */
  const both = async (tap: (who: Page) => Promise<void>): Promise<void> => {
    const restore = await cutNetwork(page);
    await tap(page);
    await expect(button(page, /^1 not sent/)).toBeVisible();
    await tap(desk);
    await isSaved(desk);
    await restore();
    // It may have been tried by itself just then.
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await isSaved(page);
  };
  await both((who) => button(who, 'Start Q1').click());
  await expect(marks('Start of Q1')).toHaveCount(1);
  await both(async (who) => {
    await button(who, 'Period and clock: Q1').click();
    await who.getByRole('dialog').getByRole('button', { name: 'End Q1' }).click();
  });
  await expect(marks('End of Q1')).toHaveCount(1);
  await expect(page.getByText('Is it one play?')).toBeHidden();
  // What is taken back next is nothing of what was dropped.
  await expect(page.getByText('Undo: End of Q1')).toBeHidden();
  await page.reload();
  await expect(marks('of Q1')).toHaveCount(2);
});

test('an end of a period that was corrected to a timeout is asked about as the timeout, and can be kept', async ({
  page,
  browser,
}) => {
  const { desk } = await openTwo(page, browser);
  await startBoth(page, desk);
  const end = async (who: Page): Promise<void> => {
    await button(who, 'Period and clock: Q1').click();
    await who.getByRole('dialog').getByRole('button', { name: 'End Q1' }).click();
  };
  const restore = await cutNetwork(page);
  await end(page);
  await list(page)
    .getByRole('button', { name: /End of Q1/ })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Play').selectOption('Timeout');
  await dialog.getByLabel('Who').selectOption('Aces, the team alone');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await end(desk);
  await isSaved(desk);
  await restore();
  await button(page, /^1 not sent/).click();
  const question = page.getByRole('alert').filter({ hasText: 'Is it one play?' });
  await expect(question).toContainText('Timeout');
  await question.getByRole('button', { name: 'Keep both' }).click();
  await isSaved(page);
  await expect(list(desk).getByRole('button', { name: /Timeout/ })).toHaveCount(1);
  await expect(list(desk).getByRole('button', { name: /End of Q1/ })).toHaveCount(1);
});

test('a shot that is dropped as one of another device takes its assist along where that one has one', async ({
  page,
  browser,
}) => {
  const { game, desk } = await openTwo(page, browser);
  await startBoth(page, desk);
  await page.clock.setFixedTime(Date.now());
  await desk.clock.setFixedTime(await page.evaluate(() => Date.now()));
  const restore = await cutNetwork(page);
  await makeTwo(page);
  await followed(page, 'Assist, Aces', 'Berg').click();
  await makeTwo(desk);
  await followed(desk, 'Assist, Aces', 'Cole').click();
  await expect(list(desk).getByRole('button', { name: /Assist/ })).toBeVisible();
  await isSaved(desk);
  await restore();
  await button(page, /^2 not sent/).click();
  const question = page.getByRole('alert').filter({ hasText: 'Is it one play?' });
  await expect(question).toContainText('Drop mine also drops what theirs has already: Berg: Assist.');
  await question.getByRole('button', { name: 'Drop mine' }).click();
  await isSaved(page);
  await expect(list(page).getByRole('button', { name: /Assist/ })).toHaveCount(1);
  expect(await storedValues(page, game.gameId)).toEqual([
    expect.stringContaining('PTS 2'),
    expect.stringMatching(/^Cy Cole: AST 1/),
  ]);
});

test('a substitution keeps what another device has substituted meanwhile', async ({ page, browser }) => {
  const game = await openGame(page, { ...ROSTERS, Aces: [...ROSTERS.Aces, 'Fay Fox', 'Gil Good'] });
  await page.setViewportSize(WIDE);
  await goCourtside(page, game);
  const desk = await otherAdministrator(browser, game.owner);
  await goCourtside(desk, game);
  const dialog = page.getByRole('dialog');
  await button(page, 'Starters: Aces').click();
  for (const name of ROSTERS.Aces) await dialog.getByRole('button', { name }).click();
  await dialog.getByRole('button', { name: 'Start (5 of 5)' }).click();
  await startQ1(page);
  await button(page, /^Substitute.*Aces/).click();
  for (const name of ['Bo Berg', 'Gil Good']) await dialog.getByRole('button', { name }).click();
  await button(desk, /^Substitute.*Aces/).click();
  for (const name of ['Ana Allen', 'Fay Fox']) await desk.getByRole('dialog').getByRole('button', { name }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Substitute (5 of 5)' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Who is on the court has changed meanwhile.');
  await dialog.getByRole('button', { name: 'Substitute (5 of 5)' }).click();
  for (const name of ['Fay Fox', 'Gil Good']) await expect(player(desk, 'Aces', name)).toBeVisible();
  for (const name of ['Ana Allen', 'Bo Berg']) await expect(player(page, 'Aces', name)).toBeHidden();
});

test('an assist whose shot was missed after all is marked, and visitors are not told of it', async ({
  page,
  browser,
}) => {
  const game = await openCourtside(page, WIDE);
  await button(page, 'Start Q1').click();
  await makeTwo(page);
  await followed(page, 'Assist, Aces', 'Berg').click();
  await correct(page, /Two made/, 'Two missed');
  const assist = list(page).getByRole('button', { name: /Assist · Berg/ });
  await expect(assist).toContainText('does not count');
  await isSaved(page);
  expect(await storedValues(page, game.gameId)).toEqual([expect.stringMatching(/^Ana Allen: 2PA 1/)]);
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(`/${game.slug}/games/${game.gameId}/plays`);
  await expect(visitor.getByRole('listitem').filter({ hasText: 'Two missed' })).toBeVisible();
  await expect(visitor.getByRole('listitem').filter({ hasText: 'Assist' })).toHaveCount(0);

  // As it was, it counts again.
  await button(page, 'Undo').click();
  await expect(assist).not.toContainText('does not count');
  await isSaved(page);
  await visitor.reload();
  await expect(visitor.getByRole('listitem').filter({ hasText: 'Assist' })).toBeVisible();
});

test('a basket that was forgotten goes before the substitution, by who went off then', async ({ page }) => {
  const game = await openGame(page, { ...ROSTERS, Aces: [...ROSTERS.Aces, 'Fay Fox'] });
  await page.setViewportSize(WIDE);
  await goCourtside(page, game);
  const dialog = page.getByRole('dialog');
  await button(page, 'Starters: Aces').click();
  for (const name of ROSTERS.Aces) await dialog.getByRole('button', { name }).click();
  await dialog.getByRole('button', { name: 'Start (5 of 5)' }).click();
  await button(page, 'Start Q1').click();
  await button(page, /^Substitute.*Aces/).click();
  for (const name of ['Ana Allen', 'Fay Fox']) await dialog.getByRole('button', { name }).click();
  await dialog.getByRole('button', { name: 'Substitute (5 of 5)' }).click();
  await expect(player(page, 'Aces', 'Fay Fox')).toBeVisible();
  await expect(player(page, 'Aces', 'Ana Allen')).toBeHidden();

  await player(page, 'Aces', 'Fay Fox').click();
  await action(page, 'Two made').click();
  await expect(strip(page)).toContainText('Assist?');

  const target = list(page).getByRole('button', { name: /Substitution · Fox/ });
  await target.click();
  await dialog.getByRole('button', { name: 'Insert before' }).click();
  await expect(player(page, 'Aces', 'Fay Fox')).toBeHidden();
  // Below it, where what is entered comes to lie; what the latest play leads to does not belong there.
  await expect(target).toHaveCSS('border-bottom-width', '4px');
  await expect(strip(page)).toBeHidden();
  await makeTwo(page);
  await followed(page, 'Assist, Aces', 'Berg').click();
  await expect(strip(page)).not.toContainText('Assist?');
  await button(page, 'Done').click();
  await expect(strip(page)).toBeHidden();
  await expect(score(page, 'Aces')).toHaveText('4');
  await expect(player(page, 'Aces', 'Fay Fox')).toBeVisible();
  await expect(list(page).getByRole('listitem')).toContainText([
    'Q1',
    'Two made · Fox',
    'Substitution · Fox',
    'Assist · Berg',
    'Two made · Allen',
    'Start of Q1',
  ]);
  // A correction may name somebody who went off: what then is wrong with the minutes can be found.
  await list(page)
    .getByRole('button', { name: /Two made · Fox/ })
    .click();
  await dialog.getByLabel('Who').selectOption('Allen');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(list(page).getByText('not on the court')).toHaveCount(1);
  await expect(list(page).getByRole('listitem').nth(1)).toContainText('not on the court');
  await isSaved(page);
});

test('a note is written down at the table, of a player or of nobody, and visitors read it', async ({
  page,
  browser,
}) => {
  const game = await openCourtside(page);
  await button(page, 'Start Q1').click();
  await button(page, 'All plays').click();
  const dialog = page.getByRole('dialog');
  await button(page, 'Note').click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Write what is to be noted.')).toBeVisible();
  await dialog.getByLabel('Note').fill('The scoreboard stood still');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await button(page, 'Note').click();
  await dialog.getByLabel('Note').fill('Warned');
  await dialog.getByLabel('Who').selectOption('Allen');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(list(page).getByRole('listitem')).toContainText(['Q1', 'Warned · Allen', 'The scoreboard stood still']);
  await isSaved(page);
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(`/${game.slug}/games/${game.gameId}/plays`);
  await expect(visitor.getByRole('listitem').filter({ hasText: 'The scoreboard stood still' })).toBeVisible();
});

test('the table is told that an administrator has postponed or called off its game, and that it is on again', async ({
  page,
}) => {
  const { gameId } = await openCourtside(page);
  await startQ1(page);
  const set = async (status: string): Promise<void> => {
    const { me } = await graph<{ me: { actingFor: { game: { version: number } } } }>(page.request, VERSION, {
      id: gameId,
    });
    const input = { status, expectedVersion: me.actingFor.game.version };
    await graph(page.request, UPDATE, { id: gameId, input });
  };
  await set('POSTPONED');
  await expect(page.getByText('The game is marked as postponed. What is entered is kept')).toBeVisible();
  await player(page, 'Aces', 'Ana Allen').click();
  await action(page, 'Two made').click();
  await expect(score(page, 'Aces')).toHaveText('2');
  await isSaved(page);
  await set('CANCELLED');
  await expect(page.getByText('The game is marked as cancelled. What is entered is kept')).toBeVisible();
  await set('IN_PROGRESS');
  await expect(page.getByText('The game is marked as')).toBeHidden();
});

test('who deletes a shot deletes what followed from it, down to the free throws of the foul, and gets it back', async ({
  page,
}) => {
  const { gameId } = await openCourtside(page, WIDE);
  await button(page, 'Start Q1').click();
  await player(page, 'Aces', 'Ana Allen').click();
  await action(page, 'Two missed').click();
  await strip(page).getByRole('button', { name: 'Foul?' }).click();
  await followed(page, 'Shooting foul, Bulls', 'Gray').click();
  await strip(page).getByRole('button', { name: 'Free throw made' }).click();
  await expect(score(page, 'Aces')).toHaveText('1');
  await isSaved(page);
  const before = await storedValues(page, gameId);
  await list(page)
    .getByRole('button', { name: /Two missed/ })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Play deleted, with 2 that belonged to it.')).toBeVisible();
  await expect(list(page).getByRole('listitem').filter({ hasText: '·' })).toHaveCount(0);
  await expect(score(page, 'Aces')).toHaveText('0');
  await button(page, 'Undo').click();
  await expect(score(page, 'Aces')).toHaveText('1');
  await isSaved(page);
  expect(await storedValues(page, gameId)).toEqual(before);
});

test('a shot that is moved to another period goes before its end, and takes its assist along', async ({ page }) => {
  const { gameId } = await openCourtside(page, WIDE);
  await button(page, 'Start Q1').click();
  await button(page, 'Period and clock: Q1').click();
  await button(page, 'End Q1').click();
  await button(page, 'Start Q2').click();
  await makeTwo(page);
  await followed(page, 'Assist, Aces', 'Berg').click();
  await list(page)
    .getByRole('button', { name: /Two made/ })
    .click();
  await page.getByRole('dialog').getByLabel('Period').selectOption('Q1');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(list(page).getByRole('listitem')).toHaveText([
    /Q2/,
    /Start of Q2/,
    /Q1/,
    /End of Q1/,
    /Assist · Berg/,
    /Two made · Allen/,
    /Start of Q1/,
  ]);
  await isSaved(page);
  expect(await storedValues(page, gameId)).toEqual([
    expect.stringMatching(/^Ana Allen: .*PTS 2/),
    expect.stringMatching(/^Bo Berg: AST 1/),
  ]);
  await button(page, 'Undo').click();
  await expect(list(page).getByRole('listitem').nth(1)).toHaveText(/Assist · Berg/);
});
