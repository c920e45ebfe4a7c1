import { expect, test } from './test';
import { graph, newOrganization, signIn, unique } from './platform-support';

test('a super administrator creates, changes, resets, deletes and brings back a user', async ({ page }) => {
  const { id, name } = await newOrganization();
  await signIn(page, 'admin');
  await page.goto(`/userSettings?organization=${id}`);
  const username = unique('ann');

  await page.getByRole('button', { name: 'New user' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Basketball')).toBeChecked();
  // What it begins with was typed by nobody: it is closed without a question.
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: 'New user' }).click();
  await dialog.getByRole('button', { name: 'Create user' }).click();
  await expect(dialog.getByLabel('Username')).toHaveAccessibleDescription('Username is required.');
  await expect(dialog.getByLabel('Role').getByRole('option')).toHaveText(['Organization Owner', 'Staff']);
  await expect(dialog.getByLabel('Organization')).toHaveValue(id);
  await dialog.getByLabel('Username').fill(username);
  await dialog.getByLabel('Email').fill('no address');
  await dialog.getByRole('button', { name: 'Create user' }).click();
  await expect(dialog.getByLabel('Email')).toHaveAccessibleDescription(/e-mail address/);
  await dialog.getByLabel('Email').fill('ann@example.com');
  await dialog.getByLabel('Password').fill('a-long-enough-one');
  await expect(dialog.getByRole('group', { name: 'Sports' }).getByRole('checkbox')).toHaveCount(1);
  await expect(dialog.getByLabel('Basketball')).toBeChecked();
  await dialog.getByRole('button', { name: 'Create user' }).click();
  const row = page.getByRole('row', { name: username });
  await expect(row).toContainText(['ann@example.com', 'Staff', name].join(''));

  await page.getByRole('button', { name: `Edit ${username}` }).click();
  await dialog.getByLabel('Role').selectOption('Organization Owner');
  await dialog.getByLabel('Reset the password').check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  const secret = page.getByRole('dialog', { name: 'Temporary password' });
  await expect(secret.locator('output')).toHaveText(/^[a-z2-9]{4}(-[a-z2-9]{4}){3}$/);
  await secret.getByRole('button', { name: 'Close' }).first().click();
  await expect(row).toContainText('Organization Owner');

  await page.getByRole('button', { name: `Delete ${username}` }).click();
  await expect(page.getByRole('dialog')).toContainText(`Are you sure you want to delete the user ${username}?`);
  await page.getByRole('dialog').getByRole('button', { name: 'Delete user' }).click();
  await expect(row).toBeHidden();
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(row).toBeVisible();
});

test('a super administrator moves a user to another organization, with the sports that are played there', async ({
  page,
}) => {
  const [from, to] = [await newOrganization(), await newOrganization()];
  await signIn(page, 'admin');
  await page.goto(`/userSettings?organization=${from.id}`);
  await page.getByRole('button', { name: `Edit ${from.staff}` }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Organization')).toHaveValue(from.id);
  await dialog.getByLabel('Organization').selectOption(to.id);
  await expect(dialog.getByLabel('Basketball')).toBeChecked();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await page.goto(`/userSettings?organization=${to.id}`);
  await expect(page.getByRole('row', { name: from.staff })).toContainText(to.name);
});

test('a name that is taken is told beside its field, and what was typed stays', async ({ page }) => {
  const { id, staff } = await newOrganization();
  await signIn(page, 'admin');
  await page.goto(`/userSettings?organization=${id}`);
  await page.getByRole('button', { name: 'New user' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Username').fill(staff.toUpperCase());
  await dialog.getByLabel('Email').fill('x@example.com');
  await dialog.getByRole('button', { name: 'Create user' }).click();
  await expect(dialog.getByLabel('Username')).toHaveAccessibleDescription('This username is taken.');
  await expect(dialog.getByLabel('Email')).toHaveValue('x@example.com');
});

test('staff see the people of their organization, without e-mails and buttons', async ({ page }) => {
  const { owner, staff } = await newOrganization();
  await signIn(page, staff);
  await page.goto('/userSettings');
  await expect(page.getByRole('row', { name: owner })).toBeVisible();
  await expect(page.getByRole('button', { name: /Edit|Delete|New user/ })).toHaveCount(0);
  await expect(page.getByRole('columnheader', { name: 'Email' })).toHaveCount(0);
});

test('owners manage their staff where their organization lets them, and nobody else', async ({ page }) => {
  const { owner, staff } = await newOrganization({ ownersManageStaff: true });
  await signIn(page, owner);
  await page.goto('/userSettings');
  await expect(page.getByRole('button', { name: `Edit ${staff}` })).toBeVisible();
  await expect(page.getByRole('button', { name: `Edit ${owner}` })).toHaveCount(0);
  await page.getByRole('button', { name: 'New user' }).click();
  await expect(page.getByRole('dialog').getByLabel('Role').getByRole('option')).toHaveText(['Staff']);
});

test('the filter lives in the address', async ({ page }) => {
  const { id, staff, owner } = await newOrganization();
  await signIn(page, 'admin');
  await page.goto(`/userSettings?organization=${id}`);
  await page.getByLabel('Find').fill(staff);
  await expect(page.getByRole('row', { name: owner })).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`search=${staff}`));
  await page.getByLabel('Find').fill('nobody has this name');
  await expect(page.getByText('No users found.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(page).toHaveURL(/userSettings$/);
});

test('a failed load can be tried again', async ({ page }) => {
  await signIn(page, 'staff-nba');
  let fails = true;
  await page.route('**/graphql*', (route) =>
    fails && (route.request().postData() ?? '').includes('query Users') ? route.abort() : route.continue(),
  );
  await page.goto('/userSettings');
  const retry = page.getByRole('button', { name: 'Try again' });
  await expect(retry).toBeVisible();
  fails = false;
  await retry.click();
  await expect(page.getByRole('row', { name: 'staff-nba' })).toBeVisible();
});

test('the graph says the same as the screen', async ({ page }) => {
  await signIn(page, 'staff-nba');
  const { users } = await graph<{ users: { editable: boolean; email: string | null }[] }>(
    page.request,
    '{ users { editable email } }',
  );
  expect(users.every(({ editable, email }) => !editable && email === null)).toBe(true);
});
