import { expect, type Page, test } from './test';
import { type LargeOrganization, newLargeOrganization, PLAYERS, teamName, TEAMS } from './large-support';
import { expectAccessible } from './accessible';
import { expectNoSidewaysScroll, signIn } from './platform-support';

// One after the other in one worker: they share what takes a while to make.
test.describe.configure({ mode: 'default' });

let large: LargeOrganization;
test.beforeAll(async ({ browser }) => {
  large = await newLargeOrganization(browser);
});

/** The rows of a table without its head. */
const rowsOf = (page: Page, name: string) => page.getByRole('table', { name, exact: true }).locator('tbody tr');
const more = (page: Page) => page.getByRole('button', { name: 'Load more' });

test('all teams: a page at a time, found by name, exported as shown', async ({ page }) => {
  await signIn(page, large.staff);
  await page.goto('/teamList');
  await expect(rowsOf(page, 'Teams')).toHaveCount(100);
  await expect(page.getByText(`100 of ${TEAMS}`)).toBeVisible();
  await more(page).focus();
  await page.keyboard.press('Enter');
  await expect(rowsOf(page, 'Teams')).toHaveCount(200);
  await expect(rowsOf(page, 'Teams').last()).toContainText(teamName(200));
  await page.getByLabel('Find').fill('0987');
  await expect(rowsOf(page, 'Teams')).toHaveCount(1);
  await expect(rowsOf(page, 'Teams')).toContainText(teamName(987));
  await page.getByRole('button', { name: 'More', exact: true }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Export CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('teams.csv');
  const lines = (await (await page.request.get(download.url())).text()).trim().split('\r\n');
  expect(lines).toEqual([
    'id,team,colour,abbreviation,league,season,players',
    `${await large.teamId(teamName(987))},${teamName(987)},,,Metro,Fall 2025,20`,
  ]);
});

test('all players: found by name, and by a team that a list would not reach', async ({ page }) => {
  await signIn(page, large.staff);
  await page.goto('/playerListAuth');
  await expect(rowsOf(page, 'Players')).toHaveCount(100);
  await expect(page.getByText(`100 of ${PLAYERS}`)).toBeVisible();
  await page.getByLabel('Find').fill('last1234');
  await expect(rowsOf(page, 'Players')).toHaveCount(10);
  await page.getByRole('button', { name: 'Clear' }).click();
  const team = page.getByRole('combobox', { name: 'Team' });
  await team.fill('team 0777');
  await expect(page.getByRole('listbox', { name: 'Team' }).getByRole('option')).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(rowsOf(page, 'Players')).toHaveCount(20);
  await expect(team).toHaveValue(teamName(777));
  await page.reload();
  await expect(team).toHaveValue(teamName(777));
  await expect(rowsOf(page, 'Players')).toHaveCount(20);
  await expectAccessible(page);
  await team.fill('');
  await expect(rowsOf(page, 'Players')).toHaveCount(100);
});

test('a league’s teams; the list to add one from has every team', async ({ page }) => {
  await signIn(page, large.staff);
  await page.goto(`/dashboard/seasons/${large.seasonId}/leagues/${large.leagueId}`);
  await expect(rowsOf(page, 'Teams')).toHaveCount(100);
  await page.getByRole('button', { name: '+ Add Team' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Team name' }).fill('099');
  await expect(dialog.getByRole('listbox', { name: 'Team name' }).getByRole('option')).toHaveCount(10);
  await page.keyboard.press('Escape');
  const list = dialog.getByLabel('Existing team');
  await expect(list.locator('option')).toHaveCount(TEAMS + 1);
  await list.selectOption({ label: teamName(1000) });
  await dialog.getByRole('button', { name: 'Add Team' }).click();
  await expect(dialog.getByRole('alert')).toHaveText(/\S/);
});

test('a season’s screen shows a part of its teams; its standings come a hundred at a time', async ({ page }) => {
  await signIn(page, large.staff);
  await page.goto(`/dashboard/seasons/${large.seasonId}`);
  await expect(rowsOf(page, 'Standings')).toHaveCount(50);
  await expect(page.getByRole('region', { name: 'Unassigned teams' }).getByRole('listitem')).toHaveCount(50);
  await expect(page.getByRole('link', { name: `All ${TEAMS}` })).toBeVisible();
  await page.goto('/fab/standings');
  await expect(rowsOf(page, 'Standings')).toHaveCount(100);
  await more(page).click();
  await expect(rowsOf(page, 'Standings')).toHaveCount(200);
});

test('the schedule: a hundred games, then more', async ({ page }) => {
  await signIn(page, large.staff);
  await page.goto('/schedule');
  await expect(rowsOf(page, 'Games, byes and weeks off')).toHaveCount(100);
  await more(page).click();
  await expect(rowsOf(page, 'Games, byes and weeks off')).toHaveCount(200);
  await expect(page.getByText('200 of 1200')).toBeVisible();
});

test('visitors find players and games by team; the standings are not all drawn at once', async ({ page }) => {
  await page.goto(`/${large.slug}/playerList?search=last0042`);
  await expect(page.getByText('10 players')).toBeVisible();
  await page.goto(`/${large.slug}/playerList`);
  await page.getByLabel('League').selectOption({ label: 'Metro' });
  await expect(page.getByText(`${PLAYERS} players`)).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(50);
  await more(page).click();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(100);
  await page.getByLabel('Team').selectOption({ label: teamName(640) });
  await expect(page.getByText('20 players')).toBeVisible();

  await page.goto(`/${large.slug}/schedule?team=${await large.teamId(teamName(2))}`);
  await expect(
    page
      .getByRole('table')
      .getByRole('link', { name: teamName(2) })
      .first(),
  ).toBeVisible();
  await page.goto(`/${large.slug}/teamList`);
  await expect(page.getByRole('table').locator('tbody tr')).toHaveCount(100);
  await more(page).click();
  await expect(page.getByRole('table').locator('tbody tr')).toHaveCount(200);
});

test('on a phone nothing sticks out', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, large.staff);
  for (const path of [
    '/teamList',
    '/playerListAuth',
    `/dashboard/seasons/${large.seasonId}/leagues/${large.leagueId}`,
    `/dashboard/seasons/${large.seasonId}`,
    '/schedule',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('table').first()).toBeVisible();
    await expectNoSidewaysScroll(page);
  }
});
