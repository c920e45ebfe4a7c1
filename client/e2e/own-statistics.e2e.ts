import { expectAccessible } from './accessible';
import { holdAnswers } from './held';
import { upload } from './large-support';
import { expectNoSidewaysScroll, graph, newOrganization, signIn } from './platform-support';
import { type APIRequestContext, expect, type Page, test } from './test';

const IMPORT =
  'mutation ($input: ImportSeasonInput!) { importSeason(input: $input) { done problems { items { reason } } } }';
const HEADING = 'date,team,opponent,first_name,last_name,PTS,REB,TO';
const LINES = [
  '2025-09-14,Aces,Bulls,Ann,Archer,20,10,3',
  '2025-09-14,Bulls,Aces,Bo,Baker,18,5,0',
  '2025-09-21,Bulls,Aces,Bo,Baker,30,2,5',
  '2025-09-21,Aces,Bulls,Ann,Archer,10,5,1',
];

/** Two games of two teams with a player each. */
async function importSeason(request: APIRequestContext): Promise<void> {
  const { importSeason: answer } = await upload<{ importSeason: object }>(
    request,
    IMPORT,
    { input: { name: 'Fall', active: true, files: {} } },
    {
      'input.files.teams': 'team,league\nAces,Metro\nBulls,Metro\n',
      'input.files.games':
        'date,time,home_team,away_team,home_score,away_score\n2025-09-14,18:30,Aces,Bulls,20,18\n2025-09-21,18:30,Bulls,Aces,30,10\n',
      'input.files.playerGames': `${HEADING}\n${LINES.join('\n')}\n`,
    },
  );
  expect(answer).toMatchObject({ done: true, problems: { items: [] } });
}

/** Name and value of the leaders in a statistic. */
async function leadersIn(request: APIRequestContext, slug: string, stat: string): Promise<[string, number][]> {
  const { organization } = await graph<{
    organization: { leaders: { value: number; player: { fullName: string } }[] };
  }>(
    request,
    'query ($slug: String!, $stat: String!) { organization(slug: $slug) { leaders(stat: $stat, ifKept: true) { value player { fullName } } } }',
    { slug, stat },
  );
  return organization.leaders.map(({ value, player }) => [player.fullName, value]);
}

/** The box score of the latest game. */
async function openBoxScore(page: Page, slug: string): Promise<void> {
  const { organization } = await graph<{ organization: { games: { nodes: { id: string }[] } } }>(
    page.request,
    'query ($slug: String!) { organization(slug: $slug) { games(filter: { hasScore: true }, order: DESC, first: 1) { nodes { id } } } }',
    { slug },
  );
  await page.goto(`/${slug}/games/${organization.games.nodes[0]!.id}`);
}

test('a statistic by a formula: preview, box score, leaders, hidden, deleted and brought back', async ({
  page,
  browser,
}) => {
  const { slug, staff } = await newOrganization();
  await signIn(page, staff);
  await importSeason(page.request);
  const context = await browser.newContext();
  const visitor = await context.newPage();

  await page.goto('/stats');
  await page.getByRole('button', { name: 'Add statistic' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Efficiency');
  await dialog.getByLabel('Abbreviation').fill('EFF');
  const formula = dialog.getByLabel('Formula');
  await formula.fill('PTS + XYZ');
  await expect(dialog.getByText('Character 7: There is no statistic XYZ.')).toBeVisible();
  await expect(formula).toHaveAttribute('aria-invalid', 'true');
  await formula.fill('PTS + 1.2*REB -');
  await dialog.getByRole('button', { name: 'Insert TO', exact: true }).click();
  await expect(formula).toHaveValue('PTS + 1.2*REB -TO');
  await expect(formula).toBeFocused();
  // The latest game: 30 + 1.2 * 2 - 5, and 10 + 1.2 * 5 - 1.
  const preview = dialog.getByRole('region', { name: 'Preview' });
  await expect(preview.getByRole('row', { name: /Bo Baker/ })).toContainText('27.4');
  await expect(preview.getByRole('row', { name: /Ann Archer/ })).toContainText('15');
  await expectAccessible(page);
  await formula.press('Enter');
  await expect(page.getByText('Efficiency created')).toBeVisible();
  await expect(page.getByText('EFF · PTS + 1.2 * REB - TO')).toBeVisible();

  await openBoxScore(visitor, slug);
  await expect(visitor.getByRole('columnheader', { name: 'EFF' }).first()).toBeVisible();
  await expect(visitor.getByRole('row', { name: /Bo Baker/ })).toContainText('27.4');
  // The season: 48 + 1.2 * 7 - 5, and 30 + 1.2 * 15 - 4.
  expect(await leadersIn(visitor.request, slug, 'EFF')).toEqual([
    ['Bo Baker', 51.4],
    ['Ann Archer', 44],
  ]);

  // What is known of the game is shown while it is asked for anew.
  const release = await holdAnswers(page, 'query Preview');
  await page.getByRole('button', { name: 'Edit Efficiency' }).click();
  await expect(preview.getByRole('row', { name: /Bo Baker/ })).toContainText('27.4');
  release();
  await dialog.getByLabel('Kind').selectOption('Per game');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('EFF · per game')).toBeVisible();
  expect(await leadersIn(visitor.request, slug, 'EFF')).toEqual([
    ['Bo Baker', 25.7],
    ['Ann Archer', 22],
  ]);

  await page.getByRole('button', { name: 'Hide Efficiency' }).click();
  await expect(page.getByRole('button', { name: 'Unhide Efficiency' })).toBeVisible();
  await expect(async () => {
    await visitor.reload();
    await expect(visitor.getByRole('row', { name: /Bo Baker/ })).toBeVisible();
    await expect(visitor.getByRole('columnheader', { name: 'EFF' })).toHaveCount(0, { timeout: 100 });
  }).toPass();

  await page.getByRole('button', { name: 'Delete Efficiency' }).click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('button', { name: 'Edit Efficiency' })).toHaveCount(0);
  expect(await leadersIn(visitor.request, slug, 'EFF')).toEqual([]);
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'Edit Efficiency' })).toBeVisible();
  expect(await leadersIn(visitor.request, slug, 'EFF')).toHaveLength(2);
  await context.close();
});

test('on a phone, by keyboard alone: what others follow from cannot be deleted', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { staff } = await newOrganization();
  await signIn(page, staff);
  await page.goto('/stats');
  const dialog = page.getByRole('dialog');
  const add = async (name: string, abbreviation: string, kind: string, formula?: string): Promise<void> => {
    await page.getByRole('button', { name: 'Add statistic' }).press('Enter');
    await page.keyboard.type(name);
    await page.keyboard.press('Tab');
    await page.keyboard.type(abbreviation);
    await page.keyboard.press('Tab');
    await page.keyboard.type(kind);
    await page.keyboard.press('Tab');
    if (formula !== undefined) {
      await expect(dialog.getByLabel('Formula')).toBeFocused();
      await page.keyboard.type(formula);
      await expect(dialog.getByText('The preview needs a game with a result')).toBeVisible();
      await expectNoSidewaysScroll(page);
    }
    await dialog.getByRole('button', { name: 'Add statistic' }).press('Enter');
    await expect(page.getByText(`${name} created`)).toBeVisible();
  };
  await add('Dunks', 'DNK', 'Stored');
  await add('Dunks a point', 'D/P', 'Ratio', 'DNK / PTS');
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Delete Dunks', exact: true }).press('Enter');
  await expect(page.getByText('D/P follows from DNK. Delete or change that first.')).toBeVisible();
  // Without the messages, which lie over some of the list.
  await page.reload();
  await expect(page.getByRole('button', { name: 'Edit Dunks', exact: true })).toBeVisible();
  await expectAccessible(page);
});
