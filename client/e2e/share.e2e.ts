import { expect, test } from './test';
import { findSample } from './sample';

test('a game is shared by its address, and its picture is there to keep; a page without one offers neither', async ({
  page,
  context,
  request,
}) => {
  const { game } = await findSample(request);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`/nba/games/${game}`);
  const share = page.getByRole('complementary', { name: 'Share' });
  await share.getByRole('button', { name: 'Share' }).click();
  await expect(share.getByText('Address copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  const picture = await share.getByRole('link', { name: 'Picture to share' }).getAttribute('href');
  const answer = await request.get(picture!);
  expect(answer.headers()['content-type']).toBe('image/png');
  // Of each who played, behind a button: wide, and for stories.
  await share.getByText("Pictures of players' games").click();
  const tall = share.getByRole('link', { name: /^For stories/ });
  await expect.poll(() => tall.count()).toBeGreaterThan(15);
  const story = await request.get((await tall.first().getAttribute('href'))!);
  expect([story.status(), story.headers()['content-type']]).toEqual([200, 'image/png']);
  await page.goto('/nba/schedule');
  await expect(share).toHaveCount(0);
});
