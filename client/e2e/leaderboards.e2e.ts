import { expect, test } from './test';
import { findSample } from './sample';

test("a player's place leads to its leaderboard, a choice there stands in the address, and a figure leads to its games", async ({
  page,
  request,
}) => {
  const { player } = await findSample(request);
  await page.goto(`/nba/players/${player}`);
  await page.getByRole('link', { name: 'Place 1 of 327' }).click();
  await expect(page.getByRole('heading', { name: 'Points per game, 2017-18, NBA' })).toBeVisible();
  await expect(page.getByRole('row').nth(1)).toContainText('James Harden');
  await page.getByLabel('By', { exact: true }).selectOption('Total');
  await expect(page.getByRole('heading', { name: 'Points, 2017-18, NBA' })).toBeVisible();
  await expect(page).toHaveURL(/stat=PTS&per=total/);
  await page.getByRole('link', { name: '1355' }).click();
  await expect(page.getByRole('heading', { name: 'Games, 2017-18' })).toBeVisible();
});
