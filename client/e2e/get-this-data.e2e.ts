import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { findSample, type Sample } from './sample';
import { expect, test } from './test';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const run = promisify(execFile);
const call = (command: string, ...args: string[]) => run(command, args, { maxBuffer: 1 << 27 });
/** The texts that can be run, by their headings. */
const RUN: Readonly<Record<string, (text: string) => Promise<{ stdout: string }>>> = {
  curl: (text) => call('sh', '-c', text),
  JavaScript: (text) => call(process.execPath, '--input-type=module', '--eval', text),
  Python: (text) => call('python3', '-c', text),
  REST: (text) => call('sh', '-c', text),
  CSV: (text) => call('sh', '-c', text),
};

/** Public pages with values that stand on them and in every one of the texts' answers. */
const PAGES: readonly [name: string, path: (sample: Sample) => string, values: readonly string[]][] = [
  ['home', () => '/nba', ['Golden State Warriors', '119']],
  ['home of the main league', () => '/fab', ['Backdoor Cuts']],
  ['schedule', () => '/nba/schedule', ['Cleveland Cavaliers', '102', '99']],
  ['standings', () => '/nba/teamList', ['Houston Rockets', '37', '13', '778']],
  ['box score', ({ game }) => `/nba/games/${game}`, ['Charlotte Hornets', '133', '126', '41']],
  ['play by play', ({ game }) => `/nba/games/${game}/plays`, ['Indiana Pacers', '133', '126']],
  ['bracket', () => '/nba/standings/11', ['Washington Wizards', '29', '22']],
  ['team', ({ team }) => `/nba/teams/${team}`, ['Golden State Warriors', '122', '121']],
  ['player', ({ player }) => `/nba/players/${player}`, ['60']],
  ['player statistics', ({ player }) => `/nba/player/${player}/stats`, ['Houston Rockets', '60']],
  ['players', () => '/nba/playerList', ['Atlanta Hawks']],
  ['leaderboard', () => '/nba/leaderboard', ['Houston Rockets', '1355', '1335']],
  ['leagues', () => '/nba/leagues/1', ['NBA']],
  ['businesses', () => '/fab/businesses', ['Courtside Training']],
  ['all listings', () => '/browse', ['Valley Hoops']],
];

/** The value as a whole number or a text: 13 is not found in 133. */
const standing = (value: string) => new RegExp(`(?<![\\w.])${value}(?![\\w.])`);

for (const [name, path, values] of PAGES)
  test(`${name}: what is copied from "Get this data" answers what stands on the page`, async ({ page, request }) => {
    await page.goto(path(await findSample(request)));
    for (const value of values)
      await expect(page.locator('main')).toContainText(standing(value), { useInnerText: true });
    await page.getByRole('link', { name: 'Get this data' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get this data');
    const texts: [string, string][] = [];
    for (const title of Object.keys(RUN)) {
      await page.getByRole('region', { name: title, exact: true }).getByRole('button', { name: 'Copy' }).click();
      await expect(page.getByRole('status')).toHaveText(`${title} copied`);
      texts.push([title, await page.evaluate(() => navigator.clipboard.readText())]);
    }
    await Promise.all(
      texts.map(async ([title, text]) => {
        const { stdout } = await RUN[title]!(text);
        for (const value of values) expect([title, stdout]).toEqual([title, expect.stringMatching(standing(value))]);
      }),
    );
  });

test('a page that an organization wrote is in the graph alone, and leads on to the explorer', async ({ page }) => {
  await page.goto('/fab/about');
  await page.getByRole('link', { name: 'Get this data' }).click();
  await expect(page.getByRole('heading', { name: 'CSV' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Open it in the explorer' }).click();
  await expect(page.locator('.graphiql-query-editor')).toContainText('query');
  await page.getByRole('button', { name: /^Execute/ }).click();
  await expect(page.locator('.graphiql-response')).toContainText('"organization"');
});

test('where there is no such page or no data, it says so', async ({ page }) => {
  const missing = await page.goto('/developers/data?page=/nba/games/999999');
  expect(missing!.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no such page');
  await page.goto('/developers/data?page=/nba/login');
  await expect(page.getByText('This page has no data of its own.')).toBeVisible();
  // The page itself leads there, too.
  expect((await page.goto('/developers/data?page=/nba/schedule/'))!.status()).toBe(200);
  for (const odd of ['//evil.example/x', 'https://evil.example', '/nba/"><script>alert(1)</script>', '/api/games']) {
    const response = await page.goto(`/developers/data?page=${encodeURIComponent(odd)}`);
    expect(await response!.text()).not.toMatch(/href="[^"]*evil|<script>alert/);
  }
});
