import { expectAccessible } from './accessible';
import { action, button, followed, goCourtside, isSaved, PHONE, player, score } from './courtside-support';
import { expectNoSidewaysScroll } from './platform-support';
import { openGame, storedValues } from './statistics-support';
import { expect, type Locator, type Page, test } from './test';

/** Who is tapped for having come in by the last play. */
const brought = (page: Page, name: string): Locator => followed(page, 'Run, Aces', name);

test('half an inning of baseball: plate appearances, and the runs that each of them brings in', async ({ page }) => {
  const baseball = '2';
  const game = await openGame(
    page,
    { Aces: ['Ana Allen', 'Bo Berg', 'Cy Cole', 'Dee Dunn'], Bulls: ['Flo Frost'] },
    baseball,
  );
  await page.setViewportSize(PHONE);
  await goCourtside(page, game);
  await button(page, 'Start Inning 1').click();
  const enter = async (who: string, what: string): Promise<void> => {
    await player(page, 'Aces', who).click();
    await action(page, what).click();
  };
  await enter('Ana Allen', 'Single');
  await enter('Bo Berg', 'Double');
  await brought(page, 'Allen').click();
  await expect(score(page, 'Aces')).toHaveText('1');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await enter('Cy Cole', 'Strikeout');
  await enter('Dee Dunn', 'Home run');
  await expect(score(page, 'Aces')).toHaveText('2');
  // The home run is the run of its batter already.
  await expect(brought(page, 'Dunn')).toHaveCount(0);
  await brought(page, 'Berg').click();
  await expect(score(page, 'Aces')).toHaveText('3');
  await enter('Ana Allen', 'Walk');
  await expect(page.getByText('Allen: Walk')).toBeVisible();
  await button(page, 'Undo').click();
  await expect(page.getByText('Allen: Walk')).toBeHidden();
  await isSaved(page);
  expect(await storedValues(page, game.gameId)).toEqual([
    'Ana Allen: AB 1, R 1, H 1',
    'Bo Berg: AB 1, R 1, H 1, 2B 1, RBI 1',
    'Cy Cole: AB 1, SO 1',
    'Dee Dunn: AB 1, R 1, H 1, HR 1, RBI 2',
  ]);
});
