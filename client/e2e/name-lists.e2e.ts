import { expect, type Page, test } from './test';
import { expectAccessible } from './accessible';
import { answered } from './held';
import { expectNoSidewaysScroll, graph } from './platform-support';
import { openSeason, otherAdministrator } from './seasons-support';

/** Opens the league D1 with Aces and Bulls, or the roster of a team in it. */
async function openLeague(page: Page, team?: string): Promise<{ owner: string }> {
  const { owner, seasonId } = await openSeason(page, { leagues: { D1: ['Aces', 'Bulls'] } });
  await page.goto(`/dashboard/seasons/${seasonId}`);
  await page.getByRole('link', { name: 'D1', exact: true }).first().click();
  if (team) await page.getByRole('table', { name: 'Teams' }).getByRole('link', { name: team }).click();
  return { owner };
}

const dialogOf = (page: Page) => page.getByRole('dialog');
const roster = (page: Page) => page.getByRole('table', { name: 'Roster' });

/** Adds a player with the form that is open. */
async function addPlayer(page: Page, firstName: string, lastName: string, button: string): Promise<void> {
  await dialogOf(page).getByLabel('First name').fill(firstName);
  await dialogOf(page).getByLabel('Last name').fill(lastName);
  await dialogOf(page).getByRole('button', { name: button, exact: true }).click();
}

test('players one after the other; a name that is there is told while it is typed, on this team and on another one', async ({
  page,
}) => {
  await openLeague(page, 'Aces');
  const dialog = dialogOf(page);
  await page.getByRole('button', { name: 'Add Player' }).click();
  await addPlayer(page, 'Ana', 'Reyes', 'Save and add another');
  await expect(dialog.getByLabel('First name')).toHaveValue('');
  await expect(dialog.getByRole('combobox', { name: 'Existing player' })).toBeFocused();
  await expect(page.getByText('Player added to team')).toBeVisible();
  await addPlayer(page, 'Bo', 'Park', 'Add Player');
  await expect(dialog).toHaveCount(0);
  await expect(roster(page).getByRole('link')).toHaveText(['Bo Park', 'Ana Reyes']);

  // On this team: only as another person.
  await page.getByRole('button', { name: 'Add Player' }).click();
  await dialog.getByLabel('First name').fill('ANA');
  await dialog.getByLabel('Last name').fill('reyes');
  await expect(dialog.getByRole('status').filter({ hasText: 'Ana Reyes is on this team already.' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: /^Use this player/ })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Add Player', exact: true }).click();
  await expect(dialog.getByLabel('First name')).toHaveAccessibleDescription(/^There is a player of this name/);
  await dialog.getByLabel('This is another person of the same name').check();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Add Player', exact: true }).click();
  await expect(roster(page).getByRole('link', { name: 'ANA reyes', exact: true })).toBeVisible();

  // On another team: that one is taken.
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'D1' }).click();
  await page.getByRole('table', { name: 'Teams' }).getByRole('link', { name: 'Bulls' }).click();
  await page.getByRole('button', { name: 'Add Player' }).click();
  await dialog.getByLabel('First name').fill('bo');
  await dialog.getByLabel('Last name').fill('park');
  await dialog.getByRole('button', { name: 'Use this player Bo Park plays for Aces.' }).click();
  await dialog.getByRole('button', { name: 'Add Player', exact: true }).click();
  await expect(roster(page).getByRole('link', { name: 'Bo Park' })).toBeVisible();
});

test('teams: one that is there is offered, a second one of a league is refused', async ({ page }) => {
  await openLeague(page);
  const dialog = dialogOf(page);
  await page.getByRole('button', { name: '+ Add Team' }).click();
  await dialog.getByRole('combobox', { name: 'Team name' }).fill('aces');
  await expect(dialog.getByRole('status').filter({ hasText: 'Aces plays in this league already.' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Add Team', exact: true }).click();
  await expect(dialog.getByRole('combobox', { name: 'Team name' })).toHaveAccessibleDescription(
    /^Aces plays in this league already\./,
  );
  await dialog.getByRole('combobox', { name: 'Team name' }).fill('Comets');
  await dialog.getByRole('button', { name: 'Save and add another' }).click();
  await expect(dialog.getByRole('combobox', { name: 'Team name' })).toHaveValue('');
  await dialog.getByRole('combobox', { name: 'Team name' }).fill('Dynamo');
  await dialog.getByRole('button', { name: 'Add Team', exact: true }).click();
  await expect(page.getByRole('table', { name: 'Teams' }).getByRole('row')).toHaveCount(5);

  await page.goto('/teamList');
  await page.getByRole('button', { name: 'Create team' }).click();
  await dialog.getByLabel('Name').fill('COMETS');
  await expect(dialog.getByRole('status').filter({ hasText: 'Comets plays in D1, Fall 2025.' })).toBeVisible();
  await dialog.getByRole('button', { name: /^Open this team/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Comets' })).toBeVisible();
});

test('a pasted list of players: what each line means, all of it at once, and back', async ({ page }) => {
  await openLeague(page, 'Aces');
  const dialog = dialogOf(page);
  await page.getByRole('button', { name: 'Add Player' }).click();
  await dialog.getByRole('button', { name: /^Several at once/ }).click();
  const names = dialog.getByLabel('Names');
  await names.fill('12 Ana Reyes\nPark, Bo\n\nana reyes\n\u202eEvil');
  await dialog.getByRole('button', { name: 'Check the list' }).click();
  const rows = dialog.getByRole('table', { name: 'What happens with each line' }).getByRole('row');
  await expect(rows).toHaveCount(5);
  await expect(rows.nth(1)).toContainText('A new player.');
  await expect(rows.nth(3)).toContainText('The same name is on line 1.');
  await expect(rows.nth(4)).toContainText('control characters');
  await expect(dialog.getByRole('status').filter({ hasText: '2 new · 2 to be put right first' })).toBeVisible();
  await expectAccessible(page);
  await names.fill('12 Ana Reyes\nPark, Bo');
  await expect(rows).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Check the list' }).click();
  await dialog.getByRole('button', { name: 'Add 2 players' }).click();
  await expect(page.getByText('Added 2 players to Aces.')).toBeVisible();
  await expect(page.getByLabel('Number of Ana Reyes')).toHaveValue('12');
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('No players yet')).toBeVisible();
});

test('a pasted list of teams joins a league, or none', async ({ page }) => {
  await openLeague(page);
  const dialog = dialogOf(page);
  const addList = async (names: string): Promise<void> => {
    await dialog.getByRole('button', { name: /^Several at once/ }).click();
    await dialog.getByLabel('Names').fill(names);
    await dialog.getByRole('button', { name: 'Check the list' }).click();
  };
  await page.getByRole('button', { name: '+ Add Team' }).click();
  await addList('76ers\nACES');
  await expect(dialog.getByRole('status').filter({ hasText: '1 new · 1 in place, no change' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Add 1 team' }).click();
  await expect(page.getByRole('table', { name: 'Teams' }).getByRole('link', { name: '76ers' })).toBeVisible();
  await page.goto('/teamList');
  await page.getByRole('button', { name: 'Create team' }).click();
  await addList('Comets\nDynamo');
  await dialog.getByRole('button', { name: 'Add 2 teams' }).click();
  await expect(page.getByText('Added 2 teams.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Dynamo' })).toBeVisible();
});

test('captain, number and position in the row: by keyboard, at once, and honest about a colleague', async ({
  page,
  browser,
}) => {
  const { owner } = await openLeague(page, 'Aces');
  await page.getByRole('button', { name: 'Add Player' }).click();
  await addPlayer(page, 'Ana', 'Reyes', 'Add Player');
  const [number, position] = [page.getByLabel('Number of Ana Reyes'), page.getByLabel('Position of Ana Reyes')];
  await number.focus();
  await page.keyboard.type('12');
  await page.keyboard.press('Tab');
  await expect(position).toBeFocused();
  await page.keyboard.type('Guard');
  await page.keyboard.press('Enter');
  const captain = page.getByRole('button', { name: 'Captain: Ana Reyes' });
  const appointed = answered(page, 'mutation SetCaptain');
  await captain.click();
  await expect(captain).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText(/D1 · Fall 2025 · Ana Reyes/)).toBeVisible();
  await number.fill('13');
  await number.press('Escape');
  await expect(number).toHaveValue('12');
  await appointed;
  await expect.poll(() => entryOf(page)).toMatchObject({ jerseyNumber: '12', position: 'Guard' });

  const other = await otherAdministrator(browser, owner);
  await other.goto(page.url());
  await expect(other.getByLabel('Number of Ana Reyes')).toHaveValue('12');
  await expect(other.getByLabel('Position of Ana Reyes')).toHaveValue('Guard');
  await expect(other.getByRole('button', { name: 'Captain: Ana Reyes' })).toHaveAttribute('aria-pressed', 'true');
  await other.getByLabel('Number of Ana Reyes').fill('21');
  await other.getByLabel('Number of Ana Reyes').press('Enter');
  await expect.poll(async () => (await entryOf(other)).jerseyNumber).toBe('21');
  await number.fill('31');
  await number.press('Enter');
  await expect(number).toHaveAccessibleDescription(new RegExp(`${owner}.*Stored is “21”`));
  await expect(number).toHaveValue('31');
  await number.press('Enter');
  await expect.poll(async () => (await entryOf(page)).jerseyNumber).toBe('31');
  await captain.click();
  await expect(captain).toHaveAttribute('aria-pressed', 'false');
  await page.setViewportSize({ width: 390, height: 800 });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

/** The roster entry of Ana Reyes as it is stored. */
async function entryOf(page: Page): Promise<{ jerseyNumber: string | null; position: string | null }> {
  const { me } = await graph<{
    me: {
      actingFor: { players: { nodes: { rosters: { jerseyNumber: string | null; position: string | null }[] }[] } };
    };
  }>(
    page.request,
    'query { me { actingFor { players(first: 1, filter: { search: "Ana Reyes" }) { nodes { rosters { jerseyNumber position } } } } } }',
  );
  return me.actingFor.players.nodes[0]!.rosters[0]!;
}
