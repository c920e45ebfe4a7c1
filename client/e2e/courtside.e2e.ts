import { expectAccessible } from './accessible';
import {
  action,
  button,
  cutNetwork,
  followed,
  goCourtside,
  isSaved,
  list,
  openCourtside,
  PHONE,
  player,
  ROSTERS,
  score,
  strip,
  team,
  WIDE,
} from './courtside-support';
import { expectNoSidewaysScroll } from './platform-support';
import { otherAdministrator } from './seasons-support';
import { openGame, storedValues } from './statistics-support';
import { expect, type Locator, test } from './test';

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

test('the screen stays on, and what is entered is read out where that is wanted', async ({ page }) => {
  await page.addInitScript(() => {
    const asked: string[] = [];
    const request = (kind: string) => {
      asked.push(kind);
      return Promise.resolve({ released: false, release: () => Promise.resolve() });
    };
    Object.defineProperty(navigator, 'wakeLock', { value: { request } });
    const speak = ({ text }: SpeechSynthesisUtterance) => asked.push(text);
    Object.defineProperty(window, 'speechSynthesis', { value: { speak, cancel: () => undefined } });
    Object.assign(window, { asked });
  });
  const asked = () => page.evaluate(() => (window as unknown as { asked: string[] }).asked);
  await openCourtside(page);
  await expect.poll(asked).toEqual(['screen']);
  await button(page, 'Settings and keys').click();
  await page.getByLabel('Read the last play out').check();
  await button(page, 'Done').click();
  await player(page, 'Aces', 'Ana Allen').click();
  await action(page, 'Two made').click();
  await expect.poll(asked).toEqual(['screen', expect.stringMatching(/^Aces, .*Two made\. 2 to 0\.$/)]);
  // What is there already is not read out again: by an undo and its undo, or a reload.
  await player(page, 'Aces', 'Bo Berg').click();
  await action(page, 'Steal').click();
  await button(page, 'Undo').click();
  await button(page, 'Redo').click();
  await expect(page.getByRole('status').filter({ hasText: 'Steal' })).toBeVisible();
  expect(await asked()).toEqual(['screen', expect.anything(), expect.stringMatching(/^Aces, .*Steal\.$/)]);
  await page.reload();
  await expect(page.getByRole('status').filter({ hasText: 'Steal' })).toBeVisible();
  await isSaved(page);
  expect(await asked()).toEqual(['screen']);
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

test('a button that is tapped twice enters one play, and nothing that comes to lie in its place', async ({ page }) => {
  const game = await openCourtside(page);
  // In one moment of the page, since how soon the second tap follows matters.
  const twice = (button: Locator): Promise<void> =>
    button.evaluate(async (element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const place = { clientX: x + width / 2, clientY: y + height / 2, bubbles: true, cancelable: true };
      const { now } = performance;
      const at = performance.now();
      performance.now = () => at;
      for (let taps = 0; taps < 2; taps += 1) {
        const target = document.elementFromPoint(place.clientX, place.clientY)!;
        target.dispatchEvent(new PointerEvent('pointerdown', place));
        target.dispatchEvent(new MouseEvent('click', { ...place, detail: 1 }));
        await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
      }
      performance.now = now;
    });
  await twice(button(page, 'Start Q1'));
  await expect(button(page, 'Start the clock at 10:00')).toBeVisible();
  await player(page, 'Aces', 'Ana Allen').click();
  await twice(action(page, 'Two made'));
  await expect(score(page, 'Aces')).toHaveText('2');
  // Whoever does the next thing has not made the second half of the tap.
  await player(page, 'Aces', 'Cy Cole').click();
  await button(page, /Period and clock/).click();
  await twice(page.getByRole('dialog').getByRole('button', { name: 'End Q1' }));
  await expect(button(page, 'Start Q2')).toBeVisible();
  await isSaved(page);
  expect(await storedValues(page, game.gameId)).toEqual([
    expect.stringMatching(/^Ana Allen: PTS 2[^0-9].*2PM 1, 2PA 1/),
  ]);
});

test('a time that was typed and not set is asked about before a period begins or another is entered', async ({
  page,
}) => {
  await openCourtside(page);
  await button(page, /Period and clock/).click();
  const dialog = page.getByRole('dialog', { name: 'Period and clock' });
  await dialog.getByLabel('Time left').fill('7:30');
  for (const name of ['Start Q1', 'Q2']) {
    await dialog.getByRole('button', { name, exact: true }).click();
    await page.getByRole('button', { name: 'Keep editing' }).click();
    await expect(dialog.getByLabel('Time left')).toHaveValue('7:30');
  }
  await dialog.getByRole('button', { name: 'Set', exact: true }).click();
  await dialog.getByRole('button', { name: 'Start Q1', exact: true }).click();
  await expect(dialog).toBeHidden();
});

test('Enter that is held down presses once what has the focus', async ({ page }) => {
  await openCourtside(page, WIDE);
  await button(page, 'Start Q1').click();
  for (const name of ['Ana Allen', 'Bo Berg', 'Cy Cole']) {
    await player(page, 'Aces', name).click();
    await action(page, 'Two made').click();
    await expect(list(page).getByRole('listitem').nth(1)).toContainText(name.split(' ')[1]!);
  }
  await button(page, 'Undo').click();
  await expect(score(page, 'Aces')).toHaveText('4');
  // The focus is there by keys.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  for (const _time of ['pressed', 'held', 'held']) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  // What it did comes before what is tapped next.
  await player(page, 'Aces', 'Dee Dunn').click();
  await action(page, 'Two made').click();
  await expect(list(page).getByRole('listitem').nth(1)).toContainText('Dunn');
  await expect(score(page, 'Aces')).toHaveText('4');
});

test('space after a tap is the clock’s, and does not press once more what was tapped', async ({ page }) => {
  await openCourtside(page, WIDE);
  await button(page, 'Start Q1').click();
  await player(page, 'Aces', 'Ana Allen').click();
  await action(page, 'Two made').click();
  await page.keyboard.press(' ');
  await expect(button(page, /^Stop the clock/)).toBeVisible();
  await button(page, 'Undo').click();
  await page.keyboard.press(' ');
  await expect(button(page, /^Start the clock/)).toBeVisible();
  await expect(score(page, 'Aces')).toHaveText('0');
  await expect(list(page).getByRole('listitem').nth(1)).toContainText('Start of Q1');
});

test('of volleyball a point is tapped first, and then who made it and how', async ({ page }) => {
  const volleyball = '4';
  const game = await openGame(page, ROSTERS, volleyball);
  await page.setViewportSize(PHONE);
  await goCourtside(page, game);
  await button(page, 'Start Set 1').click();
  const point = async (name: string): Promise<void> => {
    await team(page, name).click();
    await player(page, name, `${name}, the team alone`).click();
    await action(page, 'Point').click();
  };
  await point('Aces');
  await expect(score(page, 'Aces')).toHaveText('1');
  await followed(page, 'Kill, Aces', 'Allen').click();
  await followed(page, 'Assist, Aces', 'Berg').click();
  await point('Bulls');
  await strip(page).getByRole('button', { name: 'Their error?' }).click();
  await followed(page, "Opponent's error, Aces", 'Cole').click();
  await expect(page.getByRole('status').filter({ hasText: 'Cole' })).toBeVisible();
  await expect(score(page, 'Aces')).toHaveText('1');
  await expect(score(page, 'Bulls')).toHaveText('1');
  await isSaved(page);
  expect(await storedValues(page, game.gameId)).toEqual([
    expect.stringMatching(/^Ana Allen: (?=.*K 1)(?=.*TA 1)(?=.*PTS 1)/),
    expect.stringMatching(/^Bo Berg: A 1/),
    expect.stringMatching(/^Cy Cole: (?=.*E 1)(?=.*TA 1)/),
  ]);
  // An undo leaves the bare point.
  await button(page, 'Undo').click();
  await expect(score(page, 'Bulls')).toHaveText('1');
  await expect(page.getByText('Bulls: Point')).toBeVisible();
});

test('the clock goes on evenly when the device’s own is corrected, over a reload too', async ({ page }) => {
  const game = await openGame(page, ROSTERS);
  await page.clock.install();
  await page.setViewportSize(WIDE);
  await goCourtside(page, game);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await button(page, 'Start Q1').click();
  await button(page, 'Start the clock at 10:00').click();
  await page.clock.runFor(60_000);
  await expect(button(page, 'Stop the clock at 9:00')).toBeVisible();
  for (const [minutes, shown] of [
    [-60, '8:30'],
    [120, '8:00'],
  ] as const) {
    await page.clock.setSystemTime((await page.evaluate(() => Date.now())) + minutes * 60_000);
    await page.clock.runFor(30_000);
    await expect(button(page, `Stop the clock at ${shown}`)).toBeVisible();
  }
  await page.reload();
  await expect(async () => {
    await page.clock.runFor(100);
    await expect(button(page, /^Stop the clock at (8:00|7:5\d)$/)).toBeVisible({ timeout: 1 });
  }).toPass();
});
