import { expect, type Page, type Request, test } from './test';
import { expectAccessible, useTheme } from './accessible';
import { hold } from './held';
import { atWidths, expectNoSidewaysScrolling, open, watch } from './pages';
import { findSample, type Sample } from './sample';
import { addressOfPart, partAt } from './support/parts-of-build';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The most that scripts of charts may weigh on a page, in bytes as they are sent. */
const BUDGET = 20_000;

let sample: Sample;
test.beforeAll(async ({ request }) => {
  sample = await findSample(request);
});

interface Chart {
  name: string;
  path: (ids: Sample) => string;
  /** Of its card in the address. */
  id: string;
  title: string;
  /** What is read out at the end, and at the value before it. */
  last: string;
  before: string;
}

/** Houston won its last two games by 7 and 11; Charlotte led by 5 before the last period. */
const CHARTS: readonly Chart[] = [
  {
    name: 'the race',
    path: () => '/nba/teamList',
    id: 'race',
    title: 'Wins minus losses after each game',
    last: 'After game 55: no value',
    before: 'After game 54: San Antonio Spurs +14',
  },
  {
    name: 'points',
    path: ({ player }) => `/nba/players/${player}`,
    id: 'points',
    title: 'Points game by game',
    last: 'Feb 1 at SAS: Points 28, Average so far 31.5',
    before: 'Jan 30 vs ORL: Points 60, Average so far 31.6',
  },
  {
    name: 'margins',
    path: ({ team }) => `/nba/teams/${team}`,
    id: 'margins',
    title: 'Margin game by game',
    last: "Feb 1 at SAS: Points 102, Opponent's points 91, Margin +11",
    before: "Jan 30 vs ORL: Points 114, Opponent's points 107, Margin +7",
  },
  {
    name: 'the flow',
    path: ({ game }) => `/nba/games/${game}`,
    id: 'flow',
    title: 'Score after each period',
    last: 'Q4: Charlotte Hornets 133, Indiana Pacers 126, Lead +7',
    before: 'Q3: Charlotte Hornets 96, Indiana Pacers 91, Lead +5',
  },
];

for (const { name, path, id, title, last, before } of CHARTS) {
  test(`${name}: there without a click, read out to the arrow keys, with a table, in both themes and widths`, async ({
    page,
  }) => {
    const noted = watch(page);
    const scripts: Request[] = [];
    page.on('requestfinished', (request) => {
      if (/chart|race|flow/.test(partAt(request.url()))) scripts.push(request);
    });
    await open(page, `${path(sample)}#${id}`);
    const card = page.locator(`#${id}`);
    await expect(card.getByRole('img', { name: title })).toBeVisible();
    const chart = card.getByRole('slider', { name: title });
    await chart.press('End');
    await expect(chart).toHaveAttribute('aria-valuetext', last);
    await chart.press('ArrowLeft');
    await expect(chart).toHaveAttribute('aria-valuetext', before);
    await chart.press('Home');
    await expect(chart).toHaveAttribute('aria-valuenow', '0');
    const { width } = (await chart.boundingBox())!;
    await chart.hover({ position: { x: width - 1, y: 9 } });
    await expect(chart).toHaveAttribute('aria-valuetext', last);
    await card.getByText('As a table').click();
    await expect(card.getByRole('table', { name: title })).toBeVisible();
    expect(noted).toEqual({ problems: [], requests: [] });
    const sizes = await Promise.all(scripts.map(async (request) => (await request.sizes()).responseBodySize));
    expect(scripts.length).toBeGreaterThan(0);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(BUDGET);
    // All of them are made of the same parts; accessible.e2e.ts looks at every page.
    if (id === 'points') await expectAccessible(page, { alsoAdvised: true });
    await atWidths(page, [390, 1280], () => expectNoSidewaysScrolling(page));
  });
}

test('both teams of a game are drawn in their own colours, with enough contrast in either theme', async ({ page }) => {
  await open(page, `/nba/games/${sample.game}`);
  const inks = (): Promise<string[]> =>
    page
      .locator('#flow .chart-legend svg')
      .evaluateAll((patches) => patches.map((patch) => getComputedStyle(patch).color));
  await useTheme(page, 'light');
  const [charlotte, indiana] = await inks();
  // Indiana's #fdbb30 has 1.7:1 on white, and Charlotte's #1d1160 1.1:1 on the darkest surface.
  expect(charlotte).toBe('rgb(29, 17, 96)');
  await useTheme(page, 'dark');
  const [charlotteInTheDark, indianaInTheDark] = await inks();
  expect(indianaInTheDark).toBe('rgb(253, 187, 48)');
  expect(new Set([charlotte, indiana, charlotteInTheDark, indianaInTheDark]).size).toBe(4);
});

test('without scripts, and on paper, a chart is as complete', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const points = (d: string | null): number => d!.split(/[ML]/).length - 1;
  const cells = async (within: string): Promise<string[]> => {
    const texts = await page.locator(`${within} td`).allTextContents();
    return texts.filter((text) => text !== '–');
  };

  // 1548 results of 30 teams, and 30 beginnings.
  await page.goto('/nba/teamList');
  await expect(page.locator('#race tbody tr')).toHaveCount(30);
  expect(await cells('#race')).toHaveLength(1578);
  const lines = await page
    .locator('#race .chart-plot path')
    .evaluateAll((all) => all.map((one) => one.getAttribute('d')));
  expect(lines).toHaveLength(7);
  expect(lines.reduce((sum, d) => sum + points(d), 0)).toBe(1578);
  await expect(page.locator('#race .chart-name')).toHaveText([
    'Golden State Warriors',
    'Houston Rockets',
    'Boston Celtics',
    'Toronto Raptors',
    'San Antonio Spurs',
    'Cleveland Cavaliers',
  ]);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('#race .chart-drawing')).toBeVisible();
  await expect(page.locator('#race').getByText('As a table')).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  // 43 games, of which the last but one had 60 points.
  await page.goto(`/nba/players/${sample.player}`);
  const bars = await page.locator('#points .chart-bars').first().getAttribute('d');
  expect(bars!.split('M')).toHaveLength(44);
  expect(bars!.split('M')[42]).toMatch(/,1000V0h/);
  expect(await cells('#points')).toHaveLength(86);
  await expect(page.locator('#shots tbody tr')).toHaveText([/460 points34%/, /528 points39%/, /367 points27%/]);
  const shares = await page
    .locator('#shots .share-bar rect')
    .evaluateAll((all) => all.map((one) => one.getAttribute('width')));
  expect(shares).toEqual(['33.9%', '39%', '27.1%']);

  // 37 won and 13 lost.
  await page.goto(`/nba/teams/${sample.team}`);
  const [won, lost] = await page
    .locator('#margins .chart-bars')
    .evaluateAll((all) => all.map((one) => one.getAttribute('d')!.split('M').length - 1));
  expect([won, lost]).toEqual([37, 13]);
  expect(await cells('#margins')).toHaveLength(150);
  await context.close();
});

test('what brings a chart alive holds up nothing else', async ({ page }) => {
  const release = await hold(page, addressOfPart('line-chart'));
  await page.goto('/nba/teamList');
  await expect(page.getByRole('img', { name: CHARTS[0]!.title })).toBeVisible();
  await expect(page.getByRole('slider')).toBeHidden();
  await page.getByRole('combobox', { name: 'Division' }).selectOption({ label: 'Pacific' });
  await expect(page.getByRole('link', { name: 'Bracket of Pacific' })).toBeVisible();
  release();
  await expect(page.getByRole('slider', { name: CHARTS[0]!.title })).toBeVisible();
});

test('a reader chooses who stands out of the race, by address', async ({ page }) => {
  await open(page, '/nba/teamList');
  const race = page.locator('#race');
  const names = (): Promise<string[]> => race.locator('.chart-name').allTextContents();
  await race.getByText('Choose teams').click();
  for (const team of await names()) await uncheckUnlessLast(page, team);
  await race.getByRole('checkbox', { name: 'Atlanta Hawks' }).check();
  await expect.poll(names).toEqual(['Cleveland Cavaliers', 'Atlanta Hawks']);
  await page.reload();
  expect(await names()).toEqual(['Cleveland Cavaliers', 'Atlanta Hawks']);
  await race.getByText('Choose teams').click();
  await race.getByRole('button', { name: 'The first 6' }).click();
  await expect.poll(names).toHaveLength(6);
  expect(new URL(page.url()).search).toBe('');
});

async function uncheckUnlessLast(page: Page, team: string): Promise<void> {
  const box = page.locator('#race').getByRole('checkbox', { name: team });
  if (await box.isEnabled()) await box.uncheck();
}

test('a division leads to its bracket, from its name and once it is chosen', async ({ page }) => {
  await open(page, '/nba/teamList');
  await page.getByRole('combobox', { name: 'Division' }).selectOption({ label: 'Pacific' });
  await page.getByRole('link', { name: 'Bracket of Pacific' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pacific' })).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: 'Pacific', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pacific' })).toBeVisible();
});

test("the interfaces are documented, from the platform's footer on", async ({ page }) => {
  const noted = watch(page);
  await open(page, '/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Developers' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Start in a minute' })).toBeVisible();
  await page.goto('/developers/rest');
  await expect(page.getByText('/api/gamesv2/{id}').first()).toBeVisible();
  expect(noted.problems).toEqual([]);
});
