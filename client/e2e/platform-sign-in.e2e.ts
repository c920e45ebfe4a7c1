import { expect, type Page, test } from './test';
import { expectAccessible } from './accessible';
import { hold } from './held';
import { newOrganization, PASSWORD, signIn } from './platform-support';

const port = process.env.E2E_PORT ?? '4100';
const CUSTOM_HOST = `http://nba.localhost:${port}`;

async function fill(page: Page, username: string, password: string): Promise<void> {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'LOGIN' }).click();
}

for (const path of ['/nba/login', '/login', '/login?domain=nba.localhost', `${CUSTOM_HOST}/login`]) {
  test(`an owner signs in at ${path}`, async ({ page }) => {
    await page.goto(path);
    await fill(page, 'owner-nba', PASSWORD);
    await page.waitForURL('**/dashboard/seasons');
    await expect(page.getByRole('banner')).toContainText('NBA');
  });
}

test('signed in on an own domain, the links to the site lead to it', async ({ page }) => {
  await page.goto(`${CUSTOM_HOST}/login`);
  await fill(page, 'owner-nba', PASSWORD);
  await page.waitForURL('**/dashboard/seasons');
  await page.goto(`${CUSTOM_HOST}/pages/look`);
  await page.getByRole('link', { name: 'See the site' }).click();
  await expect(page).toHaveURL(`http://localhost:${port}/nba`);
  await expect(page.getByRole('banner')).toContainText('NBA');
});

for (const path of ['/fab/login', `${CUSTOM_HOST}/login`]) {
  test(`somebody of another organization is refused at ${path} like a wrong password`, async ({ page }) => {
    await page.goto(path);
    await fill(page, 'owner-valley', PASSWORD);
    await expect(page.getByText('Login failed. Please check your credentials.')).toBeVisible();
  });
}

test('a failure is shown for three seconds, and the fields keep what was typed', async ({ page }) => {
  await page.clock.install();
  await page.goto('/nba/login');
  await page.clock.pauseAt(Date.now() + 60_000);
  await fill(page, 'staff-harbor', 'not the password');
  const message = page.getByText('Login failed. Please check your credentials.');
  await expect(message).toBeVisible();
  await expect(page.getByLabel('Username')).toHaveValue('staff-harbor');
  await expect(page.getByLabel('Password')).toHaveValue('not the password');
  await page.clock.runFor(2900);
  await expect(message).toBeVisible();
  await page.clock.runFor(100);
  await expect(message).toBeHidden();
});

test('after many failures the waiting time is told', async ({ page }) => {
  await page.route('**/graphql*', (route) =>
    route.fulfill({
      status: 200,
      json: {
        data: null,
        errors: [
          {
            message: 'Too many tries. Please wait 15 minutes and try again.',
            extensions: { code: 'TOO_MANY_REQUESTS' },
          },
        ],
      },
    }),
  );
  await page.goto('/login');
  await fill(page, 'somebody', 'something');
  await expect(page.getByText('Too many tries. Please wait 15 minutes and try again.')).toBeVisible();
});

test('whoever is signed in goes on to the dashboard', async ({ page }) => {
  await signIn(page, 'staff-nba');
  await page.goto('/login');
  await expect(page).toHaveURL(/\/dashboard\/seasons$/);
  await page.goto('/nba/login');
  await expect(page).toHaveURL(/\/dashboard\/seasons$/);
});

test('an address of the admin area leads there after signing in', async ({ page }) => {
  await page.goto('/gamePeriod');
  await expect(page).toHaveURL('/login?next=%2FgamePeriod');
  await fill(page, 'staff-nba', PASSWORD);
  await expect(page).toHaveURL('/gamePeriod');
});

test('signing out ends the session', async ({ page }) => {
  await signIn(page, 'staff-nba');
  await page.goto('/account');
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/account'));
  await page.goto('/account');
  await expect(page).toHaveURL(/\/login/);
});

test('whoever could not be signed out is told so, and leaves once it works', async ({ page }) => {
  await signIn(page, 'staff-nba');
  await page.goto('/account');
  await page.route('**/graphql*', (route) => route.abort());
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'You could not be signed out' })).toBeVisible();
  await page.unroute('**/graphql*');
  const release = await hold(page, '**/graphql*');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByText('Signing out …')).toBeVisible();
  await release();
  await page.waitForURL((url) => !url.pathname.startsWith('/account'));
});

test('an organization that is not there has no login', async ({ page }) => {
  expect((await page.goto('/no-such-league/login'))?.status()).toBe(404);
});

test('the login screen is accessible', async ({ page }) => {
  await page.goto('/nba/login');
  await expectAccessible(page);
});

test('what was typed before the page’s scripts arrived is sent once they have', async ({ page }) => {
  const release = await hold(page, '**/*.js');
  const opened = page.goto('/nba/login', { waitUntil: 'commit' }); // is done when the page is alive
  await page.getByLabel('Username').fill('owner-nba');
  await page.getByLabel('Password').fill(PASSWORD);
  await expect(page.getByRole('button', { name: 'LOGIN' })).toBeDisabled();
  await page.getByLabel('Password').press('Enter'); // would send it to the page itself
  release();
  await opened;
  await page.waitForURL('**/dashboard/seasons');
});

test('whoever is signed out in the middle of work signs in again and is back at the same screen', async ({ page }) => {
  const { owner } = await newOrganization();
  await signIn(page, owner);
  await page.goto('/navbar-links');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.context().clearCookies();
  await page.getByRole('link', { name: 'All Players' }).click();
  await expect(page.getByRole('alert')).toContainText('You are no longer signed in.');
  await page.getByRole('link', { name: 'Sign in again' }).click();
  await fill(page, owner, PASSWORD);
  await page.waitForURL('**/playerListAuth');
  await expect(page.getByText('You are no longer signed in.')).toBeHidden();
});
