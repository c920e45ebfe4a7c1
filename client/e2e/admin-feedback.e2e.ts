import { expect, test } from './test';
import { holdAnswers } from './held';
import { actFor, graph, newOrganization, signIn } from './platform-support';
import { openSeason, otherAdministrator } from './seasons-support';

test('an undo by keyboard says that it is under way, then for three seconds that it is done', async ({ page }) => {
  const { seasonId } = await openSeason(page, { leagues: { D1: ['Aces', 'Bulls'] } });
  await page.goto(`/dashboard/seasons/${seasonId}`);
  await page.getByRole('link', { name: 'D1', exact: true }).first().click();
  await page.getByRole('checkbox', { name: 'Select Aces' }).check();
  await page.getByRole('button', { name: 'Delete selected' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByRole('row', { name: /Aces/ })).toHaveCount(0);
  const release = await holdAnswers(page, 'mutation Undo');
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Undoing …' })).toBeVisible();
  await expect(page.locator('main:focus, main :focus')).toHaveCount(1);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  release();
  const undone = page.getByRole('status').filter({ hasText: 'Undone: ' });
  await expect(undone).toBeVisible();
  await expect(page.getByRole('row', { name: /Aces/ })).toBeVisible();
  await page.clock.runFor(2900);
  await expect(undone).toBeVisible();
  await page.clock.runFor(100);
  await expect(undone).toHaveCount(0);
});

test('a pointer at rest chooses nothing from a list that opens below it', async ({ page }) => {
  const { seasonId } = await openSeason(page, { leagues: { D1: [], D2: ['Aces', 'Aces North'] } });
  await page.goto(`/dashboard/seasons/${seasonId}`);
  await page.getByRole('link', { name: 'D1', exact: true }).first().click();
  await page.getByRole('button', { name: '+ Add Team' }).click();
  const input = page.getByRole('combobox', { name: 'Team name' });
  await input.focus();
  const { x, y, height } = (await input.boundingBox())!;
  await page.mouse.move(x + 40, y + height + 60);
  await page.keyboard.type('Ace');
  const options = page.getByRole('listbox').getByRole('option');
  await expect(options).toHaveCount(2);
  const chosen = page.getByRole('listbox').getByRole('option', { selected: true });
  await expect(chosen).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowUp');
  await expect(options.last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.type('s');
  await expect(chosen).toHaveCount(0);
  // Enter takes what was typed; a name that is there would be asked about.
  await page.keyboard.type(' II');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Team added successfully')).toBeVisible();
});

test('a league that a season still has is named with its season, without a question', async ({ page }) => {
  await openSeason(page, { leagues: { D1: [] } });
  await page.goto('/leagueList');
  await page.getByRole('checkbox', { name: 'Select D1' }).check();
  await page.getByRole('button', { name: 'Delete selected' }).click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'League D1 is played in Fall 2025. Remove it from there first.' }),
  ).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a link that somebody else has deleted meanwhile cannot be, and leaves the list', async ({ page }) => {
  await signIn(page, (await newOrganization()).owner);
  const { createLink } = await graph<{ createLink: { id: string } }>(
    page.request,
    'mutation ($input: CreateLinkInput!) { createLink(input: $input) { id } }',
    { input: { label: 'Shop', slug: 'shop' } },
  );
  await page.goto('/navbar-links');
  await page.getByRole('button', { name: 'Delete Shop' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await graph(page.request, 'mutation ($id: ID!) { deleteLink(id: $id) { undoId } }', { id: createLink.id });
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Link not found.' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Delete Shop' })).toHaveCount(0);
});

test('a season that somebody else has deleted meanwhile cannot be, and leaves the list', async ({ page }) => {
  const { seasonId } = await openSeason(page);
  await page.goto('/dashboard/seasons');
  await page.getByRole('checkbox', { name: 'Select Fall 2025' }).check();
  await graph(page.request, 'mutation ($ids: [ID!]!) { deleteSeasons(ids: $ids) { undoId } }', { ids: [seasonId] });
  await page.getByRole('button', { name: 'Delete selected' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Season not found.' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('checkbox', { name: 'Select Fall 2025' })).toHaveCount(0);
});

test('a person is erased by an owner, after a question and for good', async ({ page }) => {
  const { seasonId, owner } = await openSeason(page, { leagues: { D1: ['Aces'] } });
  await signIn(page, owner);
  const { me } = await graph<{ me: { actingFor: { season: { unassignedTeams: { id: string }[] } } } }>(
    page.request,
    'query ($id: ID!) { me { actingFor { season(id: $id) { unassignedTeams { id } } } } }',
    { id: seasonId },
  );
  const [team] = me.actingFor.season.unassignedTeams;
  const { addPlayerToTeam } = await graph<{ addPlayerToTeam: { player: { id: string } } }>(
    page.request,
    'mutation ($input: AddPlayerToTeamInput!) { addPlayerToTeam(input: $input) { player { id } } }',
    { input: { seasonLeagueTeamId: team!.id, firstName: 'Mary', lastName: 'Hart' } },
  );
  await page.goto(`/players/${addPlayerToTeam.player.id}`);
  await page.getByRole('button', { name: 'Erase person…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Erase this person?' });
  await expect(dialog).toContainText('Are you sure you want to erase Mary Hart? This goes for good:');
  await dialog.getByRole('button', { name: 'Erase' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Erased the person.' })).toBeVisible();
  await expect(page.getByRole('status').getByRole('button', { name: 'Undo' })).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Mary Hart' })).toHaveCount(0);
});

test('a new player’s name is written once; a namesake is asked about; a merge names the rosters', async ({ page }) => {
  const { seasonId } = await openSeason(page, { leagues: { D1: ['Aces', 'Bulls'] } });
  const dialog = page.getByRole('dialog');
  for (const team of ['Aces', 'Bulls']) {
    await page.goto(`/dashboard/seasons/${seasonId}`);
    await page.getByRole('link', { name: 'D1', exact: true }).first().click();
    await page.getByRole('table', { name: 'Teams' }).getByRole('link', { name: team }).click();
    await page.getByRole('button', { name: 'Add Player' }).click();
    await dialog.getByRole('combobox', { name: 'Existing player' }).fill('Mary Quill Hart');
    await expect(dialog.getByLabel('First name')).toHaveValue('Mary');
    await expect(dialog.getByLabel('Last name')).toHaveValue('Quill Hart');
    if (team === 'Bulls') {
      await expect(page.getByRole('option')).toHaveCount(1);
      await dialog.getByRole('button', { name: 'Add Player', exact: true }).click();
      await expect(dialog.getByRole('combobox')).toHaveAccessibleDescription(/^There is a player of this name/);
      await expect(dialog.getByRole('status').filter({ hasText: 'Mary Quill Hart plays for Aces.' })).toBeVisible();
      await dialog.getByLabel('This is another person of the same name').check();
    }
    await dialog.getByRole('button', { name: 'Add Player' }).click();
    await expect(page.getByText('Player added to team')).toBeVisible();
  }
  await page.goto('/playerListAuth?search=mary');
  await page.getByLabel('Select all players').check();
  await page.getByRole('button', { name: 'Merge selected' }).click();
  await expect(dialog).toContainText('1 roster entry is carried over (Bulls).');
});

test('what is not there leads on, and another organization begins with its seasons', async ({ page, browser }) => {
  const { seasonId, slug } = await openSeason(page);
  await page.goto('/dashboard/seasons/999999999');
  await page.getByRole('link', { name: 'To the seasons' }).click();
  await expect(page).toHaveURL(/\/dashboard\/seasons$/);
  const boss = await (await browser.newContext()).newPage();
  await signIn(boss, 'admin');
  await actFor(boss, slug);
  await boss.goto(`/dashboard/seasons/${seasonId}`);
  await expect(boss.getByRole('heading', { level: 1, name: 'Fall 2025' })).toBeVisible();
  await boss.getByLabel('Acting for').selectOption({ label: 'NBA' });
  await expect(boss).toHaveURL(/\/dashboard\/seasons$/);
  await expect(boss.getByRole('heading', { level: 1 })).toHaveText('Seasons');
});

test('a game opens within the admin area', async ({ page }) => {
  await signIn(page, 'staff-nba');
  const { organization } = await graph<{
    organization: { games: { nodes: { id: string; homeTeam: { name: string } }[] } };
  }>(
    page.request,
    '{ organization { games(first: 2, filter: { date: "2017-10-17" }) { nodes { id homeTeam { name } } } } }',
  );
  const game = organization.games.nodes.find(({ homeTeam }) => homeTeam.name === 'Cleveland Cavaliers');
  await page.goto(`/games/${game!.id}`);
  await expect(
    page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Schedule' }),
  ).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Cleveland Cavaliers');
  await expect(page).toHaveTitle('Cleveland Cavaliers 102, Boston Celtics 99 · Courtbook');
  await expect(page.getByRole('table').first()).toBeVisible();
  await page.goto('/games/999999999');
  await expect(page.getByText('Game not found.', { exact: true }).first()).toBeAttached();
  await expect(page).toHaveTitle('Game not found · Courtbook');
});

test('a team that somebody else has put into a division meanwhile is a conflict in plain words', async ({
  page,
  browser,
}) => {
  const { seasonId, owner } = await openSeason(page, { leagues: { D1: ['Aces'] }, divisions: ['Gold', 'Silver'] });
  const colleague = await otherAdministrator(browser, owner);
  for (const each of [page, colleague]) await each.goto(`/dashboard/seasons/${seasonId}`);
  const put = async (each: typeof page, steps: number): Promise<void> => {
    await each.getByRole('button', { name: 'Move Aces', exact: true }).focus();
    await each.keyboard.press('Space');
    await expect(each.getByText('Picked up Aces, unassigned.')).toBeAttached();
    for (let step = 0; step < steps; step += 1) {
      await each.keyboard.press('ArrowRight');
      await expect(each.getByText(`Aces, 1 of 1 in ${['Gold', 'Silver'][step]}.`)).toBeAttached();
    }
    await each.keyboard.press('Space');
  };
  await put(colleague, 1);
  await expect(colleague.getByRole('status').filter({ hasText: 'Put team Aces into division Gold.' })).toBeVisible();
  await put(page, 2);
  await expect(
    page
      .getByRole('alert')
      .filter({ hasText: /^Gold has been changed meanwhile by .+: teams\. Please look at it again\.$/ }),
  ).toBeVisible();
});
