import { findSample } from './sample';
import { expect, type Page, test } from './test';

const TEAM = 'Houston Rockets';

/** How much has moved by itself since the page was there. */
const shifted = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );

test('a team is followed in this browser: it leads the home page, and goes when it is followed no more', async ({
  page,
  request,
}) => {
  const { team } = await findSample(request);
  await page.goto(`/nba/teams/${team}`);
  const share = page.getByRole('complementary', { name: 'Share' });
  await share.getByRole('button', { name: 'Follow this team' }).press('Enter');
  await expect(share.getByRole('button', { name: 'Following', pressed: true })).toBeVisible();
  await expect(share.getByText('It comes first on the home page')).toBeVisible();

  await page.goto('/nba');
  const mine = page.getByRole('region', { name: 'My teams' });
  const card = mine.getByRole('article');
  await expect(card.getByRole('heading', { name: TEAM })).toBeVisible();
  await expect(card.getByText('Last result')).toBeVisible();
  expect(await shifted(page)).toBeLessThan(0.02);
  await expect(page.locator('#content :is(h1, h2)').first()).toHaveText('My teams');
  expect(await card.getByRole('link', { name: 'Calendar' }).getAttribute('href')).toMatch(
    new RegExp(`^webcal://.*/nba/teams/${team}/calendar\\.ics$`),
  );

  await page.goto('/fab');
  await expect(mine).toHaveCount(0);
  // A team that is gone, one of another organization, and what is no id at all.
  await page.goto('/nba');
  await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('follows:'))!;
    localStorage.setItem(key, `${localStorage.getItem(key)},999999,no id`);
  });
  await page.reload();
  await expect(card).toHaveCount(1);
  await card.getByRole('button', { name: `Unfollow ${TEAM}` }).click();
  await expect(mine).toHaveCount(0);
  await page.reload();
  await expect(mine).toHaveCount(0);
});

test('without scripts there is nothing to follow with', async ({ browser, request, baseURL }) => {
  const { team } = await findSample(request);
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto(`/nba/teams/${team}`);
  await expect(page.getByRole('link', { name: 'Picture to share' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Follow this team' })).toHaveCount(0);
  await context.close();
});
