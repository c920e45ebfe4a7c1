import { type Browser, expect, type Locator, type Page, test } from './test';
import { graph } from './platform-support';
import { firstLeague, openSeason, otherAdministrator } from './seasons-support';
import { isTold } from './support/is-told';

/** Both have opened the same form; then the colleague saves, and the first finds out at the own save. */
const AGAIN = 'Saving again puts your changes over theirs.';

interface Place {
  colleague: Page;
  seasonId: string;
  leagueId: string;
  /** Of the team Aces. */
  teamId: string;
  seasonLeagueTeamId: string;
}

/** Two administrators of one organization with the leagues D1 (Aces) and D2. */
async function open(page: Page, browser: Browser): Promise<Place> {
  const { owner, seasonId } = await openSeason(page, { leagues: { D1: ['Aces'], D2: [] } });
  const colleague = await otherAdministrator(browser, owner);
  const { me } = await graph<{
    me: {
      actingFor: {
        season: { seasonLeagues: { league: { id: string; name: string } }[] };
        teams: { nodes: { id: string; seasonTeam: { id: string } }[] };
      };
    };
  }>(
    page.request,
    'query ($id: ID!) { me { actingFor { season(id: $id) { seasonLeagues { league { id name } } } teams(first: 1) { nodes { id seasonTeam { id } } } } } }',
    { id: seasonId },
  );
  const { season, teams } = me.actingFor;
  const league = season.seasonLeagues.find((each) => each.league.name === 'D1')!.league;
  const team = teams.nodes[0]!;
  return { colleague, seasonId, leagueId: league.id, teamId: team.id, seasonLeagueTeamId: team.seasonTeam.id };
}

async function addPlayer(page: Page, { seasonLeagueTeamId }: Place): Promise<string> {
  const input = { seasonLeagueTeamId, firstName: 'Quill', lastName: 'Hathaway', jerseyNumber: '7' };
  const { addPlayerToTeam } = await graph<{ addPlayerToTeam: { player: { id: string } } }>(
    page.request,
    'mutation ($input: AddPlayerToTeamInput!) { addPlayerToTeam(input: $input) { player { id } } }',
    { input },
  );
  return addPlayerToTeam.player.id;
}

/** Both look at the same place and open the same form. */
async function both(page: Page, colleague: Page, path: string, button: string): Promise<void> {
  for (const each of [page, colleague]) {
    await each.goto(path);
    await each.getByRole('button', { name: button, exact: true }).click();
  }
}

/** The form says that somebody was faster; the second press saves. */
async function saveTwice(form: Locator, label: string, between: () => Promise<void>): Promise<void> {
  await form.getByRole('button', { name: label, exact: true }).click();
  await expect(form.getByRole('alert').filter({ hasText: AGAIN })).toContainText('has been changed meanwhile by');
  await between();
  await form.getByRole('button', { name: label, exact: true }).click();
}

test('a league’s team: name here, rank and captain there', async ({ page, browser }) => {
  const place = await open(page, browser);
  const { colleague, seasonId, leagueId } = place;
  await both(page, colleague, `/dashboard/seasons/${seasonId}/leagues/${leagueId}`, 'Edit Aces');
  const [mine, theirs] = [page.getByRole('dialog'), colleague.getByRole('dialog')];
  await theirs.getByLabel('Standings rank').fill('3');
  await theirs.getByRole('combobox', { name: 'Captain', exact: true }).fill('Coach Kim');
  await theirs.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(colleague.getByText('Team updated!')).toBeVisible();
  await mine.getByLabel('Team name').fill('Kings');
  await mine.getByLabel(/^Withdrawn/).check();
  await saveTwice(mine, 'Save', async () => {
    await expect(mine.getByLabel('Standings rank')).toHaveValue('3');
    await expect(mine.getByRole('combobox', { name: 'Captain', exact: true })).toHaveValue('Coach Kim');
    await expect(mine.getByLabel('Team name')).toHaveValue('Kings');
  });
  await expect(page.getByText('Team updated!')).toBeVisible();
  const row = page.getByRole('row', { name: /Kings/ });
  await expect(row).toContainText('Coach Kim');
  await expect(row.getByRole('cell').filter({ hasText: /^3$/ })).toHaveCount(1);
});

test('a team on the second page of a long list stays open over a conflict', async ({ page }) => {
  const names = Array.from({ length: 101 }, (_each, index) => `Team ${String(index + 1).padStart(3, '0')}`);
  const { seasonId } = await openSeason(page, { leagues: { D1: names } });
  await page.goto(`/dashboard/seasons/${seasonId}`);
  await page.getByRole('link', { name: 'D1', exact: true }).first().click();
  await page.getByRole('button', { name: 'Load more' }).click();
  await page.getByRole('button', { name: 'Edit Team 101' }).click();
  const form = page.getByRole('dialog');
  // Before that the form would take over what the list is told.
  await form.getByLabel('Team name').fill('Kings');
  const { me } = await graph<{ me: { actingFor: { teams: { nodes: { id: string; version: number }[] } } } }>(
    page.request,
    '{ me { actingFor { teams(first: 1, filter: { search: "Team 101" }) { nodes { id version } } } } }',
  );
  const [team] = me.actingFor.teams.nodes;
  await graph(
    page.request,
    'mutation ($id: ID!, $input: UpdateTeamInput!) { updateTeam(id: $id, input: $input) { id } }',
    { id: team!.id, input: { unavailableSlots: ['09:00'], expectedVersion: team!.version } },
  );
  await saveTwice(form, 'Save', () => expect(form.getByLabel('Team name')).toHaveValue('Kings'));
  await expect(page.getByText('Team updated!')).toBeVisible();
});

test('a roster: number here, position and last name there', async ({ page, browser }) => {
  const place = await open(page, browser);
  const { colleague, seasonId, leagueId, teamId } = place;
  await addPlayer(page, place);
  await both(
    page,
    colleague,
    `/dashboard/seasons/${seasonId}/leagues/${leagueId}/teams/${teamId}`,
    'Edit Quill Hathaway',
  );
  const [mine, theirs] = [page.getByRole('dialog'), colleague.getByRole('dialog')];
  await theirs.getByLabel('Position').fill('Guard');
  await theirs.getByLabel('Last name').fill('Hart');
  await theirs.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(colleague.getByText('Player updated')).toBeVisible();
  await mine.getByLabel('Jersey number').fill('44');
  await saveTwice(mine, 'Save', async () => {
    await expect(mine.getByLabel('Position')).toHaveValue('Guard');
    await expect(mine.getByLabel('Last name')).toHaveValue('Hart');
    await expect(mine.getByLabel('Jersey number')).toHaveValue('44');
  });
  await expect(mine).toHaveCount(0);
  const row = page.getByRole('row', { name: /Quill Hart/ });
  await expect(row.getByLabel(/^Position of/)).toHaveValue('Guard');
  await expect(row.getByLabel(/^Number of/)).toHaveValue('44');
});

test('a profile: first name here, last name there', async ({ page, browser }) => {
  const place = await open(page, browser);
  const { colleague } = place;
  const playerId = await addPlayer(page, place);
  await both(page, colleague, `/players/${playerId}`, 'Edit profile');
  await colleague.getByLabel('Last name').fill('Hart');
  await colleague.getByRole('button', { name: 'Update' }).click();
  await expect(colleague.getByText('Player updated')).toBeVisible();
  await page.getByLabel('First name').fill('Quinn');
  await saveTwice(page.getByRole('main'), 'Update', () => expect(page.getByLabel('Last name')).toHaveValue('Hart'));
  await expect(page.getByRole('heading', { level: 1, name: 'Quinn Hart' })).toBeVisible();
});

test('attributes: one here, another there; a wrong value is explained at its field', async ({ page, browser }) => {
  const place = await open(page, browser);
  const { colleague } = place;
  for (const [name, type] of [
    ['Wingspan', 'NUMBER'],
    ['Nickname', 'TEXT'],
  ]) {
    await graph(
      page.request,
      'mutation ($input: CreatePlayerAttributeInput!) { createPlayerAttribute(input: $input) { id } }',
      { input: { name, type } },
    );
  }
  const playerId = await addPlayer(page, place);
  await both(page, colleague, `/players/${playerId}`, 'Edit attributes');
  await colleague.getByLabel('Nickname').fill('Feather');
  await colleague.getByRole('button', { name: 'Update' }).click();
  await expect(colleague.getByText('Player updated')).toBeVisible();
  await page.getByLabel('Wingspan').fill('210');
  await saveTwice(page.getByRole('main'), 'Update', () => expect(page.getByLabel('Nickname')).toHaveValue('Feather'));
  await expect(page.getByText('Feather')).toBeVisible();
  await expect(page.getByText('210')).toBeVisible();
  await page.getByRole('button', { name: 'Edit attributes' }).click();
  await page.getByLabel('Wingspan').fill('wide');
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByLabel('Wingspan')).toHaveAccessibleDescription(/^Wingspan must be/);
  await expect(page.getByLabel('Wingspan')).toBeFocused();
  // As most languages write numbers.
  await page.getByLabel('Wingspan').fill('210,5');
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('210.5')).toBeVisible();
});

test('a business: cost here, phone there', async ({ page, browser }) => {
  const { colleague } = await open(page, browser);
  await graph(page.request, 'mutation ($input: CreateBusinessInput!) { createBusiness(input: $input) { id } }', {
    input: { name: 'Hoops', categories: [], sports: [], states: [], cities: ['Reno'] },
  });
  await both(page, colleague, '/businessPage', 'Edit Hoops');
  await colleague.getByLabel('Phone').fill('555 0100');
  await colleague.getByRole('button', { name: 'Remove Reno' }).click();
  await colleague.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(colleague.getByText('Hoops updated')).toBeVisible();
  await page.getByLabel('Cost').fill('90');
  await saveTwice(page.getByRole('main'), 'Save', async () => {
    await expect(page.getByLabel('Phone')).toHaveValue('555 0100');
    await expect(page.getByRole('button', { name: 'Remove Reno' })).toHaveCount(0);
  });
  await expect(page.getByText('Hoops updated')).toBeVisible();
  const { me } = await graph<{ me: { actingFor: { businesses: unknown[] } } }>(
    page.request,
    '{ me { actingFor { businesses { name phone cost cities } } } }',
  );
  expect(me.actingFor.businesses).toEqual([{ name: 'Hoops', phone: '555 0100', cost: '90', cities: [] }]);
});

test('a team: name here, league there', async ({ page, browser }) => {
  const { colleague } = await open(page, browser);
  await both(page, colleague, '/teamList', 'Edit Aces');
  const [mine, theirs] = [page.getByRole('dialog'), colleague.getByRole('dialog')];
  await theirs.getByLabel('League').selectOption({ label: 'D2' });
  await theirs.getByLabel('Name').fill('Spades');
  await theirs.getByRole('button', { name: 'Update team' }).click();
  await expect(colleague.getByText('Team updated successfully')).toBeVisible();
  await mine.getByLabel('Name').fill('Kings');
  await saveTwice(mine, 'Update team', async () => {
    await expect(mine.getByLabel('Name')).toHaveValue('Kings');
    await expect(mine.getByLabel('League').locator('option:checked')).toHaveText('D2');
  });
  await expect(page.getByRole('row', { name: /Kings/ })).toContainText('D2');
});

test('the page of a team: its times and its name get over a conflict', async ({ page, browser }) => {
  const { colleague, teamId } = await open(page, browser);
  for (const each of [page, colleague]) await each.goto(`/dashboard/singleTeamToggle/${teamId}`);
  const times = page.getByLabel('Times at which the team never plays');
  await times.fill('9:00');
  await colleague.getByRole('button', { name: 'Edit', exact: true }).click();
  await colleague.getByRole('dialog').getByLabel('Name').fill('Spades');
  await colleague.getByRole('dialog').getByRole('button', { name: 'Update team' }).click();
  await expect(colleague.getByText('Team updated successfully')).toBeVisible();
  await saveTwice(page.getByRole('main'), 'Save slots', () => expect(times).toHaveValue('9:00'));
  await expect(page.getByText('Team updated successfully')).toBeVisible();
  await expect(times).toHaveValue('09:00');

  await colleague.getByRole('button', { name: 'Edit', exact: true }).click();
  const theirs = colleague.getByRole('dialog');
  await theirs.getByLabel('Name').fill('Kings');
  await saveTwice(theirs, 'Update team', () => expect(theirs.getByLabel('Name')).toHaveValue('Kings'));
  await expect(colleague.getByRole('heading', { level: 1, name: 'Kings' })).toBeVisible();
  await expect(colleague.getByLabel('Times at which the team never plays')).toHaveValue('09:00');
});

test('a season: first day here, name there', async ({ page, browser }) => {
  const { colleague } = await open(page, browser);
  await both(page, colleague, '/dashboard/seasons', 'Edit Fall 2025');
  const [mine, theirs] = [page.getByRole('dialog'), colleague.getByRole('dialog')];
  await theirs.getByLabel('Name').fill('Autumn 2025');
  await theirs.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(colleague.getByText('Autumn 2025 updated')).toBeVisible();
  await mine.getByLabel('First day').fill('2025-09-01');
  await saveTwice(mine, 'Save', () => expect(mine.getByLabel('Name')).toHaveValue('Autumn 2025'));
  await expect(page.getByText('Autumn 2025 updated')).toBeVisible();
});

test('the options of a bracket: best of here, third place there', async ({ page, browser }) => {
  const { owner, seasonId, divisionIds } = await openSeason(page, { divisions: ['Gold'] });
  const colleague = await otherAdministrator(browser, owner);
  await both(page, colleague, `/dashboard/seasons/${seasonId}/divisions/${divisionIds['Gold']}`, 'Bracket options');
  const [mine, theirs] = [page.getByRole('dialog'), colleague.getByRole('dialog')];
  await mine.getByLabel('A match is').selectOption('3');
  await theirs.getByRole('checkbox').check();
  await theirs.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(theirs).toBeHidden();
  await saveTwice(mine, 'Save', () => expect(mine.getByRole('checkbox')).toBeChecked());
  await expect(mine).toBeHidden();
  await page.getByRole('button', { name: 'Bracket options' }).click();
  await expect(mine.getByRole('checkbox')).toBeChecked();
  await expect(mine.getByLabel('A match is')).toHaveValue('3');
});

test('a user: name here, e-mail address there', async ({ page, browser }) => {
  const { staff } = await openSeason(page);
  const [boss, colleague] = [await otherAdministrator(browser, 'admin'), await otherAdministrator(browser, 'admin')];
  await both(boss, colleague, `/userSettings?search=${staff}`, `Edit ${staff}`);
  const [mine, theirs] = [boss.getByRole('dialog'), colleague.getByRole('dialog')];
  await theirs.getByLabel('Email').fill('staff@club.example');
  await theirs.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(colleague.getByText(`Saved ${staff}.`)).toBeVisible();
  await mine.getByLabel('Username').fill(`${staff}-2`);
  await saveTwice(mine, 'Save', () => expect(mine.getByLabel('Email')).toHaveValue('staff@club.example'));
  await expect(boss.getByText(`Saved ${staff}-2.`)).toBeVisible();
});

test('a link: label here, address there', async ({ page, browser }) => {
  const { colleague } = await open(page, browser);
  await graph(page.request, 'mutation ($input: CreateLinkInput!) { createLink(input: $input) { id } }', {
    input: { label: 'Rules', isExternal: false, slug: 'rules', showInNavbar: true },
  });
  await both(page, colleague, '/navbar-links', 'Edit Rules');
  await colleague.getByLabel('Slug').fill('rulebook');
  await colleague.getByRole('button', { name: 'Save Changes' }).click();
  await expect(colleague.getByText('Saved Rules.')).toBeVisible();
  await page.getByLabel('Label').fill('House rules');
  await saveTwice(page.getByRole('main'), 'Save Changes', () =>
    expect(page.getByLabel('Slug')).toHaveValue('rulebook'),
  );
  await expect(page.getByText('Saved House rules.')).toBeVisible();
});

test('the final score of a game: one that nobody has touched shows what a colleague saves', async ({
  page,
  browser,
}) => {
  const { seasonLeagueId, idOf } = await openCalendar(page, browser);
  const { createGame } = await graph<{ createGame: { id: string; version: number } }>(
    page.request,
    'mutation ($input: CreateGameInput!) { createGame(input: $input) { id version } }',
    { input: { seasonLeagueId, homeTeamId: idOf('Aces'), awayTeamId: idOf('Bulls'), date: '2025-10-01' } },
  );
  const followed = isTold(page, 'BoxScore');
  await page.goto(`/games/${createGame.id}`);
  await followed;
  await page.getByRole('button', { name: 'Edit Final Scores' }).click();
  const form = page.getByRole('dialog');
  await expect(form.getByLabel('Aces')).toBeFocused();
  await graph(
    page.request,
    'mutation ($id: ID!, $input: SetGameScoreInput!) { setGameScore(id: $id, input: $input) { id } }',
    {
      id: createGame.id,
      input: { homeScore: 20, awayScore: 0, forfeit: true, expectedVersion: createGame.version },
    },
  );
  await expect(form.getByLabel('Aces')).toHaveValue('20');
  await expect(form.getByLabel('Bulls')).toHaveValue('0');
  await form.getByLabel('Nobody played').uncheck();
  await form.getByRole('button', { name: 'Save scores' }).click();
  await expect(page.getByText('Final game score updated!')).toBeVisible();
});

test('a week off: reason here, date there', async ({ page, browser }) => {
  const { colleague, seasonLeagueId } = await openCalendar(page, browser);
  await graph(page.request, 'mutation ($input: CreateWeekOffInput!) { createWeekOff(input: $input) { id } }', {
    input: { seasonLeagueId, date: '2025-10-06', reason: 'Hall' },
  });
  const [mine, theirs] = await bothEdit(page, colleague, /No Games \(Hall\)/, 'Edit week off');
  await theirs.getByLabel('Date').fill('2025-10-08');
  await theirs.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(theirs).toBeHidden();
  await mine.getByLabel('Reason').fill('Holiday');
  await saveTwice(mine, 'Save', () => expect(mine.getByLabel('Date')).toHaveValue('2025-10-08'));
  await expect(mine).toBeHidden();
  await expect(page.getByRole('row', { name: /No Games \(Holiday\)/ })).toContainText('Oct 8, 2025');
});

test('a bye, under a filter that it leaves: team here, date there', async ({ page, browser }) => {
  const { colleague, seasonLeagueTeamIdOf } = await openCalendar(page, browser);
  await graph(page.request, 'mutation ($input: CreateByeInput!) { createBye(input: $input) { id } }', {
    input: { seasonLeagueTeamId: seasonLeagueTeamIdOf('Aces'), date: '2025-10-06' },
  });
  const [mine, theirs] = await bothEdit(page, colleague, /Aces \(BYE\)/, 'Edit bye', '?date=2025-10-06');
  await theirs.getByLabel('Date').fill('2025-10-08');
  await theirs.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(theirs).toBeHidden();
  await mine.getByLabel('Team').selectOption({ label: 'Bulls' });
  await saveTwice(mine, 'Save', () => expect(mine.getByLabel('Date')).toHaveValue('2025-10-08'));
  await expect(mine).toBeHidden();
  await page.goto('/schedule?date=2025-10-08');
  await expect(page.getByRole('row', { name: /Bulls \(BYE\)/ })).toContainText('Oct 8, 2025');
});

test('the date of a bye is saved before the list of teams has come', async ({ page, browser }) => {
  const { seasonLeagueTeamIdOf } = await openCalendar(page, browser);
  await graph(page.request, 'mutation ($input: CreateByeInput!) { createBye(input: $input) { id } }', {
    input: { seasonLeagueTeamId: seasonLeagueTeamIdOf('Aces'), date: '2025-10-06' },
  });
  await page.goto('/schedule');
  let come: () => void;
  const held = new Promise<void>((resolve) => (come = resolve));
  await page.route('**/graphql**', async (route) => {
    if (route.request().postData()?.includes('GameTeams')) await held;
    await route.continue();
  });
  await page
    .getByRole('row', { name: /Aces \(BYE\)/ })
    .getByRole('button', { name: /^More/ })
    .click();
  await page.getByRole('menuitem', { name: 'Edit bye' }).click();
  const form = page.getByRole('dialog');
  await expect(form.getByLabel('Team').locator('option:checked')).toHaveText('Aces');
  await form.getByLabel('Date').fill('2025-10-08');
  const saved = page.waitForResponse((response) => response.request().postData()?.includes('UpdateBye') === true);
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await saved;
  come!();
  await expect(page.getByText('Bye updated')).toBeVisible();
  await expect(page.getByRole('row', { name: /Aces \(BYE\)/ })).toContainText('Oct 8, 2025');
});

test('two open forms about one player are saved one after the other', async ({ page, browser }) => {
  const place = await open(page, browser);
  await page.goto(`/players/${await addPlayer(page, place)}`);
  await page.getByRole('button', { name: 'Edit profile' }).click();
  await page.getByRole('button', { name: 'Edit bio' }).click();
  await page.getByRole('textbox', { name: 'Bio' }).fill('Runs.');
  await page.getByLabel('Last name').fill('Reyes');
  await page.getByRole('button', { name: 'Update' }).first().click();
  await expect(page.getByRole('button', { name: 'Update' })).toHaveCount(1);
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByRole('button', { name: 'Update' })).toHaveCount(0);
  await expect(page.getByText('Runs.')).toBeVisible();
  await expect(page.getByText(AGAIN)).toHaveCount(0);
});

/** Two administrators of one organization with a league of Aces and Bulls. */
async function openCalendar(page: Page, browser: Browser) {
  const { owner, seasonId } = await openSeason(page, { leagues: { D1: ['Aces', 'Bulls'] } });
  const colleague = await otherAdministrator(browser, owner);
  return { colleague, ...(await firstLeague(page, seasonId)) };
}

/** Both open the same item of the schedule. */
async function bothEdit(
  page: Page,
  colleague: Page,
  row: RegExp,
  entry: string,
  filter = '',
): Promise<[Locator, Locator]> {
  for (const each of [page, colleague]) {
    await each.goto(`/schedule${filter}`);
    await each.getByRole('row', { name: row }).getByRole('button', { name: /^More/ }).click();
    await each.getByRole('menuitem', { name: entry }).click();
  }
  return [page.getByRole('dialog'), colleague.getByRole('dialog')];
}
