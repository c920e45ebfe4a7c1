import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page, test } from './test';
import { upload } from './large-support';
import { graph, newOrganization, signIn } from './platform-support';

const PLAYERS = readFileSync(
  fileURLToPath(new URL('../../demo/nba-2017-18/player_games.csv', import.meta.url)),
  'utf8',
).split('\n', 1)[0]!;
const PERIODS = ['home', 'away'].flatMap((side) => [1, 2, 3, 4].map((period) => `${side}_p${period}`)).join(',');

/** Imports a season whose teams Ants and Bees play each other in Metro and in the Cup. */
async function importSeason(page: Page, name: string, month: string): Promise<string> {
  const blank = ','.repeat(8);
  const { answer } = await upload<{ answer: { done: boolean; seasonId: string } }>(
    page.request,
    'mutation ($input: ImportSeasonInput!) { answer: importSeason(input: $input) { done seasonId } }',
    { input: { name, active: true, files: {} } },
    {
      'input.files.teams': 'team,league,division\nAnts,Metro,\nBees,Metro,\nAnts,Cup,\nBees,Cup,\n',
      'input.files.games': `date,time,league,home_team,away_team,home_score,away_score,${PERIODS}\n${month}-14,18:30,Metro,Ants,Bees,71,60${blank}\n${month}-15,20:30,Cup,Bees,Ants,55,44${blank}\n`,
      'input.files.playerGames': `${PLAYERS}\n`,
    },
  );
  expect(answer.done).toBe(true);
  return answer.seasonId;
}

/** An organization with a season of two leagues, the page signed in as its staff. */
async function openOrganization(page: Page): Promise<{ slug: string; seasonId: string }> {
  const { slug, staff } = await newOrganization();
  await signIn(page, staff);
  return { slug, seasonId: await importSeason(page, 'Fall 2025', '2025-09') };
}

test('a team in two leagues has on the page of either the games of that league', async ({ page }) => {
  const { seasonId } = await openOrganization(page);
  const { me } = await graph<{
    me: {
      actingFor: {
        season: {
          seasonLeagues: { league: { id: string; name: string }; teams: { team: { id: string; name: string } }[] }[];
        };
      };
    };
  }>(
    page.request,
    'query ($id: ID!) { me { actingFor { season(id: $id) { seasonLeagues { league { id name } teams { team { id name } } } } } } }',
    { id: seasonId },
  );
  for (const [league, result] of [
    ['Metro', '71 - 60'],
    ['Cup', '55 - 44'],
  ] as const) {
    const place = me.actingFor.season.seasonLeagues.find((each) => each.league.name === league)!;
    const team = place.teams.find((each) => each.team.name === 'Ants')!.team.id;
    await page.goto(`/dashboard/seasons/${seasonId}/leagues/${place.league.id}/teams/${team}`);
    const rows = page.getByRole('table', { name: 'Games of the team' }).locator('tbody tr');
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText(result);
  }
});

test('public standings and schedule show another season when it is chosen', async ({ page, browser }) => {
  const { slug, seasonId } = await openOrganization(page);
  await importSeason(page, 'Winter 2026', '2026-01');
  const context = await browser.newContext();
  const visitor = await context.newPage();
  for (const path of ['schedule', 'teamList']) {
    await visitor.goto(`/${slug}/${path}`);
    const choice = visitor.getByLabel('Season', { exact: true });
    await expect(choice.locator('option:checked')).toHaveText('Winter 2026');
    await choice.selectOption({ label: 'Fall 2025' });
    await expect(visitor).toHaveURL(`/${slug}/${path}?season=${seasonId}`);
    await expect(choice.locator('option:checked')).toHaveText('Fall 2025');
    if (path === 'schedule') await expect(visitor.getByRole('table')).toContainText('71 - 60');
    await visitor.reload();
    await expect(choice.locator('option:checked')).toHaveText('Fall 2025');
  }
  const response = await visitor.goto(`/${slug}/schedule?season=999999999`);
  expect(response?.status()).toBe(404);
});

test('on a phone what can be done stays in sight with the name', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { seasonId } = await openOrganization(page);
  const { me } = await graph<{ me: { actingFor: { leagues: { id: string; name: string }[] } } }>(
    page.request,
    '{ me { actingFor { leagues { id name } } } }',
  );
  const metro = me.actingFor.leagues.find(({ name }) => name === 'Metro')!.id;
  for (const [path, name] of [
    ['/leagueList', 'Metro'],
    ['/dashboard/seasons', 'Fall 2025'],
    ['/teamList', 'Ants'],
    [`/dashboard/seasons/${seasonId}/leagues/${metro}`, 'Ants'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('button', { name: `Edit ${name}` })).toBeInViewport({ ratio: 1 });
  }
});
