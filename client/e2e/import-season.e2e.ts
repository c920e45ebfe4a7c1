import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page, test } from './test';
import { expectAccessible } from './accessible';
import { hold } from './held';
import { newOrganization, signIn } from './platform-support';

const DIRECTORY = fileURLToPath(new URL('../../demo/nba-2017-18/', import.meta.url));
const FILES = ['teams.csv', 'games.csv', 'player_games.csv'];

const csv = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
const read = (name: string): string => readFileSync(`${DIRECTORY}${name}`, 'utf8');
/** The season's first week: all teams and 54 games, so that a test may import it several times. */
const firstWeek = (name: string): string =>
  read(name)
    .split('\n')
    .filter((line) => !/^\d{4}-/.test(line) || line < '2017-10-25')
    .join('\n');
const chooseAll = (page: Page) => page.getByLabel('Drop the three files or a season archive here, or choose them');
const check = (page: Page) => page.getByRole('button', { name: 'Check the files' });

test('a season is looked at, imported, exported, and imported elsewhere', async ({ page }) => {
  const organization = await newOrganization();
  await signIn(page, organization.staff);
  await page.goto('/dashboard/seasons');
  await page.getByRole('main').getByRole('link', { name: 'Import' }).click();
  await expect(check(page)).toBeDisabled();
  await page.getByLabel('Season name').fill('S'.repeat(201));
  await expect(page.getByLabel('Season name')).toHaveAccessibleDescription('At most 200 characters.');
  await expect(page.getByLabel('Season name')).toHaveValue('S'.repeat(201));
  await page.getByLabel('Season name').fill('2017-18');
  await chooseAll(page).setInputFiles(FILES.map((name) => csv(name, firstWeek(name))));
  await expect(page.getByText(/^Chosen: player_games\.csv/)).toBeVisible();
  await expectAccessible(page);
  await check(page).click();
  // The preview runs the import and takes it back.
  await expect(page.getByText('30 teams, 54 games, 394 players with 1,175 lines of statistics.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Worth a look' })).toContainText(
    'the periods add up to 98, the final is 120',
  );
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Import season' }).click();
  await expect(page.getByRole('progressbar', { name: 'Progress of the import' })).toBeVisible();
  await expect(page.getByRole('heading', { name: '2017-18 is imported' })).toBeVisible();
  await expect(page.getByText('Games: 54 added, 0 changed, 0 unchanged, 0 kept as edited.')).toBeVisible();

  await page.goto('/dashboard/seasons');
  await page.getByRole('button', { name: 'More: 2017-18' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Export season' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('2017-18.zip');
  const other = await newOrganization();
  await signIn(page, other.owner);
  await page.goto('/dashboard/seasons/import');
  // What is ticked while the archive is still being read stays.
  await page.evaluate(() => {
    const read = Blob.prototype.arrayBuffer;
    const held = new Promise<void>((resolve) => Object.assign(window, { readArchive: resolve }));
    Blob.prototype.arrayBuffer = async function (this: Blob) {
      await held;
      return read.call(this);
    };
  });
  await chooseAll(page).setInputFiles({
    name: '2017-18.zip',
    mimeType: 'application/zip',
    buffer: readFileSync(await download.path()),
  });
  await page.getByLabel('Make the season active').check();
  await page.evaluate(() => (window as unknown as { readArchive: () => void }).readArchive());
  await expect(page.locator('[data-chosen=archive]')).toBeVisible();
  await expect(page.getByLabel('Make the season active')).toBeChecked();
  await expect(page.getByLabel('Season name')).toHaveValue('2017-18');
  await check(page).click();
  await page.getByRole('button', { name: 'Import season' }).click();
  await expect(page.getByText('Players: 394, 394 of them new.')).toBeVisible();
  await page.getByRole('link', { name: 'Open the season' }).click();
  await expect(page.getByRole('heading', { name: '2017-18', level: 1 })).toBeVisible();
});

test('what is changed while the files are being looked at asks for another look', async ({ page }) => {
  const organization = await newOrganization();
  await signIn(page, organization.staff);
  await page.goto('/dashboard/seasons/import');
  await page.getByLabel('Season name').fill('2017-18');
  await chooseAll(page).setInputFiles(FILES.map((name) => csv(name, firstWeek(name))));
  await expect(page.getByText(/^Chosen: player_games\.csv/)).toBeVisible();
  const release = await hold(page, '**/graphql*', 'PreviewSeasonImport');
  const looked = page.waitForResponse((each) => (each.request().postData() ?? '').includes('PreviewSeasonImport'));
  await check(page).click();
  await page.getByLabel('Season name').fill('2017-2018');
  release();
  await (await looked).finished();
  const found = page.getByText('30 teams, 54 games, 394 players with 1,175 lines of statistics.');
  await expect(check(page)).toBeEnabled();
  await expect(found).toBeHidden();
  await check(page).click();
  await expect(found).toBeVisible();
});

test('problems are shown at their lines, and a column of another name is mapped', async ({ page }) => {
  const organization = await newOrganization();
  await signIn(page, organization.staff);
  await page.goto('/dashboard/seasons/import');
  await page.getByLabel('Season name').fill('Fall');
  const heading = read('player_games.csv').split('\n', 1)[0]!;
  const games =
    'date,time,home_team,away_team,home_score,away_score,home_p1,home_p2,home_p3,home_p4,away_p1,away_p2,away_p3,away_p4\n2025-13-01,9:00,Ants,Bees,5,3,,,,,,,,\n';
  await chooseAll(page).setInputFiles([
    csv('teams.csv', 'Club,league,division\nAnts,D1,\nBees,D1,\n'),
    csv('games.csv', games),
    csv('player_games.csv', `${heading}\n`),
  ]);
  await check(page).click();
  const problems = page.getByRole('region', { name: 'Problems' });
  await expect(problems).toContainText('unknown column "Club"');
  await expect(page.getByRole('button', { name: 'Import season' })).toBeDisabled();

  await page.getByLabel('What Club is').selectOption('team');
  await expect(problems.getByRole('row')).toHaveCount(2);
  await expect(problems.getByRole('row').nth(1)).toHaveText(/games\.csv\s*2\s*date\s*"2025-13-01" is not a date/, {
    useInnerText: true,
  });
  await expectAccessible(page);
  await page.getByLabel(/^games\.csv/).setInputFiles(csv('results.csv', games.replace('2025-13-01', '2025-12-01')));
  await expect(page.getByText(/^Chosen: results\.csv/)).toBeVisible();
  await check(page).click();
  await expect(page.getByText('2 teams, 1 game, 0 players')).toBeVisible();
  await page.getByRole('button', { name: 'Import season' }).click();
  await expect(page.getByRole('heading', { name: 'Fall is imported' })).toBeVisible();
});

test('an import is cancelled also before its files have arrived', async ({ page }) => {
  const organization = await newOrganization();
  await signIn(page, organization.staff);
  await page.goto('/dashboard/seasons/import');
  await page.getByLabel('Season name').fill('2017-18');
  await chooseAll(page).setInputFiles(FILES.map((name) => csv(name, firstWeek(name))));
  await check(page).click();
  await expect(page.getByRole('button', { name: 'Import season' })).toBeEnabled(); // the preview has been answered
  const cancelled = page.waitForResponse((one) => one.request().postData()?.includes('CancelSeasonImport') === true);
  await page.route('**/graphql*', async (route) => {
    const isUpload = (await route.request().headerValue('content-type'))?.startsWith('multipart/') === true;
    if (isUpload) await cancelled;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Import season' }).click();
  await page.getByRole('button', { name: 'Cancel import' }).click();
  await expect(page.getByText('The import was cancelled. Nothing was imported.')).toBeVisible();
  await expect(check(page)).toBeVisible();
  await page.goto('/dashboard/seasons');
  await expect(page.getByRole('heading', { name: 'Seasons', level: 1 })).toBeVisible();
  await expect(page.getByText('2017-18')).toHaveCount(0);
});
