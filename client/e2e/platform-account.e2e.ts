import { expect, type Page, test } from './test';
import { expectAccessible } from './accessible';
import { newOrganization, PASSWORD, signIn, unique } from './platform-support';

const newPassword = (page: Page) => page.getByRole('textbox', { name: /^New password \*?$|^New password$/ });

test('a temporary password is to be changed before anything else, which ends the other sessions', async ({
  page,
  browser,
}) => {
  const { id } = await newOrganization();
  await signIn(page, 'admin');
  await page.goto(`/userSettings?organization=${id}`);
  const username = unique('newcomer');
  await page.getByRole('button', { name: 'New user' }).click();
  await page.getByLabel('Username').fill(username);
  await page.getByRole('button', { name: 'Create user' }).click();
  const temporary = await page.getByRole('dialog', { name: 'Temporary password' }).locator('output').innerText();
  await page.context().clearCookies();
  await signIn(page, username, temporary);
  const elsewhere = await (await browser.newContext()).newPage();
  await signIn(elsewhere, username, temporary);

  await page.goto('/navbar-links');
  await expect(page.getByRole('heading', { name: 'Choose your password' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeHidden();
  await expectAccessible(page);
  await page.getByLabel('Present password').fill(temporary);
  await newPassword(page).fill('short');
  await page.getByLabel('New password again').fill('short');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('A password has at least 10 characters.')).toBeVisible();
  await newPassword(page).fill('qwertyuiop');
  await page.getByLabel('New password again').fill('qwertyuiop');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('This is one of the commonest passwords')).toBeVisible();
  await newPassword(page).fill(PASSWORD);
  await page.getByLabel('New password again').fill(`${PASSWORD}r`);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('The two are not the same.')).toBeVisible();
  await page.getByLabel('New password again').fill(PASSWORD);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page).toHaveURL('/navbar-links');
  await expect(page.getByRole('heading', { name: 'Choose your password' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Add Link' })).toBeVisible();

  await elsewhere.goto('/account');
  await expect(elsewhere).toHaveURL(/\/login/);
});

test('a wrong present password is told beside its field', async ({ page }) => {
  const { staff } = await newOrganization();
  await signIn(page, staff);
  await page.goto('/account');
  await page.getByLabel('Present password').fill('not the password');
  await newPassword(page).fill('another-long-one');
  await page.getByLabel('New password again').fill('another-long-one');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByLabel('Present password')).toHaveAccessibleDescription('This is not your present password.');
});

test('one signs out elsewhere', async ({ page, browser }) => {
  const { staff } = await newOrganization();
  await signIn(page, staff);
  const elsewhere = await (await browser.newContext()).newPage();
  await signIn(elsewhere, staff);
  await page.goto('/account');
  await page.getByRole('button', { name: 'Sign out elsewhere' }).click();
  const question = page.getByRole('dialog');
  await expect(question).toContainText('Sign out of all other browsers?');
  await question.getByRole('button', { name: 'Sign out elsewhere' }).click();
  await expect(page.getByText('Ended 1 other session.')).toBeVisible();
  await elsewhere.goto('/account');
  await expect(elsewhere).toHaveURL(/\/login/);
});

test('the theme of the admin area is kept', async ({ page }) => {
  const { owner } = await newOrganization();
  await signIn(page, owner);
  await page.goto('/account');
  const saved = page.waitForResponse(
    (response) => response.url().includes('/graphql') && (response.request().postData() ?? '').includes('SetMyTheme'),
  );
  await page.getByLabel('Dark').check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await saved;
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByLabel('Dark')).toBeChecked();
  await page.getByLabel('By device').check();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveCSS('color-scheme', colorScheme);
  }
});
