import { expect, test } from './test';
import { actFor, graph, newOrganization, PASSWORD, signIn, unique } from './platform-support';
import { openSeason, otherAdministrator } from './seasons-support';

for (const role of ['owner', 'staff'] as const) {
  test(`${role}: a season is created, changed, deleted and brought back`, async ({ page }) => {
    await signIn(page, (await newOrganization())[role]);
    await page.goto('/dashboard');
    await expect(page).toHaveURL(/\/dashboard\/seasons$/);
    await expect(page.getByText('No seasons yet')).toBeVisible();

    await page.getByRole('button', { name: 'New season' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Create season' }).click();
    await expect(dialog.getByLabel('Name')).toHaveAccessibleDescription('Name is required.');
    await dialog.getByLabel('Name').fill('Fall 2025');
    await dialog.getByLabel('First day').fill('2025-09-07');
    await dialog.getByLabel('Last day').fill('2025-09-01');
    await dialog.getByRole('button', { name: 'Create season' }).click();
    await expect(dialog.getByLabel('Last day')).toHaveAccessibleDescription('Must not be before the first day.');
    await dialog.getByLabel('Last day').fill('2025-11-03');
    await dialog.getByRole('button', { name: 'Create season' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Fall 2025 created' })).toBeVisible();
    const row = page.getByRole('row').filter({ hasText: 'Fall' });
    await expect(row).toContainText('Sep 7, 2025');
    await expect(page.getByRole('columnheader', { name: 'Organization' })).toHaveCount(0);

    await page.getByRole('button', { name: 'Edit Fall 2025' }).click();
    await dialog.getByLabel('Name').fill('Fall Season');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Fall Season updated' })).toBeVisible();
    await expect(row).toContainText('Fall Season');

    await page.getByRole('button', { name: 'Delete selected' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Select at least one season to delete.' })).toBeVisible();
    await page.getByLabel('Select Fall Season').check();
    await page.getByRole('button', { name: 'Delete selected' }).click();
    await expect(dialog).toContainText('Delete selected seasons?');
    await expect(dialog).toContainText('Fall Season');
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('No seasons yet')).toBeVisible();
    const toast = page.getByRole('status').filter({ hasText: 'Seasons deleted' });
    await toast.getByRole('button', { name: 'Undo' }).click();
    await expect(row).toContainText('Fall Season');
  });
}

test('a new season begins with the leagues and teams of another one, and the question before its deletion counts them', async ({
  page,
}) => {
  await openSeason(page, { leagues: { D1: ['Aces', 'Bulls'], D2: ['Comets'] }, divisions: ['Gold'] });
  await page.goto('/dashboard/seasons');
  await page.getByRole('button', { name: 'New season' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Winter 2026');
  await dialog.getByLabel('Copy from').selectOption({ label: 'Fall 2025' });
  await dialog.getByLabel('Divisions').uncheck();
  await dialog.getByRole('button', { name: 'Create season' }).click();
  await page.getByLabel('Select Winter 2026').check();
  await page.getByRole('button', { name: 'Delete selected' }).click();
  await expect(dialog).toContainText('With that go 2 leagues and 3 teams.');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('link', { name: 'Winter 2026', exact: true }).click();
  await expect(page.getByRole('link', { name: 'D2' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Unassigned teams' }).getByRole('listitem')).toHaveCount(3);
});

test('two administrators change one season: the later one is told who changed what, and loses nothing', async ({
  page,
  browser,
}) => {
  const { owner } = await openSeason(page);
  await page.goto('/dashboard/seasons');
  await page.getByRole('button', { name: 'Edit Fall 2025' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Autumn 2025');

  const other = await otherAdministrator(browser, owner);
  await other.goto('/dashboard/seasons');
  await other.getByRole('button', { name: 'Edit Fall 2025' }).click();
  await other.getByRole('dialog').getByLabel('First day').fill('2025-09-07');
  await other.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(other.getByRole('status').filter({ hasText: 'Fall 2025 updated' })).toBeVisible();

  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(
    dialog.getByRole('alert').filter({ hasText: `Fall 2025 has been changed meanwhile by ${owner}: start date.` }),
  ).toBeVisible();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Autumn 2025 updated' })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'Autumn 2025' })).toContainText('Sep 7, 2025');
});

test('without exactly one sport nobody creates a season', async ({ page, browser }) => {
  const { id } = await newOrganization();
  const admin = await otherAdministrator(browser, 'admin');
  const username = unique('nosport');
  await graph(admin.request, 'mutation ($input: CreateUserInput!) { createUser(input: $input) { user { id } } }', {
    input: { username, role: 'STAFF', password: PASSWORD, organizationId: id, sportIds: [] },
  });
  await signIn(page, username);
  await page.goto('/dashboard/seasons');
  await page.getByRole('button', { name: 'New season' }).first().click();
  await expect(page.getByRole('dialog').getByText('your account has none')).toBeVisible();
  await page.getByRole('dialog').getByLabel('Name').fill('Fall');
  await page.getByRole('dialog').getByRole('button', { name: 'Create season' }).click();
  await expect(
    page.getByRole('dialog').getByRole('alert').filter({ hasText: 'No sport assigned to this user.' }),
  ).toBeVisible();
});

test('a super administrator sees organization and sport', async ({ page }) => {
  await signIn(page, 'admin');
  await actFor(page, 'nba');
  await page.goto('/dashboard/seasons');
  await expect(page.getByRole('columnheader', { name: 'Organization' })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: '2017-18' })).toContainText('Basketball');
});

test('the list says when it could not be loaded, and tries again', async ({ page }) => {
  await signIn(page, 'staff-nba');
  let isDown = true;
  await page.route('**/graphql*', (route) =>
    isDown && route.request().postData()?.includes('AdminSeasons') ? route.abort() : route.continue(),
  );
  await page.goto('/dashboard/seasons');
  await expect(page.getByRole('alert')).toContainText('This could not be loaded.');
  isDown = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('link', { name: '2017-18', exact: true })).toBeVisible();
});
