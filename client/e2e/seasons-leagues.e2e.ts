import { expect, type Page, test } from './test';
import { graph, moveDown } from './platform-support';
import { openSeason, otherAdministrator } from './seasons-support';

const panel = (page: Page) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: 'Leagues', exact: true }) });
const names = (page: Page) => panel(page).getByRole('listitem').getByRole('link').allInnerTexts();
const LEAGUES = { Alpha: ['Aces', 'Bulls'], Beta: [], Gamma: [] };

test('leagues are put into order by keyboard and by menu; the order stays and can be undone', async ({ page }) => {
  const { seasonId } = await openSeason(page, { leagues: LEAGUES });
  await page.goto(`/dashboard/seasons/${seasonId}`);
  await moveDown(page, 'Move Alpha');
  await expect.poll(() => names(page)).toEqual(['Beta', 'Alpha', 'Gamma']);
  const toast = page.getByRole('status').filter({ hasText: 'Order saved' });
  await expect(toast).toBeVisible();
  await page.reload();
  await expect.poll(() => names(page)).toEqual(['Beta', 'Alpha', 'Gamma']);
  await page.getByRole('button', { name: 'More for Gamma' }).click();
  await page.getByRole('menuitem', { name: 'Move up' }).click();
  await expect.poll(() => names(page)).toEqual(['Beta', 'Gamma', 'Alpha']);
  await toast.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => names(page)).toEqual(['Beta', 'Alpha', 'Gamma']);
});

test('a reorder of a list that somebody else has added to is refused, explained and taken back', async ({
  page,
  browser,
}) => {
  const { seasonId, owner } = await openSeason(page, { leagues: LEAGUES });
  await page.goto(`/dashboard/seasons/${seasonId}`);
  await expect.poll(() => names(page)).toEqual(['Alpha', 'Beta', 'Gamma']);
  const other = await otherAdministrator(browser, owner);
  await graph(other.request, 'mutation ($input: CreateLeagueInput!) { createLeague(input: $input) { id } }', {
    input: { seasonId, name: 'Delta' },
  });
  await moveDown(page, 'Move Alpha');
  await expect(page.getByRole('alert').filter({ hasText: 'The list of leagues has changed meanwhile.' })).toBeVisible();
  await expect.poll(() => names(page)).toEqual(['Alpha', 'Beta', 'Gamma', 'Delta']);
});

test('a league is added, renamed, taken out and brought back', async ({ page }) => {
  const { seasonId } = await openSeason(page, { leagues: { Alpha: ['Aces', 'Bulls'] } });
  await page.goto(`/season/${seasonId}`);
  await page.getByRole('button', { name: 'New league' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Create league' }).click();
  await expect(dialog.getByLabel('Name')).toHaveAccessibleDescription('Name is required.');
  await dialog.getByLabel('Name').fill('alpha');
  await dialog.getByRole('button', { name: 'Create league' }).click();
  await expect(dialog.getByRole('alert').filter({ hasText: 'in season Fall 2025 already' })).toBeVisible();
  await dialog.getByLabel('Name').fill('Beta');
  await dialog.getByRole('button', { name: 'Create league' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Beta created' })).toBeVisible();

  await page.getByRole('button', { name: 'Edit Beta' }).click();
  await dialog.getByLabel('Name').fill('Beta Two');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Beta Two updated' })).toBeVisible();

  await page.getByRole('button', { name: 'Delete selected leagues' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Select at least one league.' })).toBeVisible();
  await page.getByLabel('Select Alpha').check();
  await page.getByRole('button', { name: 'Delete selected leagues' }).click();
  await expect(dialog).toContainText('Delete selected leagues?');
  await expect(dialog).toContainText('With them this season loses 2 teams.');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  const toast = page.getByRole('status').filter({ hasText: 'Leagues deleted' });
  await expect.poll(() => names(page)).toEqual(['Beta Two']);
  await expect(page.getByRole('region', { name: 'Unassigned teams' })).toHaveCount(0);
  await toast.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => names(page)).toEqual(['Alpha', 'Beta Two']);
  await expect(page.getByRole('region', { name: 'Unassigned teams' })).toContainText('Aces');
});

test('all leagues of another season are copied when no name is given', async ({ page }) => {
  await openSeason(page, { leagues: LEAGUES });
  const { createSeason } = await graph<{ createSeason: { id: string } }>(
    page.request,
    'mutation ($input: CreateSeasonInput!) { createSeason(input: $input) { id } }',
    { input: { name: 'Winter 2026' } },
  );
  await page.goto(`/dashboard/seasons/${createSeason.id}`);
  await page.getByRole('button', { name: 'New league' }).first().click();
  await page.getByLabel('Copy from').selectOption({ label: 'Fall 2025' });
  await expect(page.getByLabel('Name')).toHaveAccessibleDescription('Left blank: all 3 leagues of Fall 2025.');
  await page.getByRole('button', { name: 'Create league' }).click();
  await expect(page.getByRole('status').filter({ hasText: '3 leagues created' })).toBeVisible();
  await expect.poll(() => names(page)).toEqual(['Alpha', 'Beta', 'Gamma']);
});

test('the list of all leagues leads to a league and its seasons; one in use is not deleted', async ({ page }) => {
  const { seasonId } = await openSeason(page, { leagues: LEAGUES });
  await page.goto('/leagueList');
  await page.getByLabel('Select Alpha').check();
  await page.getByRole('button', { name: 'Delete selected' }).click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'League Alpha is played in Fall 2025. Remove it from there first.' }),
  ).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'Alpha' })).toBeVisible();
  await page.getByRole('link', { name: 'Alpha' }).click();
  await expect(page.getByRole('heading', { name: 'Alpha', level: 1 })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Fall 2025' })).toHaveAttribute(
    'href',
    new RegExp(`/dashboard/seasons/${seasonId}/leagues/`),
  );
});

test('a team that has withdrawn says so on the board, in the standings and on its page', async ({ page, browser }) => {
  const { slug, seasonId } = await openSeason(page, { leagues: { D1: ['Aces', 'Bulls'] }, divisions: ['Gold'] });
  await page.goto(`/dashboard/seasons/${seasonId}`);
  await page.getByRole('link', { name: 'D1' }).first().click();
  await page.getByRole('button', { name: 'Edit Bulls' }).click();
  await page
    .getByRole('dialog')
    .getByLabel(/^Withdrawn/)
    .check();
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Team updated!')).toBeVisible();

  await page.goto(`/dashboard/seasons/${seasonId}`);
  await expect(page.getByRole('table', { name: 'Standings' }).getByRole('row', { name: /Bulls/ })).toContainText(
    'Withdrawn',
  );
  await expect(page.getByText('Withdrawn', { exact: true })).toHaveCount(2);

  const visitor = await (await browser.newContext()).newPage();
  for (const address of ['teamList', 'teamList?view=league']) {
    await visitor.goto(`/${slug}/${address}`);
    await expect(visitor.getByRole('row', { name: /Bulls/ })).toContainText('Withdrawn');
    await expect(visitor.getByRole('row', { name: /Aces/ })).not.toContainText('Withdrawn');
  }
  await visitor.getByRole('link', { name: 'Bulls' }).first().click();
  await expect(visitor.getByText('D1 · Fall 2025 · Withdrawn')).toBeVisible();
});
