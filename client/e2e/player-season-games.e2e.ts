import { expect, test } from './test';
import { signIn } from './platform-support';
import { findSample } from './sample';

test('a season of a player’s statistics opens to its games in the admin area, too', async ({ page, request }) => {
  const { player } = await findSample(request);
  await signIn(page, 'staff-nba');
  await page.goto(`/player/${player}/stats`);
  await page.getByRole('button', { name: /2017-18/ }).click();
  await expect(
    page
      .getByRole('table', { name: /^Games in .*2017-18/ })
      .getByRole('row')
      .nth(1),
  ).toBeVisible();
});
