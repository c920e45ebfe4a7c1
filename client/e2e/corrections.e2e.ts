import { expect, test } from './test';
import { expectAccessible } from './accessible';
import { graph } from './platform-support';
import { openGame } from './statistics-support';

const SAVE = `mutation ($id: ID!, $input: SaveStatisticsInput!) {
  saveStatistics(gameId: $id, input: $input) { undoId cells { version } } }`;

test('a visitor sees what was corrected of a game since it was final; a running game has no corrections', async ({
  page,
  browser,
}) => {
  const { slug, gameId, playerIds } = await openGame(page);
  const { me } = await graph<{ me: { actingFor: { statDefinitions: { id: string; abbreviation: string }[] } } }>(
    page.request,
    '{ me { actingFor { statDefinitions { id abbreviation } } } }',
    {},
  );
  const points = me.actingFor.statDefinitions.find(({ abbreviation }) => abbreviation === 'PTS')!.id;
  const enter = async (value: number, expectedVersion: number): Promise<number> => {
    const sets = [{ playerId: playerIds['Ana Allen'], definitionId: points, value, expectedVersion }];
    const { saveStatistics } = await graph<{ saveStatistics: { cells: { version: number }[] } }>(page.request, SAVE, {
      id: gameId,
      input: { sets },
    });
    return saveStatistics.cells[0]!.version;
  };
  const second = await enter(9, await enter(10, 0));
  const setScore = (homeScore: number, expectedVersion: number) =>
    graph(
      page.request,
      'mutation ($id: ID!, $input: SetGameScoreInput!) { setGameScore(id: $id, input: $input) { id } }',
      { id: gameId, input: { homeScore, awayScore: 8, expectedVersion } },
    );
  await setScore(11, 1);
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(`/${slug}/games/${gameId}`);
  await expect(visitor.getByRole('heading', { name: 'Corrections' })).toBeHidden();
  await enter(12, second);
  await setScore(12, 2);
  await visitor.reload();
  const corrections = visitor.locator('section').filter({ has: visitor.getByRole('heading', { name: 'Corrections' }) });
  await expect(corrections.getByRole('listitem')).toHaveText([
    /\w{3} \d+, \d{4}Aces, final score: 11 → .*12$/,
    /\w{3} \d+, \d{4}Ana Allen, Points: 9 → .*12$/,
  ]);
  await expectAccessible(visitor);

  // Administrators see who did it.
  await page.goto(`/games/${gameId}`);
  await expect(page.getByRole('listitem').filter({ hasText: 'Ana Allen, Points' })).toContainText(/12 by staff-/);
});
