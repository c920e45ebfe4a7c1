import { expect, test } from './test';
import { customDomain } from './content-support';
import { watch } from './pages';

test('the landing page leads to listings and sign-in, without a navigation bar', async ({ page }) => {
  const noted = watch(page);
  await page.goto('/');
  await expect(page).toHaveTitle('Courtbook');
  await expect(page.locator('body')).toHaveClass('homepage');
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
  await page.getByRole('main').getByRole('link', { name: 'All Listings' }).first().click();
  await expect(page).toHaveURL('/browse');
  expect(noted.problems).toEqual([]);
});

test('all listings leave out the unlisted organization', async ({ page }) => {
  await page.goto('/browse');
  await expect(page.getByRole('heading', { level: 1, name: 'All Listings' })).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  const names = ['FAB Adult Basketball', 'Harbor Recreation', 'NBA', 'Valley Hoops', 'Youth Center'];
  for (const name of names) await expect(page.getByRole('main').getByText(name, { exact: true })).toBeVisible();
  await expect(page.getByText('Sandbox')).toHaveCount(0);
  await page.getByRole('link', { name: /Valley Hoops/ }).click();
  await expect(page).toHaveURL('/valley');
});

test('the promotional page has no navigation', async ({ page }) => {
  expect((await page.goto('/millionaire'))?.status()).toBe(200);
  await expect(page.getByRole('navigation')).toHaveCount(0);
});

test('on a custom domain the platform pages keep its frame, and lead to the platform', async ({ page, baseURL }) => {
  await page.goto(`${customDomain(baseURL)}/browse`);
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await page.getByRole('link', { name: /Valley Hoops/ }).click();
  await expect(page).toHaveURL(`${new URL(baseURL!).origin}/valley`);
});

test('the leagues of an organization, by its id, its slug and its domain', async ({ page }) => {
  await page.goto('/leagues/1');
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(5);
  await page.getByRole('link', { name: 'Standings of D5 Tustin Columbus Thursday' }).click();
  await expect(page).toHaveURL(/\/fab\/teamList\?league=\d+$/);
  await page.goto('/leagues/1?domain=nba.localhost');
  await expect(page.getByRole('banner')).toContainText('NBA');
  expect((await page.goto('/leagues/2'))?.status()).toBe(404);
});

test('public paths without an organization lead to the platform, private ones to the sign-in', async ({ page }) => {
  await page.goto('/registration');
  await expect(page).toHaveURL('/');
  await page.goto('/playerListAuth');
  await expect(page).toHaveURL('/login');
});
