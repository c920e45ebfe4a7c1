import { expect, type Page, test } from './test';
import { expectAccessible } from './accessible';
import { graph, expectNoSidewaysScroll } from './platform-support';
import { setSeasonDates } from './seasons-support';
import { cell, enterPlays, openGame, type TestGame } from './statistics-support';

const UPDATE = 'mutation ($id: ID!, $input: UpdateGameInput!) { updateGame(id: $id, input: $input) { id } }';
const SCORE = 'mutation ($id: ID!, $input: SetGameScoreInput!) { setGameScore(id: $id, input: $input) { id } }';

/** Opens the board of the game's season. */
async function openBoard(page: Page): Promise<void> {
  await page.getByRole('link', { name: /Check games$/ }).click();
  await expect(page.getByRole('heading', { name: 'Check games', level: 1 })).toBeVisible();
}

/** Enters the first values of a player. */
async function enter(
  page: Page,
  { gameId, playerIds }: TestGame,
  player: string,
  values: Record<string, number>,
): Promise<void> {
  const { statistics } = await definitions(page, gameId);
  const sets = Object.entries(values).map(([name, value]) => ({
    playerId: playerIds[player],
    definitionId: statistics[name],
    value,
    expectedVersion: 0,
  }));
  await graph(
    page.request,
    'mutation ($id: ID!, $input: SaveStatisticsInput!) { saveStatistics(gameId: $id, input: $input) { undoId } }',
    { id: gameId, input: { sets } },
  );
}

test('what does not agree is told on the season, and mended or accepted on its board', async ({ page }) => {
  const game = await openGame(page);
  const { seasonId, gameId } = game;
  await graph(page.request, UPDATE, { id: gameId, input: { date: '2025-10-01', expectedVersion: 1 } });
  await page.goto(`/dashboard/seasons/${seasonId}`);
  await expect(page.getByText('1 thing in a game does not agree.')).toBeVisible();
  await openBoard(page);
  await expect(page.getByText('1 finding', { exact: true })).toBeVisible();
  const missing = 'The day of this game is over, and it has no result.';
  await expect(page.getByText(missing)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: `Edit Final Scores: ${missing}` }).click();
  await page.getByRole('dialog').getByLabel('Aces').fill('12');
  await page.getByRole('dialog').getByLabel('Bulls').fill('10');
  await page.getByRole('button', { name: 'Save scores' }).click();
  await expect(page.getByText('All games agree')).toBeVisible();
  await expect(page.getByText('apart from what was accepted')).toBeVisible();

  // Eleven points where the final says twelve; the shots make four.
  await enter(page, game, 'Ana Allen', { PTS: 11, '2PM': 2, '3PM': 0, FTM: 0 });
  await page.reload();
  const points = 'The players of Aces add up to 11, and its final score is 12.';
  const shots = 'Ana Allen has 11 points, and the shots make 4.';
  await expect(page.getByText(points)).toBeVisible();
  await page.getByRole('button', { name: `Accept: ${shots}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByRole('dialog')).toContainText('Please say why.');
  await page.getByRole('dialog').getByLabel('Reason').fill('Only some shots were written down.');
  await page.getByRole('dialog').getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByRole('button', { name: `Accept: ${shots}` })).toBeHidden();
  // In the words of the screen, whose language is the user's, and not in those of the server.
  await expect(page.getByRole('status').filter({ hasText: `Accepted: ${shots}` })).toBeVisible();
  await page.getByLabel('Show').selectOption('Accepted');
  await expect(page.getByText(/^Accepted by staff.*: Only some shots were written down\.$/)).toBeVisible();
  await page.getByRole('button', { name: `Ask again: ${shots}` }).click();
  await expect(page.getByText('No finding fits these filters.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
  await expect(page.getByText(shots)).toBeVisible();

  await page.getByLabel('Show').selectOption('All');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await page.getByRole('link', { name: `Edit Stats: ${points}` }).click();
  await expect(page.getByRole('textbox', { name: 'Ana Allen, Points', exact: true })).toHaveValue('11');
  await page.getByRole('textbox', { name: 'Ana Allen, Points', exact: true }).fill('12');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Every value is saved as its cell is left.')).toBeVisible();
  await page.goBack();
  await expect(page.getByText('Ana Allen has 12 points, and the shots make 4.')).toBeVisible();
  await expect(page.getByText(points)).toBeHidden();
});

test('schedule and game say whose points and final score do not agree, until it is accepted', async ({ page }) => {
  const game = await openGame(page);
  const { seasonId, gameId } = game;
  await enter(page, game, 'Ana Allen', { PTS: 11 });
  await enter(page, game, 'Di Dorn', { PTS: 10 });
  await page.goto(`/schedule?season=${seasonId}`);
  const row = page.getByRole('table', { name: 'Games' }).getByRole('row', { name: /Aces.*Bulls/ });
  await row.getByRole('button', { name: /^More/ }).click();
  await page.getByRole('menuitem', { name: 'Edit Final Scores' }).click();
  await page.getByRole('dialog').getByLabel('Aces').fill('12');
  await page.getByRole('dialog').getByLabel('Bulls').fill('10');
  await page.getByRole('button', { name: 'Save scores' }).click();
  const points = 'The players of Aces add up to 11, and its final score is 12.';
  await expect(row).toContainText(points);
  await expect(row).not.toContainText('The players of Bulls');
  await expectAccessible(page);
  await page.goto(`/games/${gameId}`);
  await expect(page.getByText(points)).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await page.getByRole('link', { name: 'Check games' }).click();
  await page.getByRole('button', { name: `Accept: ${points}` }).click();
  await page.getByRole('dialog').getByLabel('Reason').fill('One basket was not written down.');
  await page.getByRole('dialog').getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByText('All games agree')).toBeVisible();
  await page.goto(`/games/${gameId}`);
  await expect(page.getByRole('button', { name: 'Edit Final Scores' })).toBeVisible();
  await expect(page.getByText(points)).toBeHidden();
});

test('a date far outside the season is mended on the board', async ({ page }) => {
  const { seasonId, gameId } = await openGame(page);
  await setSeasonDates(page, seasonId, { startDate: '2025-09-01', finishDate: '2026-02-15' });
  await graph(page.request, UPDATE, { id: gameId, input: { date: '2036-01-05', expectedVersion: 1 } });
  await page.goto(`/dashboard/seasons/${seasonId}/integrity?kind=OUTSIDE_SEASON`);
  const finding = 'This game is 3,611 days after its season ends.';
  await expect(page.getByText(finding)).toBeVisible();
  await expectAccessible(page);
  // Where the season's dates are what is wrong.
  await expect(page.getByRole('link', { name: `Edit season: ${finding}` })).toHaveAttribute(
    'href',
    `/dashboard/seasons/${seasonId}`,
  );
  await page.getByRole('button', { name: `Edit game: ${finding}` }).click();
  const dialog = page.getByRole('dialog');
  const warning = dialog.getByText('ends on Feb 15, 2026.');
  await expect(warning).toBeVisible();
  // Of no date there is nothing to say.
  await dialog.getByLabel('Date').fill('');
  await dialog.getByLabel('Time').fill('');
  await expect(warning).toBeHidden();
  await dialog.getByLabel('Date').fill('2026-01-05');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('No finding fits these filters.')).toBeVisible();
});

test('a player who has played without being on the roster is put on it there', async ({ page }) => {
  const { seasonId, gameId, playerIds } = await openGame(page);
  const { statistics } = await definitions(page, gameId);
  const sets = [{ playerId: playerIds['Ana Allen'], definitionId: statistics.AST, value: 3, expectedVersion: 0 }];
  await graph(
    page.request,
    'mutation ($id: ID!, $input: SaveStatisticsInput!) { saveStatistics(gameId: $id, input: $input) { undoId } }',
    { id: gameId, input: { sets } },
  );
  await graph(page.request, SCORE, { id: gameId, input: { homeScore: 2, awayScore: 0, expectedVersion: 1 } });
  const { me } = await graph<{ me: { actingFor: { player: { rosters: { id: string }[] } } } }>(
    page.request,
    'query ($id: ID!) { me { actingFor { player(id: $id) { rosters { id } } } } }',
    { id: playerIds['Ana Allen']! },
  );
  await graph(page.request, 'mutation ($ids: [ID!]!) { removePlayersFromTeam(ids: $ids) { deletedIds } }', {
    ids: me.actingFor.player.rosters.map(({ id }) => id),
  });
  await page.goto(`/dashboard/seasons/${seasonId}/integrity?kind=OFF_ROSTER`);
  // Who left the roster after the game is no question; here it was by mistake.
  await expect(page.getByText('No finding fits these filters.')).toBeVisible();
  await page.getByLabel('Show').selectOption('Accepted');
  await expect(page.getByText(/^Accepted by staff.*: Left the roster afterwards\.$/)).toBeVisible();
  const text = 'Ana Allen has played for Aces and is not on its roster.';
  await page.getByRole('button', { name: `Ask again: ${text}` }).click();
  await expect(page.getByText('No finding fits these filters.')).toBeVisible();
  await page.getByLabel('Show').selectOption('Open');
  await page.getByRole('button', { name: `Add to roster: ${text}` }).click();
  await expect(page.getByText('Ana Allen is on the roster now.')).toBeVisible();
  await expect(page.getByText('No finding fits these filters.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
  await expect(page.getByText(text)).toBeVisible();
});

test('periods, rebounds and plays that do not agree are mended on the board, too', async ({ page }) => {
  const game = await openGame(page);
  const { seasonId, gameId } = game;
  await enterPlays(page, game, [{ kind: 'MADE_TWO', player: 'Ana Allen', team: 'Aces' }]);
  await enter(page, game, 'Di Dorn', { REB: 5, OREB: 1, DREB: 3 });
  const { me } = await graph<{ me: { actingFor: { game: { version: number } } } }>(
    page.request,
    'query ($id: ID!) { me { actingFor { game(id: $id) { version } } } }',
    { id: gameId },
  );
  const { version } = me.actingFor.game;
  await graph(page.request, SCORE, { id: gameId, input: { homeScore: 3, awayScore: 0, expectedVersion: version } });
  await page.goto(`/dashboard/seasons/${seasonId}/integrity`);
  const dialog = page.getByRole('dialog');
  const enterPeriod = async (finding: string, points: string): Promise<void> => {
    await page.getByRole('button', { name: `Score by period: ${finding}` }).click();
    await dialog.getByRole('textbox').first().fill(points);
    await dialog.getByRole('button', { name: 'Save scores' }).click();
    await expect(page.getByText(finding)).toBeHidden();
  };
  await enterPeriod('The periods of Aces come to 2, and its final score is 3.', '3');
  // The statistics of players mend nothing of it, and the plays themselves may be wrong.
  const ofPlays = 'The periods of Aces come to 3, and its plays to 2.';
  await expect(page.getByRole('link', { name: `Courtside: ${ofPlays}` })).toHaveAttribute(
    'href',
    `/games/${gameId}/courtside`,
  );
  await expect(page.getByRole('link', { name: `Edit Stats: ${ofPlays}` })).toHaveCount(0);
  await enterPeriod(ofPlays, '2');
  await page.getByRole('button', { name: /^Edit Final Scores: The periods of Aces come to 2/ }).click();
  await dialog.getByLabel('Aces').fill('2');
  await dialog.getByRole('button', { name: 'Save scores' }).click();
  await expect(page.getByText('1 finding', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: /^Edit Stats: Di Dorn has 5 rebounds/ }).click();
  await cell(page, 'Di Dorn, Rebounds').click();
  await page.keyboard.type('4');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Every value is saved as its cell is left.')).toBeVisible();
  await page.goBack();
  await expect(page.getByText('All games agree')).toBeVisible();
});

/** Ids of the organization's statistics, by abbreviation. */
async function definitions(page: Page, gameId: string): Promise<{ statistics: Record<string, string> }> {
  const { me } = await graph<{ me: { actingFor: { statDefinitions: { id: string; abbreviation: string }[] } } }>(
    page.request,
    'query ($id: ID!) { me { actingFor { game(id: $id) { id } statDefinitions { id abbreviation } } } }',
    { id: gameId },
  );
  return {
    statistics: Object.fromEntries(me.actingFor.statDefinitions.map(({ id, abbreviation }) => [abbreviation, id])),
  };
}
