import { expect, test } from './test';
import { holdAnswers } from './held';
import { expectAccessible } from './accessible';
import { openSeason } from './seasons-support';
import { actFor, graph, newOrganization, PASSWORD, signIn, unique } from './platform-support';

test('a session that ends while a dialog is open is taken up again there, and what was typed is saved', async ({
  page,
}) => {
  const { owner } = await newOrganization();
  await signIn(page, owner);
  await page.goto('/dashboard/seasons');
  await page.getByRole('button', { name: 'New season' }).first().click();
  const season = unique('Fall');
  const form = page.getByRole('dialog', { name: 'New season' });
  await form.getByLabel('Name').fill(season);
  await page.context().clearCookies();
  await form.getByRole('button', { name: 'Create season' }).click();

  const again = page.getByRole('dialog', { name: 'Please sign in again' });
  await expect(again.getByLabel('Username')).toHaveValue(owner);
  await expectAccessible(page);
  await again.getByLabel('Password').fill('not the password');
  // While it is tried another password, and its Enter, would come to nothing: the field takes none.
  const release = await holdAnswers(page, 'mutation SignIn');
  await again.getByRole('button', { name: 'Sign in and go on' }).click();
  await expect(again.getByLabel('Password')).not.toBeEditable();
  release();
  await expect(again.getByRole('alert')).toHaveText('Login failed. Please check your credentials.');
  await again.getByLabel('Password').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(again).toBeHidden();
  await expect(form).toBeHidden();
  await expect(page.getByRole('link', { name: season })).toBeVisible();
});

test('who does not sign in again finds the form as it was', async ({ page }) => {
  const { owner } = await newOrganization();
  await signIn(page, owner);
  await page.goto('/navbar-links');
  await page.getByLabel('Label').fill('Shop');
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Add Link' }).click();
  await page.getByRole('dialog', { name: 'Please sign in again' }).getByRole('button', { name: 'Not now' }).click();
  await expect(page.getByLabel('Label')).toHaveValue('Shop');
  await expect(page.getByText('No links yet')).toBeVisible();
});

test('what a form asks after its session has ended takes nothing away, and is asked again after the sign-in', async ({
  page,
}) => {
  const { seasonId } = await openSeason(page, { leagues: { Alpha: ['Aces', 'Bulls'] } });
  await page.goto(`/dashboard/seasons/${seasonId}`);
  await page.getByRole('link', { name: 'Alpha', exact: true }).first().click();
  await page.getByRole('button', { name: 'Edit Aces' }).click();
  const form = page.getByRole('dialog', { name: 'Edit Aces' });
  await form.getByLabel('Team name').fill('Kings');
  await page.context().clearCookies();
  // Looks for players of that name: a read, which the server answers for nobody.
  await form.getByRole('combobox', { name: 'Captain', exact: true }).fill('Kim');
  await expect(page.getByText('You are no longer signed in.')).toBeAttached();
  await expect(form.getByLabel('Team name')).toHaveValue('Kings');
  await form.getByRole('button', { name: 'Save' }).click();
  const again = page.getByRole('dialog', { name: 'Please sign in again' });
  await again.getByLabel('Password').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row', { name: /Kings/ })).toContainText('Kim');
  await expect(page.getByText('You are no longer signed in.')).toHaveCount(0);
});

test('a file that is asked for after the session has ended is saved once somebody has signed in again', async ({
  page,
}) => {
  await openSeason(page, { leagues: { Alpha: ['Aces', 'Bulls'] } });
  await page.goto('/teamList');
  await expect(page.getByText('Aces').first()).toBeVisible();
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'More' }).first().click();
  await page.getByRole('menuitem', { name: 'Export CSV' }).click();
  const again = page.getByRole('dialog', { name: 'Please sign in again' });
  await again.getByLabel('Password').fill(PASSWORD);
  const [file] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
  expect(await file.failure()).toBeNull();
  expect(file.suggestedFilename()).toMatch(/teams.*\.csv$/);
});

test('who was moved to another organization is told so on a page of the former one, and led to the present one', async ({
  page,
  browser,
}) => {
  const former = await openSeason(page, { leagues: { Alpha: ['Aces', 'Bulls'] } });
  const { me } = await graph<{ me: { id: string } }>(page.request, '{ me { id } }');
  const present = await newOrganization();
  await page.goto(`/dashboard/seasons/${former.seasonId}`);
  await expect(page.getByRole('link', { name: 'Alpha', exact: true }).first()).toBeVisible();
  const root = await browser.newPage();
  await signIn(root, 'admin');
  await graph(
    root.request,
    'mutation ($userId: ID!, $organizationId: ID!) { addUserToOrganization(userId: $userId, organizationId: $organizationId) { id } }',
    { userId: me.id, organizationId: present.id },
  );
  await signIn(page, former.staff);
  await page.getByRole('link', { name: 'Alpha', exact: true }).first().click();
  const told = page.getByRole('alert').filter({ hasText: 'an organization that you do not belong to any more' });
  await expect(told).toBeVisible();
  await expectAccessible(page);
  await told.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(told).toHaveCount(0);
});

test('a super administrator without an organization chooses one of a list', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/schedule');
  await expect(page.getByRole('heading', { level: 1, name: 'Choose an organization first' })).toBeVisible();
  await page.getByRole('button', { name: 'Harbor Recreation' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Schedule' })).toBeVisible();
  await expect(page.getByLabel('Acting for').locator('option:checked')).toHaveText('Harbor Recreation');
});

test('an address that names a user leads a super administrator to the periods of that user’s organization', async ({
  page,
}) => {
  const { name, staff } = await newOrganization();
  await signIn(page, staff);
  const { me } = await graph<{ me: { id: string } }>(page.request, '{ me { id } }');
  await signIn(page, 'admin');
  for (const before of [null, 'harbor']) {
    if (before) await actFor(page, before);
    await page.goto(`/gamePeriod?userId=${me.id}`);
    await expect(page.getByLabel('Acting for').locator('option:checked')).toHaveText(name);
    const [from, to] = before ? ['Unhide', 'Hide'] : ['Hide', 'Unhide'];
    await page.getByRole('button', { name: `${from} Q1`, exact: true }).click();
    await expect(page.getByRole('button', { name: `${to} Q1`, exact: true })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: `${to} Q1`, exact: true })).toBeVisible();
  }
  // Nobody has this id: the screen shows what is acted for.
  await page.goto('/gamePeriod?userId=2147483647');
  await expect(page.getByRole('button', { name: 'Hide Q1', exact: true })).toBeVisible();
});

test('a super administrator who chooses one is shown what the address asks for', async ({ page, browser }) => {
  const { slug, seasonId } = await openSeason(page, { leagues: { Alpha: ['Aces'] } });
  await page.goto(`/dashboard/seasons/${seasonId}`);
  await page.getByRole('link', { name: 'Alpha', exact: true }).first().click();
  await page.getByRole('link', { name: 'Aces', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Aces' })).toBeVisible();
  const { pathname } = new URL(page.url());
  const { organization } = await graph<{ organization: { name: string } }>(
    page.request,
    'query ($slug: String) { organization(slug: $slug) { name } }',
    { slug },
  );

  const root = await browser.newPage();
  await signIn(root, 'admin');
  await root.goto(pathname);
  await expect(root.getByRole('heading', { level: 1, name: 'Choose an organization first' })).toBeVisible();
  await root.getByRole('button', { name: organization.name, exact: true }).click();
  await expect(root.getByRole('heading', { level: 1, name: 'Aces' })).toBeVisible();
  expect(new URL(root.url()).pathname).toBe(pathname);
});

test('an internal link is chosen from the pages there are, and a dead one is named', async ({ page }) => {
  const { owner } = await newOrganization();
  await signIn(page, owner);
  await page.goto('/navbar-links');
  await page.getByLabel('Label').fill('Results');
  await page.getByLabel('Page', { exact: true }).selectOption({ label: 'Schedule (/schedule)' });
  await expect(page.getByLabel('Slug')).toHaveValue('schedule');
  await page.getByRole('button', { name: 'Add Link' }).click();
  await expect(page.getByText('Added Results.')).toBeVisible();
  await page.getByLabel('Label').fill('Rules');
  await page.getByLabel('Slug').fill('rules');
  await expect(page.getByLabel('Slug')).toHaveAccessibleDescription('No page is published at /rules.');
  await page.getByRole('button', { name: 'Add Link' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Rules' })).toContainText(
    'No page is published at /rules.',
  );
  await expect(page.getByRole('listitem').filter({ hasText: 'Results' })).not.toContainText('No page is published');
});
