import {
  action,
  button,
  cutNetwork,
  goCourtside,
  isSaved,
  list,
  openCourtside,
  player,
  score,
} from './courtside-support';
import { signIn } from './platform-support';
import { otherAdministrator } from './seasons-support';
import { storedValues } from './statistics-support';
import { expect, type Page, test } from './test';

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
  await expect(button(page, /^3 not sent/)).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: 'No connection: 3 plays are kept' })).toBeVisible();
  await restore();
  // What is not sent yet goes at once; it may have been tried by itself just then.
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await isSaved(page);
  expect(await storedValues(page, game.gameId)).toEqual([expect.stringMatching(/PTS 4,.*2PM 2, 2PA 2/)]);
  await page.reload();
  await expect(score(page, 'Aces')).toHaveText('4');
});

test('plays of somebody else on a shared device wait for that sign-in; an ended session keeps everything', async ({
  page,
}) => {
  const game = await openCourtside(page);
  const restore = await cutNetwork(page);
  await player(page, 'Aces', 'Ana Allen').click();
  await action(page, 'Two made').click();
  await expect(button(page, /^1 not sent/)).toBeVisible();
  // The same browser, another user: the page of the first one is still open. It tries again by itself, so the network
  // is back only when the first one's session is gone.
  await signIn(page, game.owner);
  await restore();
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

test.describe('without the worker of the table', () => {
  // While that takes the page over, a request may go past what answers for the server here.
  test.use({ serviceWorkers: 'block' });

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
  await button(page, 'All plays').click();
  await list(page)
    .getByRole('button', { name: /Two made.*not sent/ })
    .click();
  await restore();
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  // Its form tells that the answer comes first, and not that it is gone.
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('alert')).toContainText('This play waits for an answer');
  await dialog.getByRole('button', { name: 'Close' }).first().click();
  await button(page, 'All plays').click();
  const question = page.getByRole('alert').filter({ hasText: 'Is it one play?' });
  await expect(question).toContainText(game.owner);
  await question.getByRole('button', { name: 'Drop mine' }).click();
  await isSaved(page);
  await expect(score(page, 'Aces')).toHaveText('2');
  expect(await storedValues(page, game.gameId)).toEqual([expect.stringContaining('PTS 2')]);
});

test('a play that another device has corrected meanwhile: asked about, or both; the shot’s place goes with it', async ({
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
  const correct = async (each: Page, field: 'Play' | 'Who', value: string): Promise<void> => {
    if (!(await list(each).isVisible())) await button(each, 'All plays').click();
    await each
      .getByRole('region', { name: 'Plays', exact: true })
      .getByRole('button', { name: /Two made · / })
      .click();
    await each.getByRole('dialog').getByLabel(field).selectOption(value);
    await each.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await expect(each.getByRole('dialog')).toBeHidden();
  };
  const restore = await cutNetwork(page);
  await correct(page, 'Who', 'Berg');
  await correct(desk, 'Who', 'Cole');
  await expect(list(desk).getByRole('button', { name: /Two made · Cole/ })).toBeVisible();
  await isSaved(desk);
  await restore();
  await button(page, /^1 not sent/).click();
  const question = page.getByRole('alert').filter({ hasText: `${game.owner} has changed this play: Cole: Two made.` });
  await question.getByRole('button', { name: 'Keep mine' }).click();
  await isSaved(page);
  expect(await storedValues(page, game.gameId)).toEqual([expect.stringMatching(/^Bo Berg: PTS 2/)]);
  await expect(list(desk).getByRole('button', { name: /Two made · Berg/ })).toBeVisible();

  // Different things of it go together, and nobody is asked.
  const cut = await cutNetwork(page);
  await correct(page, 'Who', 'Allen');
  await correct(desk, 'Play', 'Three made');
  await expect(list(desk).getByRole('button', { name: /Three made · Berg/ })).toBeVisible();
  await isSaved(desk);
  await cut();
  await expect(list(desk).getByRole('button', { name: /Three made · Allen/ })).toBeVisible();
  await isSaved(page);
  await expect(page.getByRole('button', { name: 'Keep mine' })).toBeHidden();
  expect(await storedValues(page, game.gameId)).toEqual([expect.stringMatching(/^Ana Allen: PTS 3/)]);
});
