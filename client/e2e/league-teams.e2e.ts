import { expectAccessible } from './accessible';
import { hold } from './held';
import { expect, type Page, test } from './test';

test.describe.configure({ mode: 'serial' });

async function signIn(page: Page, username: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel(/username/i).fill(username);
  await page.getByLabel(/password/i).fill(process.env.E2E_PASSWORD ?? 'correct-horse-battery');
  await page.getByRole('button', { name: /login/i }).click();
  await page.waitForURL(/dashboard/);
}

/** The screen of the active season's first league, whose ids the graph knows. */
function leaguePath(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const query = '{ me { actingFor { activeSeason { id seasonLeagues { league { id } } } } } }';
    const token = /XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? '';
    const answer = await fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'X-XSRF-TOKEN': token },
      body: JSON.stringify({ query }),
    });
    const { data } = (await answer.json()) as {
      data: { me: { actingFor: { activeSeason: { id: string; seasonLeagues: { league: { id: string } }[] } } } };
    };
    const { id, seasonLeagues } = data.me.actingFor.activeSeason;
    return `/dashboard/seasons/${id}/leagues/${seasonLeagues[0]!.league.id}`;
  });
}

test('a league’s teams: nothing chosen, add, warning, edit, delete and undo', async ({ page }) => {
  await signIn(page, 'staff-valley');
  await page.goto(await leaguePath(page));
  const table = page.getByRole('table', { name: 'Teams' });
  await expect(table).toBeVisible();
  await expect(table.getByRole('columnheader').first()).toHaveText('Standings');
  // Nobody entered a rank: it is the place in the standings.
  await expect(table.getByRole('row').nth(1).getByRole('cell').first()).toHaveText('1');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Delete selected' }).click();
  await expect(page.getByText('Please select at least one team.')).toBeVisible();

  await page.getByRole('button', { name: '+ Add Team' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Add Team' }).click();
  await expect(dialog).toContainText('Please enter a team name or select an existing team.');
  await dialog.getByRole('combobox', { name: 'Team name' }).fill('Night Herons');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Add Team' }).click();
  await expect(page.getByText('Team added successfully')).toBeVisible();
  const row = table.getByRole('row', { name: /Night Herons/ });
  await row.getByRole('button', { name: 'Team has fewer than 5 players' }).focus();
  await expect(page.getByRole('tooltip')).toContainText('Team has fewer than 5 players');

  await row.getByRole('button', { name: 'Edit Night Herons' }).click();
  await dialog.getByLabel('Standings rank').fill('1');
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') });
  await expect(dialog).toContainText('The file given is not an image');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Team updated!')).toBeVisible();
  await expect(table.getByRole('row').nth(1)).toContainText('Night Herons');

  await row.getByLabel('Select Night Herons').check();
  await page.getByRole('button', { name: 'Delete selected' }).click();
  await expect(dialog).toContainText('The teams and players exist on.');
  await expect(dialog).not.toContainText('withdrawn');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  // Who has played takes results along, which there is a better way for.
  const second = table.getByRole('row').nth(2).getByRole('checkbox');
  await second.check();
  await page.getByRole('button', { name: 'Delete selected' }).click();
  await expect(dialog).toContainText('Results that were played stay when the team is marked as withdrawn');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await second.uncheck();
  await page.getByRole('button', { name: 'Delete selected' }).click();
  await expect(dialog).toContainText('Delete selected teams?');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Teams deleted successfully')).toBeVisible();
  await expect(row).toHaveCount(0);
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(row).toBeVisible();
});

test('a roster: a new player, the same once more, edit, delete and undo', async ({ page }) => {
  await signIn(page, 'staff-valley');
  await page.goto(await leaguePath(page));
  await page.getByRole('link', { name: 'Night Herons' }).click();
  await expect(page.getByText('No players yet')).toBeVisible();
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Add Player' }).click();
  await dialog.getByLabel('First name').fill('Quill');
  await dialog.getByLabel('Last name').fill('Hathaway');
  await dialog.getByRole('button', { name: 'Add Player' }).click();
  await expect(page.getByText('Player added to team')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Add Player' }).click();
  await dialog.getByRole('combobox', { name: 'Existing player' }).fill('Quill Hath');
  await expect(dialog.getByRole('option', { name: /Quill Hathaway/ })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await dialog.getByLabel('Jersey number').fill('12');
  await dialog.getByRole('button', { name: 'Save and add another' }).click();
  const search = dialog.getByRole('combobox', { name: 'Existing player' });
  await expect(search).toHaveAccessibleDescription(/Player already exists in this team/);
  await expect(search).toHaveValue('Quill Hathaway');
  await expect(dialog.getByLabel('Jersey number')).toHaveValue('12');
  await dialog.getByRole('button', { name: 'Add Player' }).click();
  await expect(page.getByText('Player already exists in this team')).toBeVisible();
  await expect(dialog).toHaveCount(0);

  await page.getByRole('button', { name: 'Edit Quill Hathaway' }).click();
  await dialog.getByLabel('Jersey number').fill('44');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Player updated')).toBeVisible();
  await page.getByRole('button', { name: 'Delete selected' }).click();
  await expect(page.getByText('Please select at least one player to delete.')).toBeVisible();
  await page.getByLabel('Select Quill Hathaway').check();
  await page.getByRole('button', { name: 'Delete selected' }).click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Players deleted')).toBeVisible();
  await expect(page.getByText('No players yet')).toBeVisible();
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('link', { name: 'Quill Hathaway' })).toBeVisible();

  await page.getByLabel('Select Quill Hathaway').check();
  await page.getByRole('button', { name: 'Move selected (1)' }).click();
  await expect(dialog).toContainText('Quill Hathaway: number and position go along.');
  await dialog.getByRole('button', { name: 'Move' }).click();
  await expect(dialog.getByRole('combobox', { name: 'Team' })).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
  await dialog.getByRole('combobox', { name: 'Team' }).selectOption({ label: 'Foothill' });
  await dialog.getByRole('button', { name: 'Move' }).click();
  await expect(page.getByText('Player moved to Foothill')).toBeVisible();
  await expect(page.getByText('No players yet')).toBeVisible();
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('link', { name: 'Quill Hathaway' })).toBeVisible();
});

test('all teams: a team without a league is asked about, its times are kept', async ({ page }) => {
  await signIn(page, 'staff-valley');
  await page.goto('/teamList');
  await expect(page.getByRole('heading', { name: 'TEAMS' })).toBeVisible();
  await expect(page).toHaveTitle('Teams · Courtbook');
  await expect(page.getByRole('table').getByRole('columnheader').first()).toHaveText('ID');
  await page.getByRole('button', { name: 'Create team' }).click();
  const form = page.getByRole('dialog', { name: 'Create team' });
  await form.getByLabel('Name').fill('Lone Stars');
  await form.getByRole('button', { name: 'Create team' }).click();
  const question = page.getByRole('dialog', { name: 'Please confirm' });
  await expect(question).toContainText('This team has no league. Are you sure you want to create it?');
  await question.getByRole('button', { name: 'Create team' }).click();
  await expect(page.getByText('Team created successfully')).toBeVisible();
  // The screen loads longer than the search waits for the next key: the link followed meanwhile counts.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  const release = await hold(page, '**/*.js');
  await page.getByLabel('Find').fill('Lone St');
  await page.getByRole('link', { name: 'Lone Stars' }).click();
  await page.clock.runFor(800);
  release();
  await page.clock.resume();
  await page.getByLabel('Times at which the team never plays').fill('9:00, 18:30');
  await page.getByRole('button', { name: 'Save slots' }).click();
  await expect(page.getByText('Team updated successfully')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Times at which the team never plays')).toHaveValue('09:00, 18:30');
  await expectAccessible(page);
});

test('players: namesakes are marked, merged after a preview, and taken apart again', async ({ page }) => {
  await signIn(page, 'staff-valley');
  await page.goto(await leaguePath(page));
  await page.getByRole('table', { name: 'Teams' }).getByRole('link').nth(1).click();
  await page.getByRole('button', { name: 'Add Player' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('First name').fill('quill');
  await dialog.getByLabel('Last name').fill('hathaway');
  await dialog.getByLabel('This is another person of the same name').check();
  await dialog.getByRole('button', { name: 'Add Player', exact: true }).click();
  await expect(page.getByText('Player added to team')).toBeVisible();

  await page.goto('/playerListAuth?search=hathaway');
  await expect(page).toHaveTitle('Players · Courtbook');
  const table = page.getByRole('table', { name: 'Players' });
  await expect(table.getByText('Another player has the same name')).toHaveCount(2);
  await expectAccessible(page);
  await page.getByLabel('Select all players').check();
  await page.getByRole('button', { name: 'Merge selected' }).click();
  await expect(dialog).toContainText('There are no statistics to carry over.');
  await dialog.getByRole('button', { name: 'Merge 2 players' }).click();
  await expect(table.getByRole('row')).toHaveCount(2);
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(table.getByRole('row')).toHaveCount(3);
});

test('a profile: attributes and bio are edited in place', async ({ page }) => {
  await signIn(page, 'staff-valley');
  await page.goto('/playerListAuth?search=hathaway');
  await page.getByRole('link', { name: 'Quill Hathaway', exact: true }).click();
  await page.getByRole('button', { name: 'Edit attributes' }).click();
  await page.getByRole('textbox', { name: 'Number', exact: true }).fill('many');
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByRole('textbox', { name: 'Number', exact: true })).toHaveAccessibleDescription(
    /^Number must be/,
  );
  await page.getByRole('textbox', { name: 'Number', exact: true }).fill('44');
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('Player updated')).toBeVisible();
  await page.getByRole('button', { name: 'Edit bio' }).click();
  await page.getByLabel('Bio', { exact: true }).fill('Grew up by the lake.');
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('Grew up by the lake.')).toBeVisible();
  await expectAccessible(page);
});

test('signed out, a team’s page needs a domain', async ({ page }) => {
  await page.goto('/dashboard/seasons/1/leagues/1/teams/1');
  await expect(page.getByRole('heading', { name: 'Unauthorized access' })).toBeAttached();
});
