import { expectAccessible } from './accessible';
import { expectNoSidewaysScroll, graph } from './platform-support';
import { openSeason } from './seasons-support';
import { expect, type Page, test } from './test';

const TEAMS = ['Aces', 'Bulls', 'Comets', 'Dukes'];

/** A league of four with two games that are over, and three to come. */
async function openLeague(page: Page): Promise<{ slug: string; seasonId: string }> {
  const { slug, seasonId } = await openSeason(page, { leagues: { Alpha: TEAMS } });
  const { me } = await graph<{
    me: {
      actingFor: { season: { seasonLeagues: { id: string; teams: { team: { id: string; name: string } }[] }[] } };
    };
  }>(
    page.request,
    'query ($id: ID!) { me { actingFor { season(id: $id) { seasonLeagues { id teams { team { id name } } } } } } }',
    { id: seasonId },
  );
  const [league] = me.actingFor.season.seasonLeagues;
  const idOf = (name: string): string => league!.teams.find(({ team }) => team.name === name)!.team.id;
  const game = async (home: string, away: string, date: string, score?: [number, number]): Promise<void> => {
    const { createGame } = await graph<{ createGame: { id: string; version: number } }>(
      page.request,
      'mutation ($input: CreateGameInput!) { createGame(input: $input) { id version } }',
      { input: { seasonLeagueId: league!.id, homeTeamId: idOf(home), awayTeamId: idOf(away), date, time: '18:00' } },
    );
    if (score)
      await graph(
        page.request,
        'mutation ($id: ID!, $input: SetGameScoreInput!) { setGameScore(id: $id, input: $input) { id } }',
        {
          id: createGame.id,
          input: { homeScore: score[0], awayScore: score[1], expectedVersion: createGame.version },
        },
      );
  };
  await game('Aces', 'Bulls', '2025-11-01', [60, 50]);
  await game('Comets', 'Dukes', '2025-11-01', [55, 50]);
  await game('Bulls', 'Comets', '2025-11-08');
  await game('Dukes', 'Aces', '2025-11-08');
  await game('Bulls', 'Dukes', '2025-11-15');
  return { slug, seasonId };
}

const order = (page: Page): Promise<string[]> =>
  page
    .getByRole('table', { name: 'Standings' })
    .getByRole('rowheader')
    .allTextContents()
    .then((cells) => cells.map((text) => TEAMS.find((name) => text.includes(name)) ?? text));

test('rules for a league, and what would follow from results to come, kept in the address', async ({
  page,
  browser,
}) => {
  const { slug, seasonId } = await openLeague(page);
  await page.goto(`/dashboard/seasons/${seasonId}`);
  await page.getByRole('button', { name: 'More for Alpha', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Standings rules' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Teams are ordered by').selectOption('Points for results');
  await dialog.getByLabel('Win', { exact: true }).fill('2');
  await dialog.getByLabel('Add a tie-break').selectOption('Drawn lot');
  await dialog.getByRole('button', { name: 'Move Head-to-head', exact: true }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Head-to-head is over position 1 ')).toBeAttached();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText('Head-to-head is over position 2 ')).toBeAttached();
  await page.keyboard.press('Space');
  await expect(dialog.getByRole('button', { name: /^Move / }).first()).toHaveAccessibleName('Move Point difference');
  await dialog.getByLabel('Places that qualify').fill('2');
  await dialog.getByLabel('All games of the season are entered').check();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Standings rules of Alpha updated')).toBeVisible();

  const visitor = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await visitor.goto(`/${slug}/teamList`);
  await expect(visitor.getByText('Ordered by points: win 2, tie 1, loss 0')).toBeVisible();
  expect(await order(visitor)).toEqual(['Aces', 'Comets', 'Dukes', 'Bulls']);
  await visitor.getByRole('button', { name: 'What if …' }).click();
  const choice = (group: string, name: string) =>
    visitor.getByRole('group', { name: group }).getByRole('button', { name, exact: true });
  // Both within one task: the page has had no time to draw in between.
  const first = await choice('Bulls vs Comets', 'Bulls win').elementHandle();
  await choice('Dukes vs Aces', 'Dukes win').evaluate((second: HTMLElement, button) => {
    (button as HTMLElement).click();
    second.click();
  }, first);
  await choice('Bulls vs Dukes', 'Tie').click();
  await expect(visitor.getByText('3 results supposed; 4 teams would change places.')).toBeVisible();
  expect(await order(visitor)).toEqual(['Dukes', 'Bulls', 'Aces', 'Comets']);
  await expect(visitor.getByText('A supposition, not the standings.')).toBeVisible();
  await expectNoSidewaysScroll(visitor);
  await expectAccessible(visitor);

  // Who is sent the address sees the same.
  await visitor.reload();
  await expect(visitor.getByText('3 results supposed; 4 teams would change places.')).toBeVisible();
  await expect(choice('Bulls vs Dukes', 'Tie')).toHaveAttribute('aria-pressed', 'true');
  await choice('Bulls vs Dukes', 'Tie').press('Enter');
  await expect(visitor.getByText(/^2 results supposed/)).toBeVisible();
  await visitor.getByRole('button', { name: 'Clear', exact: true }).last().click();
  await expect.poll(() => order(visitor)).toEqual(['Aces', 'Comets', 'Dukes', 'Bulls']);
  await visitor.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(visitor).toHaveURL(new RegExp(`/${slug}/teamList$`));
});
