import { expectAccessible } from './accessible';
import { expectNoSidewaysScrolling, open, watch } from './pages';
import { expect, type Page, test } from './test';

test.use({ viewport: { width: 390, height: 844 } });

const rowOf = (page: Page, team: string) =>
  page.getByRole('table', { name: 'NBA' }).getByRole('row').filter({ hasText: team });

test('standings on a phone: the first figures in sight, any day by slider and keyboard, figures lead to games', async ({
  page,
}) => {
  const noted = watch(page);
  await open(page, '/nba/teamList');
  await page.getByRole('link', { name: 'By league' }).click();
  await expect(page).toHaveURL(/\/nba\/teamList\?view=league$/);
  const table = page.getByRole('table', { name: 'NBA' });
  await expect(rowOf(page, 'Boston Celtics')).toContainText('38-15');
  for (const name of ['W-L', 'PCT', 'GB', 'STRK']) {
    const box = await table.getByRole('columnheader', { name }).boundingBox();
    expect([name, box!.x + box!.width <= 390]).toEqual([name, true]);
  }
  await expectNoSidewaysScrolling(page);

  const slider = page.getByRole('slider', { name: 'As of' });
  await slider.press('Home');
  await expect(page).toHaveURL(/asOf=2017-10-17$/);
  await expect(rowOf(page, 'Boston Celtics')).toContainText('0-1');
  await expect(slider).toBeFocused();
  await slider.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuetext', 'Oct 18, 2017');
  await expect(page).toHaveURL(/asOf=2017-10-18$/);
  await expect(rowOf(page, 'Boston Celtics')).toContainText('0-2');
  await slider.press('End');
  await expect(page).toHaveURL(/\?view=league$/);
  await expect(rowOf(page, 'Boston Celtics')).toContainText('38-15');
  await expectAccessible(page);
  expect(noted.problems).toEqual([]);

  // By the links, to the last day, where they lead nowhere and keep the focus.
  await page.getByRole('link', { name: 'The day with games before' }).press('Enter');
  await expect(page).toHaveURL(/asOf=2018-02-01$/);
  const now = page.getByRole('link', { name: 'Now', exact: true });
  await now.press('Enter');
  await expect(page).toHaveURL(/\?view=league$/);
  await expect(now).toHaveAttribute('aria-disabled', 'true');
  await expect(now).toBeFocused();

  await open(page, '/nba/teamList?view=league&asOf=2017-12-01');
  await expect(page.getByText('Leaders per game')).toBeVisible();
  await expect(page.locator('#leaders')).toContainText('31.5');
  // Away: won 10, lost 2.
  await rowOf(page, 'Boston Celtics').getByRole('link', { name: '10-2' }).click();
  await expect(page).toHaveURL(/\/teams\/\d+\/games\?.*venue=away&asOf=2017-12-01$/);
  await expect(page.getByRole('heading', { name: '10 wins, 2 losses; points 1243-1167' })).toBeVisible();
  await expect(page.getByRole('table').locator('tbody tr')).toHaveCount(12);
  await expectNoSidewaysScrolling(page);
  await expectAccessible(page);
});

test("a team's record against an opponent leads to those games", async ({ page }) => {
  await open(page, '/nba/teamList');
  await page.getByRole('link', { name: 'Houston Rockets' }).first().click();
  const row = page.locator('#head-to-head').getByRole('row').filter({ hasText: 'San Antonio Spurs' });
  // December 15: 124-109; February 1: 102-91.
  await row.getByRole('link', { name: '2-0' }).click();
  await expect(page).toHaveURL(/\/teams\/\d+\/games\?season=\d+&opponent=\d+$/);
  await expect(page.getByRole('heading', { name: '2 wins, 0 losses; points 226-200' })).toBeVisible();
  await expect(page.getByRole('table').locator('tbody tr')).toHaveCount(2);
  await expectNoSidewaysScrolling(page);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('a day is asked for by links and a date', async ({ page }) => {
    await page.goto('/nba/teamList?view=division&asOf=2017-12-01');
    const atlantic = page.getByRole('table', { name: 'Atlantic' });
    await expect(atlantic.getByRole('row').nth(1)).toContainText('Boston Celtics');
    await expect(page.getByRole('slider')).toBeHidden();
    await page.getByRole('link', { name: 'The day with games before' }).click();
    await expect(page).toHaveURL(/view=division&asOf=2017-11-30$/);
    await page.getByRole('textbox', { name: 'As of' }).fill('2017-10-17');
    await page.getByRole('button', { name: 'Show' }).click();
    await expect(page).toHaveURL(/view=division&asOf=2017-10-17$/);
    await expect(atlantic.getByRole('row').filter({ hasText: 'Boston Celtics' })).toContainText('0-1');
  });
});
