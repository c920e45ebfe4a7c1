import { graph } from './platform-support';
import { openBracket, openSchedule } from './seasons-support';
import { expect, type Page, test } from './test';

/** Presses a control by keys alone. */
async function press(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('button', { name }).first().focus();
  await page.keyboard.press('Enter');
}

test('who works by keys stays where the pressed control was', async ({ page }) => {
  await openSchedule(page, ['Aces', 'Bulls'], { startDate: '2035-10-01', numWeeks: 2, times: ['18:00', '19:00'] });
  const { schedules } = await graph<{
    schedules: { id: string; seasonLeague: { id: string; teams: { team: { id: string } }[] } }[];
  }>(page.request, '{ schedules { id seasonLeague { id teams { team { id } } } } }');
  const [{ id, seasonLeague }] = schedules as [(typeof schedules)[number]];
  const [home, away] = seasonLeague.teams;
  const input = {
    seasonLeagueId: seasonLeague.id,
    scheduleId: id,
    homeTeamId: home!.team.id,
    awayTeamId: away!.team.id,
    date: '2035-10-01',
    time: '18:00',
  };
  await graph(page.request, 'mutation ($input: CreateGameInput!) { createGame(input: $input) { id } }', { input });
  await page.goto('/scheduleBuilder');
  await press(page, /^Aces vs Bulls/);
  await press(page, /^Move Aces vs Bulls to Mon, Oct 8, 2035, 7:00 PM/);
  await expect(page.getByText(/^Game moved to/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Aces vs Bulls, Mon, Oct 8, 2035, 7:00 PM' })).toBeFocused();

  await press(page, /^Aces vs Bulls/);
  await press(page, 'Delete game');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).press('Enter');
  await expect(page.getByText('Game deleted!')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Create a game on Mon, Oct 8, 2035, 7:00 PM' })).toBeFocused();

  await press(page, 'Edit Regular season');
  const dialog = page.getByRole('dialog');
  await dialog.getByText('More: game days and times').click();
  await press(page, 'Remove time 2 of every week');
  await expect(dialog.getByLabel('Every week, time 2')).toHaveCount(0);
  await expect(dialog.getByLabel('Every week, time 1')).toBeFocused();
});

test('a game that is created at its match is where its button was', async ({ page }) => {
  const { path } = await openBracket(page, ['Aces', 'Bulls']);
  await page.goto(path);
  await press(page, 'Create game Aces vs Bulls');
  await page.getByRole('dialog').getByRole('button', { name: 'Create game', exact: true }).click();
  await expect(page.getByText('Game created!')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Aces vs Bulls, TBD' })).toBeFocused();
});
