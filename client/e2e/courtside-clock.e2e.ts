import { action, button, goCourtside, isSaved, list, openCourtside, player, score, WIDE } from './courtside-support';
import { otherAdministrator } from './seasons-support';
import { expect, type Locator, type Page, test } from './test';

const play = (page: Page, name: RegExp): Locator => list(page).getByRole('listitem').filter({ hasText: name });

/** Where a play stands in the list. */
const place = async (page: Page, name: RegExp): Promise<number> =>
  (await list(page).getByRole('listitem').allTextContents()).findIndex((text) => name.test(text));

async function endPeriod(page: Page, name: string): Promise<void> {
  await button(page, `Period and clock: ${name}`).click();
  await button(page, `End ${name}`).click();
}

/** Sets the clock of the present period by hand. */
async function setClock(page: Page, period: string | RegExp, text: string): Promise<void> {
  await button(page, typeof period === 'string' ? `Period and clock: ${period}` : period).click();
  const dialog = page.getByRole('dialog', { name: 'Period and clock' });
  await dialog.getByLabel('Time left').fill(text);
  await dialog.getByRole('button', { name: 'Set', exact: true }).click();
  await page.keyboard.press('Escape');
}

async function makeTwo(page: Page, team: string, name: string): Promise<void> {
  await player(page, team, name).click();
  await action(page, 'Two made').click();
}

test('each period has a clock of its own, also where another device begins and ends them', async ({
  page,
  browser,
}) => {
  const game = await openCourtside(page, WIDE);
  const desk = await otherAdministrator(browser, game.owner);
  await goCourtside(desk, game);
  await button(page, 'Start Q1').click();
  await expect(button(desk, 'Start the clock at 10:00')).toBeVisible();
  await setClock(desk, 'Q1', '2:30');
  await makeTwo(desk, 'Aces', 'Ana Allen');
  await expect(play(desk, /Two made · Allen/)).toContainText('2:30');
  await endPeriod(page, 'Q1');
  await button(page, 'Start Q2').click();
  // Nobody has set the clock of the second period yet.
  await expect(button(desk, 'Start the clock at 10:00')).toBeVisible();
  await makeTwo(desk, 'Bulls', 'Gus Gray');
  await expect(play(desk, /Two made · Gray/)).not.toContainText(':30');
  await setClock(desk, 'Q2', '7:00');
  // What was forgotten of the first period, which has ended, has no time, and takes none from the second.
  await button(desk, 'Period and clock: Q2').click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Q1', exact: true }).click();
  await makeTwo(desk, 'Bulls', 'Hal Hunt');
  await expect(play(desk, /Two made · Hunt/)).not.toContainText(/7:00|2:30/);
  // The list has the latest first.
  const [forgotten, ended] = await Promise.all([/Two made · Hunt/, /End of Q1/].map((name) => place(desk, name)));
  expect(forgotten).toBeGreaterThan(ended!);
  await button(desk, 'Period and clock: Q1').click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Q2', exact: true }).click();
  await expect(button(desk, 'Start the clock at 7:00')).toBeVisible();
  await desk.reload();
  await expect(button(desk, 'Start the clock at 7:00')).toBeVisible();
});

test('an overtime begins with no time of the period before, and with what was set for it', async ({ page }) => {
  await openCourtside(page, WIDE);
  for (const period of ['Q1', 'Q2', 'Q3', 'Q4']) {
    await button(page, `Start ${period}`).click();
    if (period === 'Q4') await setClock(page, period, '0:03');
    await endPeriod(page, period);
  }
  await button(page, 'Start OT1').click();
  await expect(button(page, 'Set clock')).toBeVisible();
  await makeTwo(page, 'Aces', 'Ana Allen');
  await expect(play(page, /Two made · Allen/)).not.toContainText('0:03');
  await setClock(page, 'OT1', '5:00');
  await makeTwo(page, 'Bulls', 'Gus Gray');
  await expect(play(page, /Two made · Gray/)).toContainText('5:00');
  // What is set in a break is for the period that follows, also where it is opened again meanwhile.
  await endPeriod(page, 'OT1');
  await setClock(page, /^Period and clock/, '4:00');
  await button(page, /^Period and clock/).click();
  await expect(page.getByRole('dialog').getByLabel('Time left')).toHaveValue('4:00');
  await page.keyboard.press('Escape');
  await button(page, 'Start OT2').click();
  await expect(button(page, 'Start the clock at 4:00')).toBeVisible();
});

test('keys that are pressed in a question over the screen enter and undo nothing', async ({ page }) => {
  await openCourtside(page, WIDE);
  await button(page, 'Start Q1').click();
  await makeTwo(page, 'Aces', 'Ana Allen');
  await isSaved(page);
  await page.context().clearCookies();
  await makeTwo(page, 'Aces', 'Bo Berg');
  await button(page, 'Sign in').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('heading').click();
  for (const key of ['Backspace', 'h', 't', 'Control+z']) await page.keyboard.press(key);
  await dialog.getByRole('button', { name: 'Not now' }).click();
  await expect(dialog).toBeHidden();
  await expect(score(page, 'Aces')).toHaveText('4');
  // And they do again afterwards.
  await page.keyboard.press('Backspace');
  await expect(score(page, 'Aces')).toHaveText('2');
});
