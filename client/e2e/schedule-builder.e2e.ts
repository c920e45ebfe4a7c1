import { expect, type Page, test } from './test';
import { expectAccessible } from './accessible';
import { expectNoSidewaysScroll, graph, signIn } from './platform-support';
import { openSeason } from './seasons-support';

const weeks = (page: Page) => page.getByRole('table', { name: 'Weeks of Regular season' });
const dialog = (page: Page) => page.getByRole('dialog');
/** The games of the table in its order, as their buttons name them. */
const games = (page: Page) => weeks(page).getByRole('button', { name: / vs .*, \d+:\d\d [AP]M/ });
/** Two teams of a button's name. */
const matchup = (name: string | null): string => /^(.*? vs .*?),/.exec(name ?? '')![1]!;

test('a schedule is created, generated, and its games are swapped, moved, created and deleted', async ({ page }) => {
  const { seasonId } = await openSeason(page, { leagues: { D1: ['Aces', 'Bulls', 'Comets', 'Dragons'] } });
  await page.goto('/scheduleBuilder');
  await expect(page.getByText('No schedules yet')).toBeVisible();
  await page.getByRole('button', { name: 'Create Schedule' }).click();
  await expect(page.getByText('Name is required.')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel(/^Name/).fill('Regular season');
  await page.getByLabel(/^Start Date/).fill('2035-10-01');
  await page.getByLabel(/^Weeks/).fill('3');
  await page.getByLabel('Sunday').check();
  await page.getByLabel('Every week, time 1').fill('18:00');
  for (const [at, time] of ['19:00', '20:00'].entries()) {
    await page.getByRole('button', { name: 'Add time to every week' }).click();
    await page.getByLabel(`Every week, time ${at + 2}`).fill(time);
  }
  await page.getByRole('button', { name: 'Create Schedule' }).click();
  await expect(page.getByText('Schedule created successfully!')).toBeVisible();
  await expect(weeks(page).getByRole('row')).toHaveCount(4);
  await expect(weeks(page).getByRole('columnheader')).toHaveText([
    '#',
    'Date',
    'Bye/DH',
    '6:00 PM',
    '7:00 PM',
    '8:00 PM',
  ]);

  await page.getByRole('button', { name: 'Generate Full Schedule' }).click();
  await expect(dialog(page)).toContainText('This will overwrite all existing games for this schedule. Continue?');
  await dialog(page).getByRole('button', { name: 'Generate' }).click();
  await expect(page.getByText('Full schedule generated!')).toBeVisible();
  await expect(games(page)).toHaveCount(6);

  const names = await games(page).evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')));
  const [first, second] = [names[0]!, names[1]!];
  await page.getByRole('button', { name: first }).press('Enter');
  await expect(page.getByRole('button', { name: first })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('status').filter({ hasText: matchup(first) })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: first }).press('Enter');
  await expect(page.getByRole('button', { name: first })).toHaveAttribute('aria-pressed', 'false');

  // The two games of the first week can always change places.
  await page.getByRole('button', { name: first }).click();
  await page.getByRole('button', { name: second.slice(0, second.lastIndexOf('M') + 1) }).click();
  await expect(page.getByText('Matchups swapped!')).toBeVisible();
  await expect(games(page).first()).toHaveAttribute('aria-label', first.replace(matchup(first), matchup(second)));
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
  await expect(page.getByText(/^Undone/)).toBeVisible();
  await expect(games(page).first()).toHaveAttribute('aria-label', first);

  await page.getByRole('button', { name: first }).click();
  const free = page.getByRole('button', { name: new RegExp(`^Move ${matchup(first)} to .*Oct 7`) });
  await expect(free).toHaveAccessibleName(/Fits|Possible/);
  // A free time of another week takes the game from both teams in the first one, and the keyboard tells so in the
  // panel.
  const elsewhere = page.getByRole('button', { name: new RegExp(`^Move ${matchup(first)} to .*Oct 14.*Fits`) }).first();
  await expect(elsewhere).toHaveAccessibleDescription(/No game in week 1 for .*Two games in week 2 for/);
  await elsewhere.focus();
  const told = page.getByText(/^Sun, Oct 14, 2035, .*: Fits\. No game in week 1 for/);
  await expect(told).toBeVisible();
  // Also when the page moves below a pointer that rests there.
  await free.hover();
  await elsewhere.blur();
  await elsewhere.focus();
  await page.locator('table', { has: free }).evaluate(
    (table) =>
      new Promise((resolve) => {
        document.addEventListener('mouseover', resolve, { once: true });
        table.style.translate = '0 40%';
      }),
  );
  await expect(told).toBeVisible();
  await page.locator('table', { has: free }).evaluate((table) => table.style.removeProperty('translate'));
  await free.click();
  if (await dialog(page).isVisible()) {
    await dialog(page).getByLabel('Reason').fill('The hall asked for it');
    await dialog(page).getByRole('button', { name: 'Move anyway' }).click();
  }
  await expect(page.getByText(/^Game moved to/)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Create a game on Sun, Oct 7/ })).toHaveCount(1);
  await expect(games(page)).toHaveCount(6);

  await games(page).first().click();
  await page.getByRole('button', { name: 'Delete game' }).click();
  await expect(dialog(page)).toContainText('Are you sure you want to delete this game?');
  await dialog(page).getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Game deleted!')).toBeVisible();
  await expect(games(page)).toHaveCount(5);
  await page
    .getByRole('button', { name: /^Create a game on Sun, Oct 7/ })
    .first()
    .click();
  await expect(dialog(page).getByLabel('Date')).toHaveValue('2035-10-07');
  await dialog(page).getByLabel('Home team').selectOption('Aces');
  await dialog(page).getByLabel('Away team').selectOption('Bulls');
  await dialog(page).getByRole('button', { name: 'Create game', exact: true }).click();
  await expect(page.getByText('Game created!')).toBeVisible();
  await expect(games(page)).toHaveCount(6);

  await page.getByRole('button', { name: 'Edit Regular season' }).click();
  await dialog(page)
    .getByLabel(/^Weeks/)
    .fill('4');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Schedule updated successfully')).toBeVisible();
  await expect(weeks(page).getByRole('row')).toHaveCount(5);

  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Delete Regular season' }).click();
  await expect(dialog(page)).toContainText('Are you sure you want to delete this schedule?');
  await dialog(page).getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Schedule deleted successfully!')).toBeVisible();
  await expect(page.getByText('No schedules yet')).toBeVisible();
  const left = await graph<{ me: { actingFor: { games: { totalCount: number } } } }>(
    page.request,
    'query ($id: ID!) { me { actingFor { games(filter: { seasonId: $id }) { totalCount } } } }',
    { id: seasonId },
  );
  expect(left.me.actingFor.games.totalCount).toBe(0);
});

test('a played game of the week table is called by its result, too', async ({ page }) => {
  await signIn(page, 'staff-fab');
  await page.goto('/scheduleBuilder');
  const league = page.getByRole('region', { name: 'D5 Tustin Columbus Thursday, Fall 2025' });
  await league.locator('summary').first().click();
  await expect(league.getByRole('button', { name: /PM, Played, \d+ - \d+/ }).first()).toBeVisible();
});
