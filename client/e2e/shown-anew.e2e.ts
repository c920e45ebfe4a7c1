import { graph, newOrganization, signIn, unique } from './platform-support';
import { openSeason } from './seasons-support';
import { loseRequests } from './held';
import { expect, type Page, test } from './test';

/** Goes to a screen by the navigation, as people do: what the page knows already stays in its memory. */
const goTo = (page: Page, name: string): Promise<void> =>
  page.getByRole('navigation', { name: 'Administration' }).getByRole('link', { name, exact: true }).click();

const toLeague = async (page: Page, seasonId: string, league: string): Promise<void> => {
  await goTo(page, 'Dashboard');
  await page.getByRole('link', { name: 'Fall 2025', exact: true }).click();
  await page.getByRole('link', { name: league, exact: true }).first().click();
  await expect(page).toHaveURL(new RegExp(`/dashboard/seasons/${seasonId}/leagues/`));
};

test('what is searched once more finds who has come since', async ({ page }) => {
  const { seasonId } = await openSeason(page, { leagues: { D1: ['Aces', 'Bulls'] } });
  await page.goto('/dashboard/seasons');
  await toLeague(page, seasonId, 'D1');
  const name = unique('Zora');
  for (const team of ['Aces', 'Bulls']) {
    await page.getByRole('link', { name: team, exact: true }).click();
    await page.getByRole('button', { name: 'Add player' }).click();
    const form = page.getByRole('dialog');
    await form.getByRole('combobox', { name: 'Existing player' }).fill(name);
    if (team === 'Aces') {
      await expect(form.getByText('No player of this name')).toBeVisible();
      await form.getByRole('button', { name: 'Add player' }).click();
      await expect(form).toBeHidden();
      await page.getByRole('link', { name: 'D1', exact: true }).click();
    } else await expect(form.getByRole('option', { name })).toBeVisible();
  }
});

test('a player is moved to a team that has joined since the dialog was seen first', async ({ page }) => {
  const { seasonId } = await openSeason(page, { leagues: { D1: ['Aces', 'Bulls'] } });
  await page.goto('/dashboard/seasons');
  await toLeague(page, seasonId, 'D1');
  await page.getByRole('link', { name: 'Aces', exact: true }).click();
  await page.getByRole('button', { name: 'Add player' }).click();
  await page.getByRole('dialog').getByLabel('First name').fill('Ana');
  await page.getByRole('dialog').getByRole('button', { name: 'Add player' }).click();
  const move = async (): Promise<void> => {
    await page.getByRole('checkbox', { name: 'Ana' }).check();
    await page.getByRole('button', { name: /^Move selected/ }).click();
    await expect(page.getByRole('dialog').getByRole('option', { name: 'Bulls' })).toBeAttached();
  };
  await move();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('link', { name: 'D1', exact: true }).click();
  await page.getByRole('button', { name: 'Add Team' }).click();
  await page.getByRole('dialog').getByRole('combobox', { name: 'Team name' }).fill('Comets');
  await page.getByRole('dialog').getByRole('button', { name: 'Add Team', exact: true }).click();
  await page.getByRole('link', { name: 'Aces', exact: true }).click();
  await move();
  await expect(page.getByRole('dialog').getByRole('option', { name: 'Comets' })).toBeAttached();
});

test('filters offer what was made since they were seen first', async ({ page }) => {
  await openSeason(page, { leagues: { D1: ['Aces'] } });
  await page.goto('/playerListAuth');
  await expect(page.getByLabel('Team').getByRole('option', { name: 'Aces' })).toBeAttached();
  await goTo(page, 'Teams');
  await page.getByRole('button', { name: 'Create team' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Name').fill('Comets');
  await form.getByLabel('League').selectOption({ label: 'D1' });
  await form.getByRole('button', { name: 'Create team', exact: true }).click();
  await expect(form).toBeHidden();
  await goTo(page, 'All Players');
  await expect(page.getByLabel('Team').getByRole('option', { name: 'Comets' })).toBeAttached();
});

test('the standings of a season’s screen are narrowed to a league that was just added, and to none that is gone', async ({
  page,
}) => {
  const { seasonId } = await openSeason(page, { leagues: { D1: ['Aces'], D2: ['Bulls'] } });
  await page.goto(`/dashboard/seasons/${seasonId}`);
  const choice = page.getByRole('main').getByRole('combobox', { name: 'League', exact: true });
  await expect(choice.getByRole('option')).toHaveText(['All leagues', 'D1', 'D2']);
  await page.getByRole('button', { name: 'New league' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Name').fill('D3');
  await form.getByRole('button', { name: 'Create league' }).click();
  await expect(choice.getByRole('option')).toHaveText(['All leagues', 'D1', 'D2', 'D3']);
  await page.getByRole('checkbox', { name: 'Select D2' }).check();
  await page.getByRole('button', { name: 'Delete selected leagues' }).click();
  await page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button', { name: 'Delete' }).click();
  await expect(choice.getByRole('option')).toHaveText(['All leagues', 'D1', 'D3']);
});

test('first steps whose season is deleted are to be done again', async ({ page }) => {
  await openSeason(page);
  await page.goto('/dashboard/seasons');
  const step = page.getByRole('listitem').filter({ hasText: 'An active season' });
  await expect(step).toContainText('done');
  await page.getByRole('checkbox', { name: 'Fall 2025' }).check();
  await page.getByRole('button', { name: 'Delete selected' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(step.getByRole('button', { name: 'Create a season' })).toBeVisible();
});

test('a list says that more of it could not be loaded, and loads it when it is tried again', async ({ page }) => {
  const { owner } = await newOrganization();
  await signIn(page, owner);
  for (let number = 1; number <= 55; number += 1)
    await graph(page.request, 'mutation ($input: CreateLinkInput!) { createLink(input: $input) { id } }', {
      input: { label: `Link ${number}`, isExternal: false, slug: 'schedule' },
    });
  await page.goto('/audit');
  const more = page.getByRole('button', { name: 'Load more' });
  await expect(more).toBeVisible();
  const back = await loseRequests(page, 'query AuditTrail');
  await more.click();
  await expect(page.getByText('More could not be loaded')).toBeVisible();
  await back();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Navigation link created: Link 1', { exact: true })).toBeVisible();
});

test('rules that could not be read say so, instead of nothing', async ({ page }) => {
  const { seasonId } = await openSeason(page, { leagues: { D1: ['Aces'] } });
  await page.goto(`/dashboard/seasons/${seasonId}`);
  for (const [entry, query, title] of [
    ['Standings rules', 'query LeagueStandingsRules', 'Standings of D1'],
    ['Settings for plays', 'query PlaySettings', 'Plays of D1'],
  ] as const) {
    const back = await loseRequests(page, query);
    const open = async (): Promise<void> => {
      await page.getByRole('button', { name: 'More for D1' }).click();
      await page.getByRole('menuitem', { name: entry }).click();
    };
    await open();
    await expect(page.getByRole('alert').filter({ hasText: 'could not be loaded' })).toBeVisible();
    await back();
    await open();
    await expect(page.getByRole('dialog', { name: title })).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  }
});

test('two players that are merged: their dialog asks nothing about those who are gone', async ({ page }) => {
  const { seasonId } = await openSeason(page, { leagues: { D1: ['Aces', 'Bulls'] } });
  const { me } = await graph<{
    me: { actingFor: { season: { seasonLeagues: { teams: { id: string }[] }[] } } };
  }>(page.request, 'query ($id: ID!) { me { actingFor { season(id: $id) { seasonLeagues { teams { id } } } } } }', {
    id: seasonId,
  });
  for (const { id } of me.actingFor.season.seasonLeagues[0]!.teams)
    await graph(page.request, 'mutation ($input: AddPlayerToTeamInput!) { addPlayerToTeam(input: $input) { id } }', {
      input: { seasonLeagueTeamId: id, firstName: 'Ana', lastName: 'Reyes' },
    });
  await page.goto('/playerListAuth');
  const boxes = page.getByRole('checkbox', { name: /Ana Reyes/ });
  await expect(boxes).toHaveCount(2);
  await boxes.nth(0).check();
  await boxes.nth(1).check();
  await page.getByRole('button', { name: 'Merge selected' }).click();
  const button = page.getByRole('dialog').getByRole('button', { name: /^Merge/ });
  await expect(button).toBeEnabled();
  const asked: string[] = [];
  page.on('request', (request) => {
    if ((request.postData() ?? '').includes('query PlayerMergePreview')) asked.push(request.postData()!);
  });
  await button.click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(boxes).toHaveCount(1);
  expect(asked).toEqual([]);
});
