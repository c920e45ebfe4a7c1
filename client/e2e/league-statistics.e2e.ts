import { expectAccessible } from './accessible';
import { expectNoSidewaysScroll, graph } from './platform-support';
import { openGame } from './statistics-support';
import { expect, type Page, test } from './test';

/** The first columns of a box score behind the players' names. */
async function columnsOf(page: Page): Promise<string[]> {
  const headers = await page
    .getByRole('table', { name: 'Aces: statistics by player' })
    .getByRole('columnheader')
    .allTextContents();
  return headers.slice(1, 4).map((text) => text.replace(/[▲▼]/u, ''));
}

test('a season league leaves a statistic out and moves another to the front; visitors see it; undo and reset', async ({
  page,
  browser,
}) => {
  const { slug, gameId, seasonId, playerIds } = await openGame(page);
  const { me } = await graph<{
    me: {
      actingFor: {
        statDefinitions: { id: string; abbreviation: string }[];
        season: { seasonLeagues: { league: { id: string } }[] };
      };
    };
  }>(
    page.request,
    'query ($id: ID!) { me { actingFor { statDefinitions { id abbreviation } season(id: $id) { seasonLeagues { league { id } } } } } }',
    { id: seasonId },
  );
  const points = me.actingFor.statDefinitions.find(({ abbreviation }) => abbreviation === 'PTS')!.id;
  await graph(
    page.request,
    'mutation ($id: ID!, $input: SaveStatisticsInput!) { saveStatistics(gameId: $id, input: $input) { undoId } }',
    {
      id: gameId,
      input: { sets: [{ playerId: playerIds['Ana Allen'], definitionId: points, value: 4, expectedVersion: 0 }] },
    },
  );
  const visitor = await (await browser.newContext()).newPage();
  const seen = async (): Promise<string[]> => {
    await visitor.goto(`/${slug}/games/${gameId}`);
    return columnsOf(visitor);
  };
  expect(await seen()).toEqual(['PTS', 'AST', 'REB']);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/dashboard/seasons/${seasonId}/leagues/${me.actingFor.season.seasonLeagues[0]!.league.id}`);
  await page.getByRole('button', { name: 'Choose statistics' }).click();
  await page.getByRole('button', { name: 'Hide Assists' }).click();
  await expect(page.getByText('Changed the statistics of Alpha.')).toBeVisible();
  await expect(page.getByText('This league has an order of its own.')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  expect(await seen()).toEqual(['PTS', 'REB', 'FGM']);

  await page.getByRole('button', { name: 'Move Rebounds', exact: true }).focus();
  await page.keyboard.press('Space');
  for (const place of [2, 1]) {
    await page.keyboard.press('ArrowUp');
    await expect(page.getByText(`Rebounds is over position ${place} of `)).toBeAttached();
  }
  await page.keyboard.press('Space');
  await expect.poll(seen).toEqual(['REB', 'PTS', 'FGM']);

  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Undone: Changed the statistics of Alpha.')).toBeVisible();
  expect(await seen()).toEqual(['PTS', 'REB', 'FGM']);
  await page.getByRole('button', { name: 'Use the organization’s order' }).click();
  await expect(page.getByText('It is the organization’s order.')).toBeVisible();
  await expect.poll(seen).toEqual(['PTS', 'AST', 'REB']);
});
