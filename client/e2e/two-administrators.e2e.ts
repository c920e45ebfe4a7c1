import { expect, type Page, test } from './test';
import { answered } from './held';
import { actFor, graph, moveDown, newOrganization, signIn } from './platform-support';
import { openSeason, otherAdministrator } from './seasons-support';

/** The first league of a season. */
async function leagueOf(page: Page, seasonId: string): Promise<string> {
  const { me } = await graph<{ me: { actingFor: { season: { seasonLeagues: { league: { id: string } }[] } } } }>(
    page.request,
    'query ($id: ID!) { me { actingFor { season(id: $id) { seasonLeagues { league { id } } } } } }',
    { id: seasonId },
  );
  return me.actingFor.season.seasonLeagues[0]!.league.id;
}

/** Lets the next call of a mutation end in a fault of the line, not of the server. */
async function failOnce(page: Page, operation: string): Promise<void> {
  let failed = false;
  await page.route('**/graphql*', async (route) => {
    if (failed || !(route.request().postData() ?? '').includes(`mutation ${operation}`)) return route.fallback();
    failed = true;
    return route.abort();
  });
}

test('two edit one team at once: the loser is told what changed and by whom, and both changes stay', async ({
  page,
  browser,
}) => {
  const { seasonId, owner } = await openSeason(page, { leagues: { Alpha: ['Aces', 'Bulls'] } });
  const path = `/dashboard/seasons/${seasonId}/leagues/${await leagueOf(page, seasonId)}`;
  const other = await otherAdministrator(browser, owner);
  for (const each of [page, other]) {
    await each.goto(path);
    await each.getByRole('button', { name: 'Edit Aces' }).click();
  }
  await other.getByLabel('Standings rank').fill('3');
  await other.getByRole('button', { name: 'Save' }).click();
  await expect(other.getByText('Team updated!')).toBeVisible();
  await page.getByLabel('Team name').fill('Aces United');
  await page.getByRole('combobox', { name: 'Captain', exact: true }).fill('Kim');
  await page.getByRole('button', { name: 'Save' }).click();
  const alert = page.getByRole('dialog').getByRole('alert');
  await expect(alert).toContainText(owner);
  await expect(alert).toContainText('rank');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Team updated!')).toBeVisible();
  const row = page.getByRole('table', { name: 'Teams' }).getByRole('row', { name: /Aces United/ });
  await expect(row).toContainText('Kim');
  await expect(row.getByRole('cell').first()).toHaveText('3');
});

test('a roster entry that somebody else has changed, and one whose change does not get through', async ({
  page,
  browser,
}) => {
  const { seasonId, owner } = await openSeason(page, { leagues: { Alpha: ['Aces'] } });
  await page.goto(`/dashboard/seasons/${seasonId}/leagues/${await leagueOf(page, seasonId)}`);
  await page.getByRole('link', { name: 'Aces' }).click();
  await page.getByRole('button', { name: 'Add Player' }).click();
  await page.getByLabel('First name').fill('Quill');
  await page.getByLabel('Last name').fill('Hathaway');
  await page.getByRole('dialog').getByRole('button', { name: 'Add Player' }).click();
  const row = page.getByRole('table', { name: 'Roster' }).getByRole('row', { name: /Hathaway/ });
  await expect(row).toContainText('Quill Hathaway');

  // The line fails: what was shown at once is taken back.
  await failOnce(page, 'UpdateRosterEntry');
  await page.getByRole('button', { name: 'Edit Quill Hathaway' }).click();
  await page.getByLabel('First name').fill('Quentin');
  await page.getByLabel('Jersey number').fill('7');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Error updating player' }).first()).toBeVisible();
  await expect(page.getByRole('dialog').getByLabel('First name')).toHaveValue('Quentin');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(row).toContainText('Quill Hathaway');
  await expect(row.getByLabel('Number of Quill Hathaway')).toHaveValue('');

  const other = await otherAdministrator(browser, owner);
  await page.getByRole('button', { name: 'Edit Quill Hathaway' }).click();
  await other.goto(page.url());
  await other.getByRole('button', { name: 'Edit Quill Hathaway' }).click();
  await other.getByLabel('Last name').fill('Hathaway-Lee');
  await other.getByRole('button', { name: 'Save' }).click();
  await expect(other.getByText('Player updated')).toBeVisible();
  await page.getByLabel('First name').fill('Quentin');
  await page.getByLabel('Jersey number').fill('7');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText(owner);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(row).toContainText('Quentin Hathaway-Lee');
  await expect(row.getByLabel('Number of Quentin Hathaway-Lee')).toHaveValue('7');
  await page.getByRole('link', { name: 'Quentin Hathaway-Lee' }).click();
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem');
  await expect(trail).toContainText(['Seasons', 'Fall 2025', 'Alpha', 'Aces', 'Quentin Hathaway-Lee']);
  expect(page.url()).toContain('/dashboard/players/');
});

test('a number of somebody whom another administrator has taken off the roster meanwhile is refused, and the row goes', async ({
  page,
  browser,
}) => {
  const { seasonId, owner } = await openSeason(page, { leagues: { Alpha: ['Aces'] } });
  await page.goto(`/dashboard/seasons/${seasonId}/leagues/${await leagueOf(page, seasonId)}`);
  await page.getByRole('link', { name: 'Aces' }).click();
  await page.getByRole('button', { name: 'Add Player' }).click();
  await page.getByLabel('First name').fill('Quill');
  await page.getByLabel('Last name').fill('Hathaway');
  await page.getByRole('dialog').getByRole('button', { name: 'Add Player' }).click();
  const number = page.getByLabel('Number of Quill Hathaway');
  await expect(number).toHaveValue('');

  const other = await otherAdministrator(browser, owner);
  await other.goto(page.url());
  await other
    .getByRole('row', { name: /Hathaway/ })
    .getByRole('checkbox')
    .check();
  await other.getByRole('button', { name: /^Delete selected/ }).click();
  await other.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(other.getByText('Players deleted')).toBeVisible();

  await number.fill('7');
  await number.press('Enter');
  await expect(page.getByText('Roster entry not found.')).toBeVisible();
  await expect(number).toBeHidden();
});

test('two put the leagues of a season into order at once: the list is whole, in one of the two orders, for both', async ({
  page,
  browser,
}) => {
  const { seasonId, owner } = await openSeason(page, { leagues: { Alpha: [], Beta: [], Gamma: [] } });
  const other = await otherAdministrator(browser, owner);
  const names = (each: Page) =>
    each
      .locator('section')
      .filter({ has: each.getByRole('heading', { name: 'Leagues', exact: true }) })
      .getByRole('listitem')
      .getByRole('link')
      .allInnerTexts();
  for (const each of [page, other]) {
    await each.goto(`/dashboard/seasons/${seasonId}`);
    await expect.poll(() => names(each)).toEqual(['Alpha', 'Beta', 'Gamma']);
  }
  const up = async (each: Page, league: string): Promise<void> => {
    await each.getByRole('button', { name: `More for ${league}` }).click();
    await each.getByRole('menuitem', { name: 'Move up' }).click();
  };
  await Promise.all([up(page, 'Beta'), up(other, 'Gamma')]);
  for (const each of [page, other])
    await expect(each.getByRole('status').filter({ hasText: 'Order saved' })).toBeVisible();
  await Promise.all([page.reload(), other.reload()]);
  await expect.poll(async () => (await names(page)).join()).toMatch(/^(Beta,Alpha,Gamma|Alpha,Gamma,Beta)$/);
  const shown = await names(page);
  await expect.poll(() => names(other)).toEqual(shown);
});

test('a list of attributes to which somebody else adds: the reorder of the old list is refused and explained, nothing is lost', async ({
  page,
  browser,
}) => {
  const { owner, staff } = await newOrganization();
  await signIn(page, staff);
  const other = await otherAdministrator(browser, owner);
  const add = 'mutation ($input: CreatePlayerAttributeInput!) { createPlayerAttribute(input: $input) { id } }';
  await graph(page.request, add, { input: { name: 'Hometown', type: 'TEXT' } });
  await page.goto('/playerAttributes');
  const handles = page.getByRole('button', { name: /^Move / });
  await expect(handles.first()).toBeVisible();
  const before = await handles.evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')));
  await graph(other.request, add, { input: { name: 'School', type: 'TEXT' } });
  await moveDown(page, before[0]!);
  await expect(page.getByRole('alert').filter({ hasText: 'has changed meanwhile' })).toBeVisible();
  await expect
    .poll(() => handles.evaluateAll((all) => all.map((each) => each.getAttribute('aria-label'))))
    .toEqual([...before, 'Move School']);
});

test('links of which somebody else takes one off and hides another: what is refused shows the list as it is, and goes at the second try', async ({
  page,
  browser,
}) => {
  const { owner, staff } = await newOrganization();
  await signIn(page, staff);
  for (const label of ['Alpha', 'Beta', 'Gamma'])
    await graph(page.request, 'mutation ($input: CreateLinkInput!) { createLink(input: $input) { id } }', {
      input: { label, slug: label.toLowerCase() },
    });
  const other = await otherAdministrator(browser, owner);
  for (const each of [page, other]) await each.goto('/navbar-links');
  await other.getByRole('button', { name: 'Toggle Alpha' }).click();
  await expect(other.getByRole('button', { name: 'Toggle Alpha' })).toHaveAttribute('aria-pressed', 'false');
  await other.getByRole('button', { name: 'Delete Gamma' }).click();
  await other.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(other.getByRole('button', { name: 'Delete Gamma' })).toBeHidden();
  await moveDown(page, 'Move Alpha');
  await expect(page.getByRole('alert').filter({ hasText: 'The list has changed meanwhile.' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Delete Gamma' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Toggle Alpha' })).toHaveAttribute('aria-pressed', 'false');
  const stored = answered(page, 'mutation ReorderLinks');
  await moveDown(page, 'Move Alpha');
  await stored;
  await other.reload();
  await expect(other.getByRole('main').getByRole('listitem')).toContainText(['Beta', 'Alpha']);
});

test('a super administrator edits the organization chosen, and no other', async ({ page, browser }) => {
  const { seasonId, slug } = await openSeason(page, { leagues: { Alpha: ['Aces'] } });
  const leagueId = await leagueOf(page, seasonId);
  const elsewhere = await newOrganization();
  const admin = await otherAdministrator(browser, 'admin');
  await actFor(admin, elsewhere.slug);
  await admin.goto(`/dashboard/seasons/${seasonId}/leagues/${leagueId}`);
  await expect(admin.getByRole('main').getByText('League not found').first()).toBeVisible();
  await actFor(admin, slug);
  await admin.goto(`/dashboard/seasons/${seasonId}/leagues/${leagueId}`);
  await admin.getByRole('button', { name: 'Edit Aces' }).click();
  await admin.getByLabel('Team name').fill('Aces of Admin');
  await admin.getByRole('button', { name: 'Save' }).click();
  await expect(admin.getByText('Team updated!')).toBeVisible();
  await page.goto(`/dashboard/seasons/${seasonId}/leagues/${leagueId}`);
  await expect(page.getByRole('link', { name: 'Aces of Admin' })).toBeVisible();
  await actFor(admin, elsewhere.slug);
  await admin.goto('/teamList');
  await expect(admin.getByText('No teams available')).toBeVisible();
});

test('a page with unsaved changes asks before it is left for another screen', async ({ page }) => {
  const { owner } = await newOrganization();
  await signIn(page, owner);
  const { createPage } = await graph<{ createPage: { id: string } }>(
    page.request,
    'mutation ($input: CreatePageInput!) { createPage(input: $input) { id } }',
    { input: { title: 'Rules', path: 'rules' } },
  );
  await page.goto(`/pages/${createPage.id}`);
  await page.getByLabel('Title').fill('House rules');
  const away = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Pages' });
  await away.click();
  const question = page.getByRole('dialog');
  await expect(question).toContainText('Leave without saving?');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByLabel('Title')).toHaveValue('House rules');
  await away.click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/\/pages$/);
  await page.getByRole('link', { name: 'Rules' }).click();
  await page.getByLabel('Title').fill('House rules');
  await page.goBack();
  await expect(question).toContainText('Leave without saving?');
  await expect(page.getByRole('heading', { level: 1, name: 'Rules', includeHidden: true })).toBeAttached();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(new RegExp(`/pages/${createPage.id}$`));
  await expect(page.getByLabel('Title')).toHaveValue('House rules');
  await page.goBack();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/\/pages$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Pages' })).toBeVisible();
});
