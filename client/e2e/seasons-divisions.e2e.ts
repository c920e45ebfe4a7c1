import { expect, type Page, test } from './test';
import { holdFirst } from './held';
import { graph } from './platform-support';
import { fillDivision, openSeason, otherAdministrator } from './seasons-support';

const TEAMS = ['Aces', 'Bulls', 'Comets', 'Dragons'];
const column = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const teams = (page: Page, name: string) =>
  column(page, name).getByRole('listitem').locator('.truncate').allInnerTexts();
const handle = (page: Page, team: string) => page.getByRole('button', { name: `Move ${team}`, exact: true });

test('teams are assigned, ordered and taken out with the keyboard, every step read out', async ({ page }) => {
  const { seasonId } = await openSeason(page, { leagues: { D1: TEAMS }, divisions: ['Gold', 'Silver'] });
  await page.goto(`/dashboard/seasons/${seasonId}`);
  await handle(page, 'Bulls').focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Picked up Bulls, unassigned.')).toBeAttached();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('Bulls, 1 of 1 in Gold.')).toBeAttached();
  await page.keyboard.press('Space');
  await expect(page.getByText('Put Bulls down, 1 of 1 in Gold.')).toBeAttached();
  await expect.poll(() => teams(page, 'Teams of Gold')).toEqual(['Bulls']);
  await expect(page.getByRole('status').filter({ hasText: 'Put team Bulls into division Gold.' })).toBeVisible();

  await handle(page, 'Aces').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('Aces, 1 of 2 in Gold.')).toBeAttached();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText('Aces, 2 of 2 in Gold.')).toBeAttached();
  await page.keyboard.press('Enter');
  await expect.poll(() => teams(page, 'Teams of Gold')).toEqual(['Bulls', 'Aces']);
  await expect(page.getByRole('status').filter({ hasText: 'Put team Aces into division Gold.' })).toBeVisible();

  await handle(page, 'Bulls').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('Bulls, 1 of 1 in Silver.')).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Bulls stays where it was.')).toBeAttached();
  await page.reload();
  await expect.poll(() => teams(page, 'Teams of Gold')).toEqual(['Bulls', 'Aces']);
  await expect.poll(() => teams(page, 'Unassigned teams')).toEqual(['Comets', 'Dragons']);
});

test('a team is dragged between two others, and its move undone', async ({ page }) => {
  const { seasonId, divisionIds } = await openSeason(page, { leagues: { D1: TEAMS }, divisions: ['Gold', 'Silver'] });
  await fillDivision(page, seasonId, divisionIds.Gold!);
  await page.goto(`/dashboard/seasons/${seasonId}`);
  await expect.poll(() => teams(page, 'Teams of Gold')).toEqual(TEAMS);
  // What stands above comes on its own, and moves everything.
  await page.waitForLoadState('networkidle');
  await handle(page, 'Dragons').scrollIntoViewIfNeeded();
  const from = (await handle(page, 'Dragons').boundingBox())!;
  const to = (await handle(page, 'Aces').boundingBox())!;
  await page.mouse.move(from.x + 10, from.y + 20);
  await page.mouse.down();
  await page.mouse.move(from.x + 10, from.y + 10, { steps: 3 });
  await page.mouse.move(to.x + 10, to.y + 40, { steps: 8 });
  // The line where it would go.
  await expect(column(page, 'Teams of Gold').locator('li').nth(1)).toHaveAttribute('aria-hidden', 'true');
  await page.mouse.up();
  await expect.poll(() => teams(page, 'Teams of Gold')).toEqual(['Aces', 'Dragons', 'Bulls', 'Comets']);
  await page.getByRole('status').filter({ hasText: 'Dragons' }).getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => teams(page, 'Teams of Gold')).toEqual(TEAMS);
});

test('several teams are assigned at once, and one is moved by its menu', async ({ page }) => {
  const { seasonId } = await openSeason(page, { leagues: { D1: TEAMS }, divisions: ['Gold', 'Silver'] });
  await page.goto(`/dashboard/seasons/${seasonId}`);
  await page.getByLabel('Find a team').fill('c');
  await expect.poll(() => teams(page, 'Unassigned teams')).toEqual(['Aces', 'Comets']);
  await expect(page).toHaveURL(/team=c/);
  await page.getByLabel('Select all unassigned teams').check();
  await page.getByLabel('Put 2 selected into a division').selectOption({ label: 'Gold' });
  await expect.poll(() => teams(page, 'Teams of Gold')).toEqual(['Aces', 'Comets']);
  await page.getByRole('button', { name: 'More for Comets' }).click();
  await page.getByRole('menuitem', { name: 'Move up' }).click();
  await expect.poll(() => teams(page, 'Teams of Gold')).toEqual(['Comets', 'Aces']);
  await page.getByRole('button', { name: 'More for Aces' }).click();
  await page.getByRole('menuitem', { name: 'Take out of the division' }).click();
  await expect.poll(() => teams(page, 'Teams of Gold')).toEqual(['Comets']);
});

test('a move that waits for the one before it is not lost with the page unasked', async ({ page }) => {
  const { seasonId } = await openSeason(page, { leagues: { D1: TEAMS }, divisions: ['Gold'] });
  await page.goto(`/dashboard/seasons/${seasonId}`);
  const release = await holdFirst(page, 'mutation AssignDivisionTeams');
  for (const team of ['Aces', 'Bulls']) {
    await page.getByRole('button', { name: `More for ${team}` }).click();
    await page.getByRole('menuitem', { name: /Gold/ }).click();
  }
  await expect.poll(() => teams(page, 'Teams of Gold')).toEqual(['Aces', 'Bulls']);
  const asked = page.waitForEvent('dialog');
  // The browser goes on only when it is let go.
  void page.evaluate(() => window.location.reload());
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  release();
  await expect(page.getByRole('status').filter({ hasText: 'Put team Bulls into division Gold.' })).toBeVisible();
  await page.reload();
  await expect.poll(() => teams(page, 'Teams of Gold')).toEqual(['Aces', 'Bulls']);
});

test('a move in a division that somebody else has changed is refused, explained and taken back', async ({
  page,
  browser,
}) => {
  const { seasonId, owner, divisionIds } = await openSeason(page, {
    leagues: { D1: TEAMS },
    divisions: ['Gold', 'Silver'],
  });
  await page.goto(`/dashboard/seasons/${seasonId}`);
  await expect.poll(() => teams(page, 'Unassigned teams')).toEqual(TEAMS);
  const other = await otherAdministrator(browser, owner);
  await graph(
    other.request,
    'mutation ($id: ID!, $input: UpdateDivisionInput!) { updateDivision(id: $id, input: $input) { id } }',
    { id: divisionIds.Gold, input: { name: 'Golden', expectedVersion: 1 } },
  );
  await page.getByRole('button', { name: 'More for Aces' }).click();
  await page.getByRole('menuitem', { name: 'Move to Gold' }).click();
  await expect(
    page.getByRole('alert').filter({ hasText: `has been changed meanwhile by ${owner}: name.` }),
  ).toBeVisible();
  await expect.poll(() => teams(page, 'Teams of Golden')).toEqual([]);
  await expect.poll(() => teams(page, 'Unassigned teams')).toEqual(TEAMS);

  // Without a network the move is taken back, too, and the next one is sent once there is one again.
  await page.route('**/graphql*', (route) => route.abort());
  const move = async (): Promise<void> => {
    await page.getByRole('button', { name: 'More for Aces' }).click();
    await page.getByRole('menuitem', { name: 'Move to Golden' }).click();
  };
  await move();
  await expect(page.getByRole('alert').filter({ hasText: 'could not be saved' })).toBeVisible();
  await expect.poll(() => teams(page, 'Unassigned teams')).toEqual(TEAMS);
  await page.unroute('**/graphql*');
  const sent = page.waitForResponse((response) =>
    (response.request().postData() ?? '').includes('mutation AssignDivisionTeams'),
  );
  await move();
  await sent;
  await page.reload();
  await expect.poll(() => teams(page, 'Teams of Golden')).toEqual(['Aces']);
});

test('a division is added, renamed, deleted and brought back with its teams', async ({ page }) => {
  const { seasonId, divisionIds } = await openSeason(page, { leagues: { D1: TEAMS }, divisions: ['Gold'] });
  await fillDivision(page, seasonId, divisionIds.Gold!);
  await page.goto(`/dashboard/seasons/${seasonId}`);
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'New division' }).click();
  await dialog.getByLabel('Name').fill('  ');
  await dialog.getByRole('button', { name: 'Add division' }).click();
  await expect(dialog.getByLabel('Name')).toHaveAccessibleDescription('Name is required.');
  await dialog.getByLabel('Name').fill('Silver');
  await dialog.getByRole('button', { name: 'Add division' }).click();
  await expect(column(page, 'Teams of Silver')).toBeVisible();
  await page.getByRole('button', { name: 'More for Silver' }).click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  await dialog.getByLabel('Name').fill('Bronze');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(column(page, 'Teams of Bronze')).toBeVisible();

  await page.getByRole('button', { name: 'More for Gold' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(dialog).toContainText('Are you sure you want to delete this division?');
  await expect(dialog).toContainText('Its 4 teams become unassigned.');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect.poll(() => teams(page, 'Unassigned teams')).toEqual(TEAMS);
  await page
    .getByRole('status')
    .filter({ hasText: 'Deleted division Gold' })
    .getByRole('button', { name: 'Undo' })
    .click();
  await expect.poll(() => teams(page, 'Teams of Gold')).toEqual(TEAMS);
});
