import {
  action,
  button,
  followed,
  goCourtside,
  isSaved,
  PHONE,
  player,
  ROSTERS,
  score,
  strip,
} from './courtside-support';
import { openGame, storedValues } from './statistics-support';
import { expect, test } from './test';

test('a technical foul of somebody on the bench takes two taps', async ({ page }) => {
  const game = await openGame(page, { ...ROSTERS, Aces: [...ROSTERS.Aces, 'Fay Fox', 'Gil Good'] });
  await page.setViewportSize(PHONE);
  await goCourtside(page, game);
  await button(page, 'Starters: Aces').click();
  const dialog = page.getByRole('dialog');
  for (const name of ROSTERS.Aces) await dialog.getByRole('button', { name }).click();
  await dialog.getByRole('button', { name: 'Start (5 of 5)' }).click();
  await button(page, 'Start Q1').click();
  const bench = page.getByRole('group', { name: 'Bench of Aces' });
  await expect(player(page, 'Aces', 'Fay Fox')).toBeHidden();
  await expect(bench).toBeHidden();
  await action(page, 'Technical foul').click();
  // Of a side that nobody was brought on for, everybody stands in the panel.
  await expect(page.getByRole('group', { name: 'Bench of Bulls' })).toBeHidden();
  const fox = bench.getByRole('button', { name: 'Fox' });
  await expect(fox).toBeInViewport({ ratio: 1 });
  const { width, height } = (await fox.boundingBox())!;
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  await fox.click();
  await expect(bench).toBeHidden();
  // What followed is offered as always.
  await followed(page, 'Free throws, Bulls', 'Frost').click();
  await strip(page)
    .getByRole('button', { name: /^Free throw made/ })
    .click();
  await expect(score(page, 'Bulls')).toHaveText('1');
  await isSaved(page);
  expect(await storedValues(page, game.gameId)).toEqual([
    expect.stringMatching(/^Fay Fox: PF 1/),
    expect.stringMatching(/^Flo Frost: PTS 1/),
  ]);
});
