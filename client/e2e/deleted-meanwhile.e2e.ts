import { expect, type Page, test } from './test';
import { graph, newOrganization, signIn } from './platform-support';
import { fillDivision, firstLeague, openSchedule, openSeason } from './seasons-support';
import { cell, editStatistics, openGame } from './statistics-support';

test('a division that a colleague deletes, and brings back, under the dialog about its bracket: what was typed stays', async ({
  page,
}) => {
  const { seasonId, divisionIds } = await openSeason(page, {
    leagues: { D1: ['Aces', 'Bulls'] },
    divisions: ['Gold'],
  });
  const divisionId = divisionIds.Gold!;
  await fillDivision(page, seasonId, divisionId);
  const screen = `/dashboard/seasons/${seasonId}/divisions/${divisionId}`;
  await page.goto(screen);
  await page.getByRole('button', { name: /^Create game/ }).click();
  const form = page.getByRole('dialog', { name: 'Create game' });
  await form.getByLabel('Date').fill('2025-10-10');
  await form.getByLabel('Location').fill('North hall');
  const deleted = await graph<{ deleteDivision: { undoId: string } }>(
    page.request,
    'mutation ($id: ID!) { deleteDivision(id: $id) { undoId } }',
    { id: divisionId },
  );
  await comesBack(page, 'AdminBracket');
  await expect(form.getByLabel('Location')).toHaveValue('North hall');
  await form.getByRole('button', { name: 'Create game', exact: true }).click();
  await expect(form.getByRole('alert').filter({ hasText: 'Division not found.' })).toContainText(
    'Somebody else may have deleted it meanwhile.',
  );
  await graph(page.request, 'mutation ($id: ID!) { undo(id: $id) { id } }', { id: deleted.deleteDivision.undoId });
  await form.getByRole('button', { name: 'Create game', exact: true }).click();
  await expect(form).toBeHidden();
  await expect(page.getByRole('region', { name: 'Bracket of Gold' })).toContainText('Oct 10');

  // Without a form the screen says at once that it is gone, and with one when that is given up.
  await page.getByRole('button', { name: 'Bracket options' }).click();
  await graph(page.request, 'mutation ($id: ID!) { deleteDivision(id: $id) { undoId } }', { id: divisionId });
  await comesBack(page, 'AdminBracket');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('heading', { name: 'Division not found.' })).toBeAttached();
});

test('a game that a colleague deletes under the form about it: what was typed stays', async ({ page }) => {
  const { seasonId } = await openSeason(page, { leagues: { D1: ['Aces', 'Bulls'] } });
  const { seasonLeagueId, idOf } = await firstLeague(page, seasonId);
  const { createGame } = await graph<{ createGame: { id: string } }>(
    page.request,
    'mutation ($input: CreateGameInput!) { createGame(input: $input) { id } }',
    { input: { seasonLeagueId, homeTeamId: idOf('Aces'), awayTeamId: idOf('Bulls'), date: '2025-10-01' } },
  );
  await page.goto(`/games/${createGame.id}`);
  await page.getByRole('button', { name: 'Edit Game' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Location').fill('North hall');
  await graph(page.request, 'mutation ($ids: [ID!]!) { deleteGames(ids: $ids) { undoId } }', { ids: [createGame.id] });
  await comesBack(page, 'BoxScore');
  await expect(form.getByLabel('Location')).toHaveValue('North hall');
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(form.getByRole('alert').filter({ hasText: 'Game not found.' })).toContainText(
    'Somebody else may have deleted it meanwhile.',
  );
  await form.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('heading', { name: 'Game not found.' })).toBeAttached();
});

test('a game that a colleague deletes under the grid says so, and opens again once it is back', async ({ page }) => {
  const { gameId } = await openGame(page);
  await editStatistics(page, { gameId });
  const { deleteGames } = await graph<{ deleteGames: { undoId: string } }>(
    page.request,
    'mutation ($ids: [ID!]!) { deleteGames(ids: $ids) { undoId } }',
    { ids: [gameId] },
  );
  await cell(page, 'Ana Allen, Points').focus();
  await page.keyboard.type('7');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'deleted this game meanwhile' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Game not found.' })).toBeAttached();
  await graph(page.request, 'mutation ($id: ID!) { undo(id: $id) { id } }', { id: deleteGames.undoId });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Edit Stats' })).toBeVisible();
});

test('a webhook that a colleague deletes under its form: what was typed stays', async ({ page }) => {
  await signIn(page, (await newOrganization()).owner);
  const { createWebhook } = await graph<{ createWebhook: { webhook: { id: string } } }>(
    page.request,
    'mutation ($input: CreateWebhookInput!) { createWebhook(input: $input) { webhook { id } } }',
    { input: { url: 'http://127.0.0.1:9/hooks', events: ['GAME_FINAL'] } },
  );
  await page.clock.install();
  await page.goto('/webhooks');
  await page.getByRole('button', { name: /^Edit/ }).click();
  const address = page.getByRole('dialog').getByLabel('Address');
  await address.fill('http://127.0.0.1:9/other');
  await graph(page.request, 'mutation ($id: ID!) { deleteWebhook(id: $id) { undoId } }', {
    id: createWebhook.webhook.id,
  });
  // The list is read anew now and then.
  const answer = page.waitForResponse((response) => response.request().postData()?.includes('query Webhooks') === true);
  await page.clock.runFor(20_000);
  await (await answer).finished();
  await expect(page.locator('main').getByText('http://127.0.0.1:9/hooks')).toHaveCount(0);
  await expect(address).toHaveValue('http://127.0.0.1:9/other');
});

test('a schedule that a colleague deletes under its form: what was typed stays', async ({ page }) => {
  const { id } = await openSchedule(page, ['Aces', 'Bulls'], {
    startDate: '2026-10-05',
    numWeeks: 2,
    timeSlots: [{ time: '18:00' }],
  });
  await page.goto('/scheduleBuilder');
  await page.getByRole('button', { name: /^Edit/ }).first().click();
  const name = page.getByRole('dialog').getByLabel('Name');
  await name.fill('Second half');
  await graph(page.request, 'mutation ($id: ID!) { deleteSchedule(id: $id) { undoId } }', { id });
  await isBack(page);
  await expect(page.locator('main').getByRole('button', { name: /^Edit/, includeHidden: true })).toHaveCount(0);
  await expect(name).toHaveValue('Second half');
});

/** Comes back to the page, which asks anew then, and has heard what is stored by now. */
async function comesBack(page: Page, operation: string): Promise<void> {
  const answer = page.waitForResponse(async (response) => {
    const asked = response.request().postData() ?? response.url();
    return asked.includes(operation) && /"(division|game)":null/.test(await response.text().catch(() => ''));
  });
  await isBack(page);
  await answer;
}

async function isBack(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('focus'));
  });
}
