import { button, goCourtside, team, action } from './courtside-support';
import { expectAccessible } from './accessible';
import { graph } from './platform-support';
import { fillDivision, openSeason } from './seasons-support';
import { expect, type Locator, type Page, test } from './test';

/** What is said of the final that has lost its match. */
const LATER = 'a later game of the bracket Gold no longer fits';
const told = (page: Page): Locator =>
  page.getByRole('status').filter({ hasText: 'no longer fits the results: Aces vs Bulls' });

/**
 * A bracket of four in which Aces and Bulls have won their semifinals and have a final.
 * @returns the id of the semifinal of Aces against Dragons
 */
async function openBracket(page: Page): Promise<string> {
  const { seasonId, divisionIds } = await openSeason(page, {
    leagues: { D1: ['Aces', 'Bulls', 'Comets', 'Dragons'] },
    divisions: ['Gold'],
  });
  const divisionId = divisionIds.Gold!;
  await fillDivision(page, seasonId, divisionId);
  const { me } = await graph<{ me: { actingFor: { division: { teams: { team: { id: string } }[] } } } }>(
    page.request,
    'query ($id: ID!) { me { actingFor { division(id: $id) { teams { team { id } } } } } }',
    { id: divisionId },
  );
  const ids = me.actingFor.division.teams.map(({ team }) => team.id);
  const played = async (node: string, home: number, away: number, scores: object | null): Promise<string> => {
    const { game } = await graph<{ game: { id: string } }>(
      page.request,
      'mutation ($node: ID!, $input: CreateGameInput!) { game: createBracketGame(bracketNode: $node, input: $input) { id } }',
      { node, input: { divisionId, homeTeamId: ids[home], awayTeamId: ids[away], date: '2025-11-27' } },
    );
    if (scores)
      await graph(
        page.request,
        'mutation ($id: ID!, $input: SetGameScoreInput!) { setGameScore(id: $id, input: $input) { id } }',
        { id: game.id, input: { ...scores, expectedVersion: 1 } },
      );
    return game.id;
  };
  const first = await played('r1m0', 0, 3, { homeScore: 60, awayScore: 50 });
  await played('r1m1', 1, 2, { homeScore: 60, awayScore: 50 });
  await played('r2m0', 0, 1, null);
  return first;
}

test('who corrects a result is told which later game no longer fits, before and after it is saved, and the next game of a series is offered', async ({
  page,
}) => {
  const first = await openBracket(page);
  await page.goto(`/games/${first}`);
  await page.getByRole('button', { name: /final scores/i }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Aces').fill('61');
  await expect(dialog.getByText(LATER)).toBeHidden();
  await dialog.getByLabel('Dragons').fill('70');
  await expect(dialog.getByText(LATER)).toBeVisible();
  await expect(dialog.getByRole('listitem')).toHaveText(/^Aces vs Bulls/);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save scores' }).click();
  await expect(told(page)).toBeVisible();
  await expectAccessible(page);
  await told(page).getByRole('link', { name: 'Open the bracket' }).click();
  await expect(page.getByRole('region', { name: 'Games outside the bracket' })).toContainText('Aces vs Bulls');
  await expect(told(page)).toHaveCount(0);

  await page.getByRole('button', { name: 'Bracket options' }).click();
  await dialog.getByLabel('A match is').selectOption({ label: 'Best of 3' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  const question = page.getByRole('dialog', { name: 'Please confirm' });
  await question.getByRole('button').last().click();
  await page.getByRole('button', { name: 'Create game 2 of Aces vs Dragons' }).click();
  await dialog.getByRole('button', { name: 'Create game', exact: true }).click();
  // One that may be needed later is in the menu.
  await page.getByRole('button', { name: /^More: match 1/ }).click();
  await expect(page.getByRole('menuitem', { name: 'Create another game' })).toBeVisible();
  await expect(page.getByText('Create game 3', { exact: true })).toHaveCount(0);
});

test('who deletes a game of a bracket is asked with the later game that no longer fits, on its page and in the list', async ({
  page,
}) => {
  const first = await openBracket(page);
  const question = page.getByRole('dialog', { name: 'Please confirm' });
  await page.goto(`/games/${first}`);
  await button(page, 'More').click();
  await page.getByRole('menuitem', { name: 'Delete game' }).click();
  await expect(question).toContainText(LATER);
  await expect(question).toContainText('Aces vs Bulls');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Cancel' }).click();

  await page.goto('/schedule');
  await page.getByRole('checkbox', { name: /Aces vs Bulls/ }).check();
  await button(page, /^Delete/)
    .first()
    .click();
  await expect(question).toContainText('Scores and statistics go');
  await expect(question).not.toContainText('no longer fit');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('checkbox', { name: /Aces vs Bulls/ }).uncheck();
  await page.getByRole('checkbox', { name: /Aces vs Dragons/ }).check();
  await button(page, /^Delete/)
    .first()
    .click();
  await expect(question).toContainText(LATER);
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(told(page)).toBeVisible();
});

test('who takes another final score at the table is told which later game no longer fits', async ({ page }) => {
  await goCourtside(page, { gameId: await openBracket(page) });
  await button(page, 'Start Q1').click();
  await team(page, 'Dragons').click();
  await button(page, 'Dragons, the team alone').click();
  await action(page, 'Two made').click();
  await button(page, 'Take 0:2').click();
  await expect(told(page)).toContainText('Final game score updated!');
  await expectAccessible(page);
  await told(page).getByRole('link', { name: 'Open the bracket' }).click();
  await expect(page.getByRole('region', { name: 'Games outside the bracket' })).toContainText('Aces vs Bulls');
});
