import { holdAnswers } from './held';
import { expect, type Page, test } from './test';
import { graph, newOrganization, PICTURE, signIn, unique } from './platform-support';

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('an organization is created with its logo, changed, given a user, deleted and brought back', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/organizations');
  const name = unique('Aces 🏀');
  await page.getByRole('button', { name: 'New organization' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Create organization' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription('Name is required.');
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  await dialog.getByRole('textbox', { name: 'Slug' }).fill('dashboard');
  await dialog.getByRole('textbox', { name: 'Domain' }).fill('NBA.localhost');
  await dialog.getByRole('textbox', { name: 'Facebook' }).fill('//evil.example');
  await dialog.getByLabel('Basketball').check();
  await dialog.getByLabel('Logo').setInputFiles(PICTURE);
  await expect(dialog.locator('img')).toHaveAttribute('src', /^blob:/);
  await dialog.getByRole('button', { name: 'Create organization' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Slug' })).toHaveAccessibleDescription(/reserved/);
  await expect(dialog.getByRole('textbox', { name: 'Facebook' })).toHaveAccessibleDescription(/full address/);
  await dialog.getByRole('textbox', { name: 'Slug' }).fill('');
  await dialog.getByRole('textbox', { name: 'Facebook' }).fill('');
  await dialog.getByRole('button', { name: 'Create organization' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Domain' })).toHaveAccessibleDescription(
    'This domain already leads to another organization.',
  );
  await dialog.getByRole('textbox', { name: 'Domain' }).fill('');
  await dialog.getByRole('button', { name: 'Create organization' }).click();
  await expect(card(page, name)).toBeVisible();
  await expect(card(page, name).locator('img')).toHaveAttribute('src', /^\/uploads\//);

  await page.getByRole('button', { name: `Edit ${name}` }).click();
  await dialog.getByRole('combobox', { name: 'Time zone' }).fill('Mars/Olympus');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('combobox', { name: 'Time zone' })).toHaveAccessibleDescription(/IANA/);
  await dialog.getByRole('combobox', { name: 'Time zone' }).fill('America/New_York');
  await dialog.getByLabel('Accent colour', { exact: true }).fill('#ffd500');
  await expect(dialog.getByText('adjusted')).toBeVisible();
  await dialog.getByLabel('All Listings may show it').uncheck();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(card(page, name)).toContainText('Unlisted');

  await page.getByRole('button', { name: `Add a user to ${name}` }).click();
  const username = unique('carl');
  await dialog.getByLabel('Username').fill(username);
  await dialog.getByLabel('Password').fill('a-long-enough-one');
  await dialog.getByRole('button', { name: 'Create user' }).click();
  await expect(card(page, name)).toContainText(username);

  await page.getByRole('button', { name: `Manage ${name}` }).click();
  await expect(page).toHaveURL(/\/dashboard\/seasons$/);
  await expect(page.getByRole('heading', { name: `First steps for ${name}` })).toBeVisible();
  await page.goto('/organizations');

  await page.getByRole('button', { name: `Delete ${name}` }).click();
  await expect(dialog).toContainText(`Are you sure you want to delete the organization ${name}?`);
  await expect(dialog).toContainText('1 user');
  await dialog.getByRole('button', { name: 'Delete organization' }).click();
  await expect(card(page, name)).toBeHidden();
  await page.getByRole('button', { name: 'Undo', exact: true }).first().click();
  await expect(page.getByRole('dialog', { name: 'Undo' })).toContainText(`Deleted organization ${name}.`);
  await page.getByRole('button', { name: `Undo: Deleted organization ${name}.` }).click();
  await page.keyboard.press('Escape');
  await expect(card(page, name)).toContainText(username);
});

test('the first user of an organization is invited, and a slug that changes goes on leading there', async ({
  page,
}) => {
  const { name, slug } = await newOrganization();
  await signIn(page, 'admin');
  await page.goto('/organizations');
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: `Add a user to ${name}` }).click();
  const username = unique(`ines${'s'.repeat(64)}`);
  await dialog.getByLabel('Username').fill(username);
  await dialog.getByLabel('Invite by a link').check();
  await expect(dialog.getByLabel('Password')).toBeHidden();
  // Closed before there is an answer: the link is shown nevertheless, since nobody can be shown it later.
  const release = await holdAnswers(page, 'mutation CreateOrganizationUser');
  await dialog.getByRole('button', { name: 'Create user' }).click();
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'Discard' }).click();
  await expect(dialog).toBeHidden();
  release();
  await expect(dialog).toContainText('/choose-password#');
  // A name without a blank stays within the toast.
  const toast = page.getByRole('status').filter({ hasText: username });
  expect(await toast.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(card(page, name)).toContainText(username);

  await page.getByRole('button', { name: `Edit ${name}` }).click();
  const field = dialog.getByRole('textbox', { name: 'Slug', exact: true });
  await field.fill(`${slug}-2`);
  await expect(field).toHaveAccessibleDescription(new RegExp(`begin with /${slug} go on leading here`));
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: `Edit ${name}` }).click();
  const former = dialog.getByRole('textbox', { name: 'Former slugs' });
  await expect(former).toHaveValue(slug);
  await former.fill(`${slug}\nnba`);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(former).toHaveAccessibleDescription(/begin with \/nba lead to/);
  await former.fill(slug);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.goto(`/${slug}/schedule`);
  await expect(page).toHaveURL(new RegExp(`/${slug}-2/schedule$`));
  await expect(page.getByRole('heading', { level: 1, name: 'Schedule' })).toBeVisible();
});

test('a user of another organization is attached', async ({ page }) => {
  const [from, to] = [await newOrganization(), await newOrganization()];
  await signIn(page, 'admin');
  await page.goto('/organizations');
  await page.getByRole('button', { name: `Add a user to ${to.name}` }).click();
  await page.getByRole('tab', { name: 'Existing user' }).click();
  await page.getByLabel('User', { exact: true }).selectOption({ label: `${from.staff} (Staff, ${from.name})` });
  await page.getByRole('button', { name: 'Add user', exact: true }).last().click();
  await expect(card(page, to.name)).toContainText(from.staff);
  await expect(card(page, from.name)).not.toContainText(from.staff);
});

test('the organization acted for is chosen at the top, and the screens show its content', async ({ page }) => {
  const { id, name } = await newOrganization();
  await signIn(page, 'admin');
  await page.goto('/navbar-links');
  await expect(page.getByRole('heading', { level: 1, name: 'Choose an organization first' })).toBeVisible();
  await expect(page).toHaveTitle('Choose an organization first · Courtbook');
  await page.getByLabel('Acting for').selectOption({ label: name });
  await expect(page.getByText('No links yet')).toBeVisible();
  await expect(page.getByLabel('Acting for')).toHaveValue(id);
  const { me } = await graph<{ me: { actingFor: { name: string } } }>(page.request, '{ me { actingFor { name } } }');
  expect(me.actingFor.name).toBe(name);
});

for (const user of ['owner-nba', 'staff-nba']) {
  test(`${user} has no organizations to administer`, async ({ page }) => {
    await signIn(page, user);
    await page.goto('/organizations');
    await expect(page.getByRole('heading', { level: 1, name: 'You are not allowed to see this' })).toBeVisible();
    await expect(page).toHaveTitle('You are not allowed to see this · Courtbook');
    await expect(
      page.getByRole('navigation', { name: 'Administration' }).getByRole('link', { name: 'Organizations' }),
    ).toHaveCount(0);
  });
}

test('an owner changes how the site looks', async ({ page, browser }) => {
  const { owner, slug } = await newOrganization();
  await signIn(page, owner);
  await page.goto('/pages/look');
  await page.getByLabel('Theme').selectOption('Dark');
  await page.getByLabel('Accent colour', { exact: true }).fill('red');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByLabel('Accent colour', { exact: true })).toHaveAccessibleDescription(/must be a colour/i);
  await page.getByLabel('Accent colour', { exact: true }).fill('#15803d');
  await page.getByLabel('Facebook').fill('https://facebook.com/liga');
  await page.getByLabel('Shows').selectOption('Top Stat Leaders');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved the appearance.')).toBeVisible();
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(`/${slug}`);
  await expect(visitor.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(visitor.getByRole('link', { name: /facebook/i })).toHaveAttribute('href', 'https://facebook.com/liga');
  await page.getByLabel('Theme').selectOption({ label: 'Light or dark, by the visitor’s device' });
  const saved = page.waitForResponse((response) => (response.request().postData() ?? '').includes('UpdateAppearance'));
  await page.getByRole('button', { name: 'Save' }).click();
  await saved;
  await visitor.reload();
  await expect(visitor.locator('html')).toHaveAttribute('data-theme', 'device');
  await expect(visitor.getByLabel('Colours')).toHaveValue('device');
});
