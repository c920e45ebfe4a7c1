import { expect, type Locator, test } from './test';

// The first game of demo/nba-2017-18, 2017-10-17, copied by hand from games.csv and player_games.csv; field goals and
// percentages by hand.
const PERIODS = { home: ['29', '25', '18', '30', '102'], away: ['19', '19', '33', '28', '99'] };
const HEAD = [
  'Player',
  'PTS',
  'AST',
  'REB',
  'FGM',
  'FGA',
  'FG%',
  'FTM',
  'FTA',
  'FT%',
  '2PM',
  '2PA',
  '2P%',
  '3PM',
  '3PA',
  '3P%',
];
const JAMES = ['29', '9', '16', '12', '19', '63.2', '4', '4', '100.0', '11', '14', '78.6', '1', '5', '20.0'];
const IRVING = ['22', '10', '4', '8', '17', '47.1', '2', '2', '100.0', '4', '8', '50.0', '4', '9', '44.4'];
const CLEVELAND = ['102', '19', '50', '38', '83', '45.8', '21', '25', '84.0', '33', '61', '54.1', '5', '22', '22.7'];
const BOSTON = ['99', '24', '46', '36', '88', '40.9', '19', '25', '76.0', '28', '56', '50.0', '8', '32', '25.0'];
const STARTERS = ['LeBron James', 'Jae Crowder', 'Derrick Rose', 'Dwyane Wade', 'Kevin Love'];

const cells = (row: Locator): Promise<string[]> => row.getByRole('cell').allTextContents();

test.use({ javaScriptEnabled: false, viewport: { width: 1280, height: 900 } });

for (const origin of ['/nba', 'http://nba.localhost']) {
  test(`from the schedule of a day to its box score, figure by figure: ${origin}`, async ({ page, baseURL }) => {
    const site = origin.startsWith('/') ? baseURL + origin : baseURL!.replace('http://localhost', origin);
    await page.goto(`${site}/schedule?date=2017-10-17`);
    await expect(page.locator('a[href*="/games/"]').first()).toBeVisible();
    const games = new Set(
      await page
        .locator('main a[href*="/games/"]')
        .evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute('href'))),
    );
    expect(games.size).toBe(2);

    await page
      .getByRole('row')
      .filter({ hasText: 'Cleveland Cavaliers' })
      .locator('a[href*="/games/"]')
      .first()
      .click();
    await expect(page).toHaveTitle(/^Cleveland Cavaliers 102, Boston Celtics 99 · /);
    const line = page.getByRole('table', { name: 'Line score' }).getByRole('row');
    expect(await cells(line.nth(1))).toEqual(PERIODS.home);
    expect(await cells(line.nth(2))).toEqual(PERIODS.away);

    const cleveland = page.getByRole('table', { name: 'Cleveland Cavaliers: statistics by player' });
    expect(
      (await cleveland.getByRole('columnheader').allTextContents()).map((text) => text.replace(/[▲▼]/u, '')),
    ).toEqual(HEAD);
    await expect(cleveland.getByRole('row')).toHaveCount(1 + 10 + 1);
    expect(await cells(cleveland.getByRole('row', { name: /LeBron James/ }))).toEqual(JAMES);
    expect(await cells(cleveland.getByRole('row').last())).toEqual(CLEVELAND);
    for (const [index, name] of STARTERS.entries())
      await expect(cleveland.getByRole('row').nth(index + 1)).toContainText(name);

    const boston = page.getByRole('table', { name: 'Boston Celtics: statistics by player' });
    expect(await cells(boston.getByRole('row', { name: /Kyrie Irving/ }))).toEqual(IRVING);
    expect(await cells(boston.getByRole('row').last())).toEqual(BOSTON);
  });
}
