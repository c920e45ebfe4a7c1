import { expectAccessible } from './accessible';
import { action, button, goCourtside, isSaved, PHONE, player, ROSTERS, score, team } from './courtside-support';
import { expectNoSidewaysScroll } from './platform-support';
import { openGame, storedValues } from './statistics-support';
import { expect, type Locator, type Page, test } from './test';

test('a set of volleyball that is won is offered to be ended, and the match after the last one', async ({ page }) => {
  const volleyball = '4';
  const game = await openGame(page, ROSTERS, volleyball);
  await page.setViewportSize(PHONE);
  await goCourtside(page, game);
  await chooseScoreOnly(page);
  const points = async (name: string, count: number): Promise<void> => {
    const tapped = page.getByRole('group', { name, exact: true }).getByRole('button');
    for (let done = 0; done < count; done++) await tapped.click();
  };
  await button(page, 'Start Set 1').click();
  await points('Bulls', 1);
  await points('Aces', 24);
  await expect(team(page, 'Aces')).toContainText('Set point');
  await points('Aces', 1);
  const offer = page.getByRole('alert').filter({ hasText: 'Set 1 goes to Aces, 25:1.' });
  await expect(offer).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  // Whoever plays by other rules goes on, and what is taken back takes the offer back.
  await points('Bulls', 1);
  await expect(page.getByText('Set 1 goes to Aces, 25:2.')).toBeVisible();
  await button(page, 'Undo').click();
  await button(page, 'Undo').click();
  await expect(button(page, 'End Set 1')).toBeHidden();
  await points('Aces', 1);
  await button(page, 'End Set 1').click();
  await expect(button(page, 'Start Set 2')).toBeVisible();
  await button(page, 'Undo').click();
  await button(page, 'End Set 1').click();
  for (const set of [2, 3]) {
    await button(page, `Start Set ${set}`).click();
    await points('Aces', 24);
    await expect(team(page, 'Aces')).toContainText(set === 3 ? 'Match point' : 'Set point');
    await points('Aces', 1);
    await button(page, `End Set ${set}`).click();
  }
  // Two sets of three are enough where that is what is played; three of five are everywhere.
  await isSaved(page);
  await button(page, 'Final score 3:0').click();
  await expect(page.getByText('Final game score updated!')).toBeVisible();
});

test('of tennis the points of a game are called, and the game and the set that they win are offered', async ({
  page,
}) => {
  const tennis = '3';
  const game = await openGame(page, { Aces: ['Ana Allen'], Bulls: ['Flo Frost'] }, tennis);
  await page.setViewportSize(PHONE);
  await goCourtside(page, game);
  await button(page, 'Start Set 1').click();
  const called = (name: string): Locator => team(page, name).locator('[data-part=points]');
  const enter = async (name: string, who: string, what: string): Promise<void> => {
    await team(page, name).click();
    await player(page, name, who).click();
    await action(page, what).click();
  };
  await enter('Aces', 'Ana Allen', 'Ace');
  await enter('Bulls', 'Flo Frost', 'Unforced error');
  await enter('Aces', 'Ana Allen', 'Double fault');
  await expect(called('Aces')).toContainText('30');
  await expect(called('Bulls')).toContainText('15');
  await enter('Aces', 'Ana Allen', 'Winner');
  await enter('Aces', 'Ana Allen', 'Winner');
  await expect(page.getByText('The game goes to Aces.')).toBeVisible();
  await expectAccessible(page);
  // Who goes on has not lost it: the point is of the next game.
  await enter('Bulls', 'Flo Frost', 'Winner');
  await expect(called('Bulls')).toContainText('15');
  await button(page, 'Game Aces').click();
  await expect(score(page, 'Aces')).toHaveText('1');
  await expect(called('Bulls')).toContainText('15');
  for (let games = 1; games < 6; games++) await enter('Aces', 'Ana Allen', 'Game');
  await expect(page.getByText('Set 1 goes to Aces, 6:0.')).toBeVisible();
  await button(page, 'End Set 1').click();
  await expect(team(page, 'Aces')).toContainText('Sets 1');
  await isSaved(page);
  expect(await storedValues(page, game.gameId)).toEqual([
    expect.stringMatching(/^Ana Allen: (?=.*ACE 1)(?=.*DF 1)(?=.*WIN 2)/),
    expect.stringMatching(/^Flo Frost: (?=.*WIN 1)(?=.*UE 1)/),
  ]);
});

/** Keeps the score alone from now on. */
async function chooseScoreOnly(page: Page): Promise<void> {
  await button(page, 'Settings and keys').click();
  await page
    .getByRole('dialog')
    .getByRole('radio', { name: /^Score only/ })
    .click();
  await page.keyboard.press('Escape');
}
