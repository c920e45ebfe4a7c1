import { expect, type Locator, type Page, test } from './test';
import { expectAccessible } from './accessible';
import { action } from './courtside-support';
import { holdAnswers } from './held';
import { expectNoSidewaysScroll, signIn } from './platform-support';
import { cell, openGame, storedValues } from './statistics-support';

const ROSTERS = { Aces: ['Ana Allen', 'Bo Berg'], Bulls: ['Flo Frost', 'Gus Gray'] };

const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name, exact: true });

/** The dialog of a game's links. */
async function openScorekeepers(page: Page, gameId: string): Promise<Locator> {
  await page.goto(`/games/${gameId}`);
  await button(page, 'More').click();
  await page.getByRole('menuitem', { name: 'Scorekeepers' }).click();
  return page.getByRole('dialog', { name: 'Scorekeepers' });
}

test('somebody without an account keeps the score on a phone by a link, and is told when it is revoked', async ({
  page,
  browser,
}) => {
  const game = await openGame(page, ROSTERS);
  const dialog = await openScorekeepers(page, game.gameId);
  await expect(dialog.getByText('This game has no links yet.')).toBeVisible();
  await dialog.getByRole('button', { name: 'New link' }).click();
  const address = await dialog.getByRole('status', { name: 'Link', exact: true }).innerText();
  const code = await dialog.getByRole('status', { name: 'Code', exact: true }).innerText();
  // In the organization's time zone, which is not the browser's.
  await expect(dialog.getByText(/ends \w+ \d+, \d+, 6:00\sAM/)).toBeVisible();
  await expectAccessible(page);

  const phone = await (await browser.newContext({ viewport: { width: 390, height: 664 } })).newPage();
  await phone.goto(address);
  await button(phone, 'Open the game').click();
  await expect(phone.getByText('Your name is required.')).toBeVisible();
  await expectAccessible(phone);
  // What is pasted is not cut off without a word.
  await phone.getByLabel('Your name').fill('A'.repeat(41));
  await button(phone, 'Open the game').click();
  await expect(phone.getByText('At most 40 characters.')).toBeVisible();
  await expect(phone.getByLabel('Your name')).toHaveValue('A'.repeat(41));
  await phone.getByLabel('Your name').fill('Ana');
  await button(phone, 'Open the game').click();
  await button(phone, 'Start Q1').click();
  await phone.getByRole('button', { name: 'Ana Allen', exact: true }).click();
  await action(phone, 'Two made').click();
  const aces = phone.getByRole('group', { name: 'Teams' }).getByRole('button', { name: /^Aces/ });
  await expect(aces.locator('[data-part=score]')).toHaveText('2');
  await expect(button(phone, 'Everything is saved.')).toBeVisible();
  expect(phone.url()).not.toContain(address);
  await expectNoSidewaysScroll(phone);
  await expectAccessible(phone);
  expect(await storedValues(page, game.gameId)).toEqual([expect.stringMatching(/^Ana Allen: .*PTS 2/)]);

  // The same by the code, in another browser.
  const tablet = await (await browser.newContext()).newPage();
  await tablet.goto('/score');
  await tablet.getByLabel('Your name').fill('Ben');
  // Mistyped, it is said at the code, and not as if somebody had deleted something.
  await tablet.getByLabel('Code').fill('AAAA-AAAA-A');
  await button(tablet, 'Open the game').click();
  await expect(tablet.getByLabel('Code')).toHaveAccessibleDescription(
    'This opens no game, or no longer. Please ask who gave it to you.',
  );
  await expect(tablet.getByText('Somebody else may have deleted it')).toBeHidden();
  await tablet.goto('/score/no-such-link');
  await tablet.getByLabel('Your name').fill('Ben');
  await button(tablet, 'Open the game').click();
  await expect(tablet.getByText('This opens no game, or no longer. Please ask who gave it to you.')).toBeVisible();
  await expect(tablet.getByText('Somebody else may have deleted it')).toBeHidden();
  await tablet.goto('/score');
  await tablet.getByLabel('Your name').fill('Ben');
  await tablet.getByLabel('Code').fill(code.toLowerCase());
  await button(tablet, 'Open the game').click();
  await expect(button(tablet, 'Undo')).toBeVisible();
  await expect(tablet.getByRole('button', { name: /Allen/ }).first()).toBeVisible();

  await tablet.goto(`/games/${game.gameId}/courtside`);
  await expect(tablet).toHaveURL(/\/login/);
  // Somebody else opens the link in another tab: what Ben enters meanwhile goes out under no other name.
  await tablet.goto('/score/game');
  await expect(action(tablet, 'Two made')).toBeVisible();
  // The tablet asks every ten seconds whose link it is, and would be Cem's before Ben has entered anything.
  const answer = await holdAnswers(tablet, 'query Scorekeeping');
  const tab = await tablet.context().newPage();
  await tab.goto(address);
  await tab.getByLabel('Your name').fill('Cem');
  await button(tab, 'Open the game').click();
  await expect(action(tab, 'Two made')).toBeVisible();
  await tablet.getByRole('button', { name: /Allen/ }).first().click();
  await action(tablet, 'Two made').click();
  answer();
  await expect(tablet.getByText(/^1 play by Ben \(scorekeeper\) waits on this device/)).toBeVisible();
  await tablet.context().close();

  // Without a network the phone hears of the end only with what it sends.
  await phone.context().setOffline(true);
  await dialog.getByRole('button', { name: /^Revoke the link of Ana/ }).click();
  await expect(dialog.getByText('Revoked')).toBeVisible();
  await phone.getByRole('button', { name: 'Ana Allen', exact: true }).click();
  await action(phone, 'Two made').click();
  await phone.context().setOffline(false);
  await expect(phone.getByRole('heading', { name: 'Your link has ended' })).toBeVisible();
  await expect(phone.getByText('1 play by Ana (scorekeeper) was not sent')).toBeVisible();
  await expectAccessible(phone);
  // What opens nothing any more is not handed on.
  await expect(dialog.getByRole('status', { name: 'Code', exact: true })).toBeHidden();
  // Opened again, what was kept goes out.
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
  await expect(page.getByText(/^Undone/)).toBeVisible();
  // It asks by itself now and then, too, and may do so first.
  await expect(async () => {
    if (!(await aces.isVisible())) await button(phone, 'Try again').click({ timeout: 1_000 });
  }).toPass();
  await expect(aces.locator('[data-part=score]')).toHaveText('4');
  await expect(button(phone, 'Everything is saved.')).toBeVisible();

  // What is entered while the link ends goes out by another one for the game, under the same name.
  await expect(dialog).toBeVisible(); // the press of Undo beside it closes nothing
  // Without a network, so that it is neither sent before the link has ended, nor refused before it is entered.
  await phone.context().setOffline(true);
  await phone.getByRole('button', { name: 'Ana Allen', exact: true }).click();
  await action(phone, 'Two made').click();
  await dialog.getByRole('button', { name: /^Revoke the link of Ana/ }).click();
  await expect(dialog.getByText('Revoked')).toBeVisible();
  await phone.context().setOffline(false);
  await expect(phone.getByText(/opens the game again under this name, by this link or another one/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Another link' }).click();
  const next = dialog.getByRole('status', { name: 'Link', exact: true });
  await expect(next).not.toHaveText(address);
  await phone.goto(await next.innerText());
  await phone.getByLabel('Your name').fill('Ana');
  await button(phone, 'Open the game').click();
  await expect(aces.locator('[data-part=score]')).toHaveText('6');
  await expect(button(phone, 'Everything is saved.')).toBeVisible();

  // The grid of the same game, and nothing else.
  await phone.getByRole('link', { name: 'Statistics' }).click();
  await expect(phone.getByRole('grid', { name: 'Aces' })).toBeVisible();
  // Somebody who is on no roster came along.
  await button(phone, '+ Add player to Aces').click();
  await phone.getByLabel('First name').fill('Walk');
  await phone.getByLabel('Last name').fill('In');
  await button(phone, 'Add player').click();
  await button(phone, 'Walk In').click();
  await expect(phone.getByRole('menuitem', { name: /Remove/ })).toHaveCount(0);
  await phone.getByRole('menuitem', { name: 'Started', exact: true }).click();
  await expect(phone.getByRole('button', { name: 'Walk In started' })).toBeVisible();
  await expect(button(phone, 'Undo')).toHaveCount(0);
  await expectNoSidewaysScroll(phone);
  await expectAccessible(phone);
});

test('a screen that sends nothing says at once that its link is revoked', async ({ page, browser }) => {
  const game = await openGame(page, ROSTERS);
  const dialog = await openScorekeepers(page, game.gameId);
  await dialog.getByRole('button', { name: 'New link' }).click();
  const context = await browser.newContext({ viewport: { width: 390, height: 664 } });
  // It asks now and then besides, and does not here.
  await context.addInitScript(() => {
    const real = window.setTimeout;
    const held = (work: TimerHandler, delay?: number, ...rest: unknown[]): number =>
      delay === 10_000 ? 0 : real(work, delay, ...rest);
    window.setTimeout = held as typeof window.setTimeout;
  });
  const phone = await context.newPage();
  await phone.goto(await dialog.getByRole('status', { name: 'Link', exact: true }).innerText());
  expect((await phone.getByLabel('Your name').boundingBox())!.height).toBeGreaterThanOrEqual(44);
  const socket = phone.waitForEvent('websocket');
  await phone.getByLabel('Your name').fill('Ana');
  await button(phone, 'Open the game').click();
  await (await socket).waitForEvent('framereceived'); // the server has taken it
  await expect(action(phone, 'Two made')).toBeVisible();
  await dialog.getByRole('button', { name: /^Revoke the link of Ana/ }).click();
  await expect(phone.getByRole('heading', { name: 'Your link has ended' })).toBeVisible();
});

test('who holds a link is told when somebody signs in in the same browser', async ({ page, browser }) => {
  const game = await openGame(page, ROSTERS);
  const dialog = await openScorekeepers(page, game.gameId);
  await dialog.getByRole('button', { name: 'New link' }).click();
  const phone = await (await browser.newContext({ viewport: { width: 390, height: 664 } })).newPage();
  await phone.goto(await dialog.getByRole('status', { name: 'Link', exact: true }).innerText());
  await phone.getByLabel('Your name').fill('Ana');
  await button(phone, 'Open the game').click();
  await expect(action(phone, 'Two made')).toBeVisible();
  await signIn(phone, game.owner);
  await phone.evaluate(() => window.dispatchEvent(new Event('focus'))); // as after another tab
  await expect(phone.getByRole('heading', { name: 'You are signed in' })).toBeVisible();
  await expect(phone.getByText(game.owner).first()).toBeVisible();
});

test('values that the holder of a link typed without a network go out under no other name', async ({
  page,
  browser,
}) => {
  const game = await openGame(page, ROSTERS);
  const dialog = await openScorekeepers(page, game.gameId);
  await dialog.getByRole('button', { name: 'New link' }).click();
  const address = await dialog.getByRole('status', { name: 'Link', exact: true }).innerText();
  const tablet = await (await browser.newContext()).newPage();
  await tablet.goto(address);
  await tablet.getByLabel('Your name').fill('Ana');
  await button(tablet, 'Open the game').click();
  await expect(button(tablet, 'Undo')).toBeVisible();
  await tablet.goto('/score/game/statistics');
  await cell(tablet, 'Ana Allen, Points').focus();
  await tablet.route('**/graphql*', (route) => route.abort());
  await tablet.keyboard.type('7');
  await tablet.keyboard.press('Tab');
  await expect(tablet.getByText('1 value not saved yet')).toBeVisible();
  await signIn(tablet, game.owner);
  // The network is back, but for the screen around, which asks whose link it is and would say so at large.
  const answer = await holdAnswers(tablet, 'query Scorekeeping');
  await tablet.evaluate(() => window.dispatchEvent(new Event('online')));
  const line = tablet.getByRole('status').filter({ hasText: `This browser is ${game.owner}'s now, not yours.` });
  await expect(line).toContainText('1 value waits here until you open your link again.');
  expect(await storedValues(page, game.gameId)).toEqual([]);
  answer();
  await tablet.context().close();
});
