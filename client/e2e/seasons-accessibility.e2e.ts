import { expect, type Page, test } from './test';
import { expectAccessible } from './accessible';
import { atWidths } from './pages';
import { expectNoSidewaysScroll, graph, signIn } from './platform-support';
import { openSeason } from './seasons-support';

/** The screens by what they show, with the ids of the real season. */
const SCREENS: Record<string, (ids: { season: string; division: string; league: string }) => string> = {
  seasons: () => '/dashboard/seasons',
  season: ({ season }) => `/dashboard/seasons/${season}`,
  bracket: ({ season, division }) => `/dashboard/seasons/${season}/divisions/${division}`,
  leagues: () => '/leagueList',
  league: ({ league }) => `/leagues/${league}`,
  standings: () => '/fab/standings',
};

async function realIds(page: Page): Promise<{ season: string; division: string; league: string }> {
  const { me } = await graph<{
    me: { actingFor: { activeSeason: { id: string; divisions: { id: string }[] }; leagues: { id: string }[] } };
  }>(page.request, '{ me { actingFor { activeSeason { id divisions { id } } leagues { id } } } }');
  const { activeSeason, leagues } = me.actingFor;
  return { season: activeSeason.id, division: activeSeason.divisions[0]!.id, league: leagues[0]!.id };
}

for (const [name, path] of Object.entries(SCREENS)) {
  test(`the screen '${name}' is accessible and fits at 1280 and 390 px`, async ({ page }) => {
    await signIn(page, 'staff-nba');
    await page.goto(path(await realIds(page)));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Loading...')).toHaveCount(0);
    await atWidths(page, [1280, 390], async () => {
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    });
  });
}

for (const width of [390, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('empty lists, dialogs and a team in the hand are accessible', async ({ page }) => {
      const { seasonId } = await openSeason(page, { leagues: { D1: ['Aces'] }, divisions: ['Gold'] });
      await page.goto(`/dashboard/seasons/${seasonId}`);
      await page.getByRole('button', { name: 'Move Aces' }).press('Space');
      await page.keyboard.press('ArrowRight');
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      for (const name of ['New league', 'New division', 'Edit D1']) {
        await page.getByRole('button', { name }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await expectAccessible(page);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toHaveCount(0);
      }
    });
  });
}

test('standings are narrowed by filters that live in the address', async ({ page }) => {
  await signIn(page, 'staff-fab');
  await page.goto('/fab/standings');
  const rows = page.getByRole('table', { name: 'Standings' }).getByRole('row');
  await expect(rows).toHaveCount(40);
  await page.getByLabel('League').selectOption({ label: 'D5 Tustin Columbus Thursday' });
  await expect(rows).toHaveCount(8);
  await expect(page).toHaveURL(/league=\d+/);
  await page.reload();
  await expect(rows).toHaveCount(8);
  await page.getByLabel('League').selectOption({ label: 'All Leagues' });
  await page.getByLabel('Division').selectOption({ label: 'D1' });
  await expect(rows).toHaveCount(9);
});
