import { expect, test } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll, graph, signIn } from './platform-support';
import { openSeason } from './seasons-support';

for (const width of [390, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('the real season’s screens are accessible and fit', async ({ page }) => {
      await signIn(page, 'staff-nba');
      const { me } = await graph<{ me: { actingFor: { seasons: { id: string; divisions: { id: string }[] }[]; leagues: { id: string }[] } } }>(page.request, '{ me { actingFor { seasons { id divisions { id } } leagues { id } } } }');
      const [season] = me.actingFor.seasons;
      const paths = ['/dashboard/seasons', `/dashboard/seasons/${season!.id}`, `/dashboard/seasons/${season!.id}/divisions/${season!.divisions[0]!.id}`, '/leagueList', `/leagues/${me.actingFor.leagues[0]!.id}`, '/fab/standings'];
      for (const path of paths) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByText('Loading...')).toHaveCount(0);
        await expectAccessible(page);
        await expectNoSidewaysScroll(page);
      }
    });

    test('empty lists, dialogs and a team in the hand are accessible', async ({ page, browser }) => {
      const { seasonId } = await openSeason(page, browser, { leagues: { D1: ['Aces'] }, divisions: ['Gold'] });
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
