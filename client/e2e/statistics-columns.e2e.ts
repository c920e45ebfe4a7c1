import { graph } from './platform-support';
import { otherAdministrator } from './seasons-support';
import {
  addStatistic,
  cell,
  editStatistics,
  expectValue,
  openGame,
  pasteText,
  pointsId,
  saved,
  storedValues,
} from './statistics-support';
import { expect, test } from './test';

test('a column that somebody else hides while it is entered goes, with a word; an open cell is left to theirs by Undo', async ({
  page,
  browser,
}) => {
  const game = await openGame(page);
  const other = await otherAdministrator(browser, game.owner);
  // It is told nothing of what others do, by socket or stream.
  await page.routeWebSocket('**/graphql', () => undefined);
  await page.route('**/graphql?query=**', () => undefined);
  await editStatistics(page, game);
  await addStatistic(other, game.gameId, {
    playerId: game.playerIds['Bo Berg']!,
    definitionId: await pointsId(other),
    delta: 9,
  });
  await cell(page, 'Ana Allen, Points').focus();
  await pasteText(page, '1\n3');
  await expect(page.getByRole('button', { name: 'Bo Berg, PTS' })).toBeVisible();
  await page.keyboard.press('Control+z');
  await expectValue(page, 'Bo Berg, Points', '9');
  await saved(page);
  expect(await storedValues(page, game.gameId)).toEqual(['Bo Berg: PTS 9']);

  await cell(page, 'Ana Allen, Points').click();
  await page.keyboard.type('5');
  const { me } = await graph<{ me: { actingFor: { statDefinitions: { id: string; version: number }[] } } }>(
    other.request,
    '{ me { actingFor { statDefinitions { id version } } } }',
  );
  const id = await pointsId(other);
  const { version: expectedVersion } = me.actingFor.statDefinitions.find((each) => each.id === id)!;
  await graph(
    other.request,
    'mutation ($id: ID!, $input: UpdateStatDefinitionInput!) { updateStatDefinition(id: $id, input: $input) { id } }',
    { id, input: { hidden: true, expectedVersion } },
  );
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByRole('alert').filter({ hasText: 'PTS cannot be entered here any more' })).toContainText(
    'Not saved: Ana Allen 5.',
  );
  await expect(page.getByRole('grid', { name: 'Aces' }).getByRole('columnheader', { name: 'PTS' })).toHaveCount(0);
});
