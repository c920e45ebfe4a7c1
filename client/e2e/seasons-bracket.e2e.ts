import { expect, test } from './test';
import { expectAccessible } from './accessible';
import { expectNoSidewaysScroll } from './platform-support';
import { fillDivision, openSeason } from './seasons-support';

test('a division of five shows its byes, its rounds and its seeds; visitors see the same', async ({
  page,
  browser,
}) => {
  const { seasonId, divisionIds, slug } = await openSeason(page, {
    leagues: { D1: ['Aces', 'Bulls', 'Comets', 'Dragons', 'Eagles'] },
    divisions: ['Gold', 'Silver'],
  });
  const path = `/dashboard/seasons/${seasonId}/divisions/${divisionIds.Gold}`;
  await page.goto(path);
  await expect(page.getByText('No teams found.')).toBeVisible();
  await fillDivision(page, seasonId, divisionIds.Gold!);
  await page.reload();
  const drawing = page.getByRole('region', { name: 'Bracket of Gold' });
  await expect(drawing.getByRole('region', { name: 'Quarterfinals' }).getByRole('listitem')).toHaveCount(4);
  await expect(drawing.getByText('Bye')).toHaveCount(3);
  await expect(
    drawing.getByRole('region', { name: 'Quarterfinals' }).getByRole('listitem').filter({ hasText: 'Dragons' }),
  ).toContainText('Eagles');
  await expect(drawing.getByRole('region', { name: 'Semifinals' })).toContainText('Aces');
  await expect(page.getByRole('table', { name: 'Teams by seed' }).getByRole('row')).toHaveCount(6);
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText('Seasons/Fall 2025/Gold');

  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  const visitor = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await visitor.goto(`/${slug}/standings/${divisionIds.Gold}`);
  await expect(visitor.getByRole('region', { name: 'Bracket of Gold' })).toContainText('Eagles');
  expect((await visitor.goto(`/${slug}/standings/999999999`))!.status()).toBe(404);
  await expect(visitor.getByRole('main')).toContainText('Division not found.');
});

test('a division of another season is not found', async ({ page }) => {
  const { seasonId, divisionIds } = await openSeason(page, { divisions: ['Gold'] });
  for (const path of [
    `/dashboard/seasons/${seasonId}/divisions/999999999`,
    `/dashboard/seasons/999999999/divisions/${divisionIds.Gold}`,
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Division not found.' })).toBeAttached();
  }
});
