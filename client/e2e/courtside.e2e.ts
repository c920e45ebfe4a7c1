import { expect, type Locator, type Page, test } from './test';
import { expectAccessible } from './accessible';
import { expectNoSidewaysScroll, signIn } from './platform-support';
import { otherAdministrator } from './seasons-support';
import { openGame, storedValues, type TestGame } from './statistics-support';

const PHONE = { width: 390, height: 664 };
const ROSTERS = {
  Aces: ['Ana Allen', 'Bo Berg', 'Cy Cole', 'Dee Dunn', 'Eli East'],
  Bulls: ['Flo Frost', 'Gus Gray', 'Hal Hunt', 'Ida Ives', 'Jo Jones'],
};

/** A game at the table, on a phone unless a size is told. */
async function openCourtside(page: Page, size = PHONE): Promise<TestGame> {
  const game = await openGame(page, ROSTERS);
  await page.setViewportSize(size);
  await goCourtside(page, game);
  return game;
}

async function goCourtside(page: Page, { gameId }: Pick<TestGame, 'gameId'>): Promise<void> {
  await page.goto(`/games/${gameId}/courtside`);
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
}

const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name, exact: true });
const player = (page: Page, team: string, name: string): Locator =>
  page.getByRole('region', { name: `Players of ${team}` }).getByRole('button', { name, exact: true });
const action = (page: Page, name: string): Locator =>
  page.getByRole('region', { name: 'What happened' }).getByRole('button', { name, exact: true });
const followed = (page: Page, group: string, name: string): Locator =>
  page.getByRole('group', { name: group }).getByRole('button', { name, exact: true });
const team = (page: Page, name: string): Locator =>
  page.getByRole('group', { name: 'Teams' }).getByRole('button', { name: new RegExp(`^${name}`) });
const score = (page: Page, name: string): Locator => team(page, name).locator('[data-part=score]');
/** Whether nothing waits to be sent. What was entered last has to be in sight by then: before it is kept, nothing waits either. */
const isSaved = (page: Page) => expect(button(page, 'Everything is saved.')).toBeVisible();
const list = (page: Page): Locator => page.getByRole('region', { name: 'Plays', exact: true });

/** Of which games this browser keeps what the server said last, and whose session it has. */
const keptGames = (page: Page): Promise<string[]> =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open('courtside');
        opening.addEventListener('success', () => {
          const keys = opening.result.transaction('games').objectStore('games').getAllKeys();
          keys.addEventListener('success', () => {
            opening.result.close();
            resolve(keys.result.map(String).toSorted());
          });
          keys.addEventListener('error', () => reject(keys.error!));
        });
      }),
  );

/** Whether requests to the graph get through. */
async function cutNetwork(page: Page): Promise<() => Promise<void>> {
  await page.route('**/graphql*', (route) => route.abort());
  return () => page.unroute('**/graphql*');
}

test('on a phone a possession takes three taps; visitors and a second device see it at once', async ({
  page,
  browser,
}) => {
  const game = await openCourtside(page);
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(`/${game.slug}/games/${game.gameId}`);
  const desk = await otherAdministrator(browser, game.owner);
  await goCourtside(desk, game);
  await button(page, 'Start Q1').click();

  let taps = 0;
  const tap = async (where: Locator): Promise<void> => {
    taps += 1;
    await where.click();
  };
  // A two with its assist.
  await tap(player(page, 'Aces', 'Ana Allen'));
  await tap(action(page, 'Two made'));
  await tap(followed(page, 'Assist, Aces', 'Allen').or(followed(page, 'Assist, Aces', 'Berg')));
  expect(taps).toBe(3);
  // A miss with its rebound, action first.
  taps = 0;
  await tap(action(page, 'Three missed'));
  await tap(player(page, 'Aces', 'Cy Cole'));
  await tap(followed(page, 'Defensive rebound, Bulls', 'Frost'));
  expect(taps).toBe(3);
  await expect(page.getByRole('status').filter({ hasText: 'Defensive rebound' })).toBeVisible();
  await expect(score(page, 'Aces')).toHaveText('2');
  await isSaved(page);
  expect(await storedValues(page, game.gameId)).toEqual([
    expect.stringMatching(/^Ana Allen: .*PTS 2.*2PM 1, 2PA 1/),
    expect.stringMatching(/^Bo Berg: AST 1/),
    expect.stringMatching(/^Cy Cole: 3PA 1/),
    expect.stringMatching(/^Flo Frost: REB 1.*DREB 1/),
  ]);
  await expect(score(desk, 'Aces')).toHaveText('2');
  await expect(list(desk).getByRole('button', { name: /Assist · Berg/ })).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByRole('table', { name: 'Aces: statistics by player' })).toContainText('Ana Allen');

  // Both go on.
  await player(desk, 'Bulls', 'Gus Gray').click();
  await action(desk, 'Three made').click();
  await expect(score(page, 'Bulls')).toHaveText('3');
  await expect(visitor.getByRole('table', { name: 'Bulls: statistics by player' })).toContainText('Gus Gray');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await expectAccessible(desk);
  expect(await page.evaluate(tooSmall)).toEqual([]);
  expect(await desk.evaluate(tooSmall)).toEqual([]);
});

/** In the page: what can be tapped and is smaller than a finger. */
function tooSmall(): string[] {
  return [...document.querySelectorAll<HTMLElement>('main button, main a')]
    .filter((element) => element.checkVisibility())
    .filter((element) => {
      const { width, height } = element.getBoundingClientRect();
      return width < 43.5 || height < 43.5;
    })
    .map((element) => element.outerHTML.slice(0, 200));
}

test('without a network every tap is kept, over a reload, and sent in order when it is back', async ({ page }) => {
  const game = await openCourtside(page);
  await button(page, 'Start Q1').click();
  await expect(button(page, 'Start Q1')).toBeHidden();
  await isSaved(page);
  const restore = await cutNetwork(page);
  for (let count = 0; count < 3; count += 1) {
    await player(page, 'Aces', 'Ana Allen').click();
    await action(page, 'Two made').click();
    await expect(score(page, 'Aces')).toHaveText(String(2 * (count + 1)));
  }
  await expect(page.getByRole('alert').filter({ hasText: 'No connection: 3 plays are kept' })).toBeVisible();
  await page.reload();
  await expect(score(page, 'Aces')).toHaveText('6');
  await expect(button(page, /^3 not sent/)).toBeVisible();
  // What is taken back before it was sent leaves nothing behind.
  await button(page, 'Undo').click();
  await expect(score(page, 'Aces')).toHaveText('4');
  await restore();
  await button(page, /^4 not sent/).click();
  await isSaved(page);
  expect(await storedValues(page, game.gameId)).toEqual([expect.stringMatching(/PTS 4,.*2PM 2, 2PA 2/)]);
  await page.reload();
  await expect(score(page, 'Aces')).toHaveText('4');
});

test('an undo can be undone; a play of an earlier period is corrected, a final score only when asked', async ({
  page,
}) => {
  const game = await openGame(page, ROSTERS);
  await page.goto('/schedule');
  await button(page, 'More: Aces vs Bulls').click();
  await page.getByRole('menuitem', { name: 'Courtside' }).click();
  await page.getByRole('link', { name: 'Back to the game' }).click();
  await page.getByRole('link', { name: 'Courtside' }).click();
  await button(page, 'Start Q1').click();
  await expect(button(page, 'Start Q1')).toBeHidden();
  // By keys: the clock runs, Ana scores, Gus answers.
  await page.keyboard.press(' ');
  await expect(button(page, /^Stop the clock/)).toBeVisible();
  await page.keyboard.press(' ');
  await player(page, 'Aces', 'Ana Allen').click();
  await page.keyboard.press('w');
  await player(page, 'Bulls', 'Gus Gray').click();
  await page.keyboard.press('e');
  await expect(score(page, 'Bulls')).toHaveText('3');
  await button(page, 'Undo').click();
  await expect(score(page, 'Bulls')).toHaveText('0');
  await button(page, 'Redo').click();
  await expect(score(page, 'Bulls')).toHaveText('3');
  for (const period of ['Q1', 'Q2', 'Q3', 'Q4']) {
    if (period !== 'Q1') await button(page, `Start ${period}`).click();
    await button(page, `Period and clock: ${period}`).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: `End ${period}` })
      .click();
  }
  await isSaved(page);
  await button(page, 'Final score 2:3').click();
  await expect(page.getByText('Final game score updated!')).toBeVisible();

  await list(page)
    .getByRole('button', { name: /^.*Two made · Allen/ })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Play').selectOption('Three made');
  await dialog.getByLabel('Who').selectOption('Cole');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The final score is 2:3, the plays make 3:3.')).toBeVisible();
  await isSaved(page);
  expect(await storedValues(page, game.gameId)).toEqual([
    expect.stringMatching(/^Cy Cole: PTS 3/),
    expect.stringMatching(/^Gus Gray: PTS 3/),
  ]);
  // A play that was forgotten, before another one.
  await list(page)
    .getByRole('button', { name: /Three made · Gray/ })
    .click();
  await dialog.getByRole('button', { name: 'Insert before' }).click();
  await player(page, 'Bulls', 'Hal Hunt').click();
  await action(page, 'Free throw made').click();
  await button(page, 'Done').click();
  await expect(list(page).getByRole('listitem').filter({ hasText: '3:1' })).toContainText('Hunt');
  await button(page, 'Take 3:4').click();
  await expect(page.getByText('Final game score updated!')).toBeVisible();
  await expect(page.getByText('The final score is')).toBeHidden();
});

test('who comes on is shown in the place of who goes off, and fouls at the players', async ({ page }) => {
  await openCourtside(page);
  await button(page, 'Starters: Aces').click();
  const dialog = page.getByRole('dialog');
  for (const name of ['Ana Allen', 'Bo Berg', 'Cy Cole', 'Dee Dunn'])
    await dialog.getByRole('button', { name }).click();
  await dialog.getByRole('button', { name: 'Start (4 of 5)' }).click();
  await expect(player(page, 'Aces', 'Eli East')).toBeHidden();
  await button(page, 'Substitute of Aces').click();
  await dialog.getByRole('button', { name: 'Bo Berg' }).click();
  await dialog.getByRole('button', { name: 'Eli East' }).click();
  await dialog.getByRole('button', { name: 'Substitute (4 of 5)' }).click();
  await expect(page.getByRole('region', { name: 'Players of Aces' }).getByRole('button')).toContainText([
    'Allen',
    'East',
    'Cole',
    'Dunn',
    'Team',
  ]);
  await player(page, 'Aces', 'Cy Cole').click();
  await action(page, 'Personal foul').click();
  await expect(player(page, 'Aces', 'Cy Cole, fouls: 1')).toBeVisible();
  await expect(team(page, 'Aces')).toContainText('Fouls 1');
  await isSaved(page);
});

test('plays of somebody else on a shared device wait for that sign-in; an ended session keeps everything', async ({
  page,
}) => {
  const game = await openCourtside(page);
  const restore = await cutNetwork(page);
  await player(page, 'Aces', 'Ana Allen').click();
  await action(page, 'Two made').click();
  await expect(button(page, /^1 not sent/)).toBeVisible();
  await restore();
  // The same browser, another user: the page of the first one is still open.
  await signIn(page, game.owner);
  await button(page, /^1 not sent/).click();
  await expect(
    page.getByRole('alert').filter({ hasText: `${game.owner} is signed in in this browser now` }),
  ).toBeVisible();
  await page.reload();
  await expect(
    page.getByText(`1 play by ${game.staff} waits on this device until ${game.staff} signs in.`),
  ).toBeVisible();
  await expect(score(page, 'Aces')).toHaveText('0');
  await isSaved(page);
  await signIn(page, game.staff);
  await page.reload();
  await expect(score(page, 'Aces')).toHaveText('2');
  await isSaved(page);
  expect(await storedValues(page, game.gameId)).toHaveLength(1);

  await page.context().clearCookies();
  await player(page, 'Aces', 'Ana Allen').click();
  await action(page, 'Free throw made').click();
  await expect(score(page, 'Aces')).toHaveText('3');
  await page
    .getByRole('alert')
    .filter({ hasText: 'Your session has ended.' })
    .getByRole('button', { name: 'Sign in' })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Password').fill(process.env.E2E_PASSWORD ?? 'correct-horse-battery');
  await dialog.getByRole('button', { name: 'Sign in and go on' }).click();
  await isSaved(page);
  expect(await storedValues(page, game.gameId)).toEqual([expect.stringContaining('PTS 3')]);
});

test('plays that the server cannot store are no question of the network: they are tried again, or given up', async ({
  page,
}) => {
  const game = await openCourtside(page);
  await page.route('**/graphql*', async (route) => {
    if (!(route.request().postData() ?? '').includes('SavePlays')) return route.fallback();
    const error = { message: 'Something went wrong on our side.', extensions: { code: 'INTERNAL_SERVER_ERROR' } };
    return route.fulfill({
      status: 500,
      contentType: 'application/graphql-response+json',
      body: JSON.stringify({ errors: [error] }),
    });
  });
  await player(page, 'Aces', 'Ana Allen').click();
  await action(page, 'Two made').click();
  const notice = page
    .getByRole('alert')
    .filter({ hasText: '1 play is kept on this device. Not saved: Something went' });
  await expect(notice.getByRole('button', { name: 'Give up' })).toBeVisible();
  await page.unroute('**/graphql*');
  await notice.getByRole('button', { name: 'Try again' }).click();
  await isSaved(page);
  await expect(notice).toBeHidden();
  expect(await storedValues(page, game.gameId)).toEqual([expect.stringContaining('PTS 2')]);
});

test('what is kept of games goes with the session, and after a month, unless plays of them wait', async ({ page }) => {
  const game = await openCourtside(page, { width: 1280, height: 800 });
  const ofGame: unknown = expect.stringMatching(new RegExp(`-${game.gameId}$`));
  const ofSession: unknown = expect.stringMatching(/^session /);
  await expect.poll(() => keptGames(page)).toEqual([ofGame, ofSession]);
  // Another game, kept for a month, and one of which a play waits.
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('courtside');
        opening.addEventListener('success', () => {
          const transaction = opening.result.transaction(['games', 'unsent'], 'readwrite');
          const keptAt = Date.now() - 31 * 24 * 60 * 60 * 1_000;
          for (const key of ['1-1-1', '1-1-2']) transaction.objectStore('games').put({ keptAt, answer: {} }, key);
          const owner = { userId: '1', organizationId: '1', username: 'somebody' };
          transaction.objectStore('unsent').add({ owner, gameId: '2', play: { id: 'a' }, question: null });
          transaction.addEventListener('complete', () => {
            opening.result.close();
            resolve();
          });
          transaction.addEventListener('error', () => reject(transaction.error!));
        });
      }),
  );
  await page.reload();
  await expect.poll(() => keptGames(page)).toEqual(['1-1-2', ofGame, ofSession]);
  await page.goto('/schedule');
  await button(page, 'Logout').click();
  await page.waitForURL((url) => url.pathname !== '/schedule');
  expect(await keptGames(page)).toEqual(['1-1-2']);
});

test('the same play from two devices within moments is asked about', async ({ page, browser }) => {
  const game = await openCourtside(page);
  const other = await otherAdministrator(browser, game.owner);
  await goCourtside(other, game);
  const restore = await cutNetwork(page);
  await player(page, 'Aces', 'Ana Allen').click();
  await action(page, 'Two made').click();
  await player(other, 'Aces', 'Ana Allen').click();
  await action(other, 'Two made').click();
  await expect(score(other, 'Aces')).toHaveText('2');
  await isSaved(other);
  await restore();
  await button(page, /^1 not sent/).click();
  const question = page.getByRole('alert').filter({ hasText: 'Is it one play?' });
  await expect(question).toContainText(game.owner);
  await question.getByRole('button', { name: 'Drop mine' }).click();
  await isSaved(page);
  await expect(score(page, 'Aces')).toHaveText('2');
  expect(await storedValues(page, game.gameId)).toEqual([expect.stringContaining('PTS 2')]);
});

test('a play that another device has corrected meanwhile is asked about; the shot’s place goes with it', async ({
  page,
  browser,
}) => {
  const game = await openCourtside(page);
  await button(page, 'Settings and keys').click();
  await page.getByLabel('Tap where shots were taken').check();
  await button(page, 'Done').click();
  await button(page, 'Where the shot was taken').click();
  await button(page, 'Court: tap where the shot was taken').click({ position: { x: 190, y: 20 } });
  await player(page, 'Aces', 'Ana Allen').click();
  await action(page, 'Two made').click();
  await expect(score(page, 'Aces')).toHaveText('2');
  await isSaved(page);
  const desk = await otherAdministrator(browser, game.owner);
  await goCourtside(desk, game);
  const correct = async (each: Page, who: string): Promise<void> => {
    if (each === page) await button(page, 'All plays').click();
    await each
      .getByRole('region', { name: 'Plays', exact: true })
      .getByRole('button', { name: /Two made · Allen/ })
      .click();
    await each.getByRole('dialog').getByLabel('Who').selectOption(who);
    await each.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await expect(each.getByRole('dialog')).toBeHidden();
  };
  const restore = await cutNetwork(page);
  await correct(page, 'Berg');
  await correct(desk, 'Cole');
  await expect(list(desk).getByRole('button', { name: /Two made · Cole/ })).toBeVisible();
  await isSaved(desk);
  await restore();
  await button(page, /^1 not sent/).click();
  const question = page.getByRole('alert').filter({ hasText: `${game.owner} has changed this play: Cole: Two made.` });
  await question.getByRole('button', { name: 'Keep mine' }).click();
  await isSaved(page);
  expect(await storedValues(page, game.gameId)).toEqual([expect.stringMatching(/^Bo Berg: PTS 2/)]);
  await expect(list(desk).getByRole('button', { name: /Two made · Berg/ })).toBeVisible();
});

test('a game that is not there, and one whose network is gone before anything was seen', async ({ page }) => {
  const game = await openGame(page, ROSTERS);
  await page.goto('/games/999999999/courtside');
  await expect(page.getByText('Game not found.').last()).toBeVisible();
  const restore = await cutNetwork(page);
  await page.goto(`/games/${game.gameId}/courtside`);
  await expect(page.getByText('This could not be loaded.').last()).toBeVisible();
  await restore();
  await button(page, 'Try again').click();
  await expect(button(page, 'Start Q1')).toBeVisible();
});
