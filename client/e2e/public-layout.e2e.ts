import { expect, type Page, test } from './test';
import { atWidths, expectNoSidewaysScrolling, open } from './pages';
import { findSample, type Sample } from './sample';

/** What a page of A4 has between margins of 12 mm, in CSS pixels. */
const PAPER = 703;

let sample: Sample;
let overtime: string;
test.beforeAll(async ({ request }) => {
  sample = await findSample(request);
  // The one with most overtimes of the first hundred games.
  const query =
    '{ organization(slug: "nba") { games(first: 100, filter: { hasScore: true }) { nodes { id periods { id } } } } }';
  const { data } = (await (await request.post('/graphql', { data: { query } })).json()) as {
    data: { organization: { games: { nodes: { id: string; periods: unknown[] }[] } } };
  };
  overtime = data.organization.games.nodes.toSorted((one, other) => other.periods.length - one.periods.length)[0]!.id;
});

const PAGES: [name: string, path: (ids: Sample) => string][] = [
  ['home', () => '/nba'],
  ['home of the main league', () => '/fab'],
  ['schedule', () => '/nba/schedule'],
  ['standings', () => '/nba/teamList'],
  ['box score', ({ game }) => `/nba/games/${game}`],
  ['team', ({ team }) => `/nba/teams/${team}`],
  ['player', ({ player }) => `/nba/players/${player}`],
];

for (const [name, path] of PAGES) {
  test(`${name}: no wider than its window of 768, 640 and 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 844 });
    await open(page, path(sample));
    await atWidths(page, [768, 640, 320], () => expectNoSidewaysScrolling(page));
  });
}

/** Words of the scoreboard's names that a line break cuts in two. */
function brokenWords(page: Page): Promise<string[]> {
  return page.getByRole('region', { name: 'Scoreboard' }).evaluate((board) => {
    const broken: string[] = [];
    for (const name of board.querySelectorAll('a span.display')) {
      const text = name.firstChild as Text;
      for (const { 0: word, index } of text.data.matchAll(/\S+/g)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        if (range.getClientRects().length > 1) broken.push(word);
      }
    }
    return broken;
  });
}

for (const [media, widths] of [
  ['screen', [1280, 1024, 768, 640, 390, 320]],
  ['print', [PAPER]],
] as const) {
  test(`a box score's head on ${media}: whole names, scores on one line, the total in sight`, async ({ page }) => {
    await page.setViewportSize({ width: widths[0], height: 844 });
    await page.emulateMedia({ media });
    await open(page, `/nba/games/${sample.game}`);
    const board = page.getByRole('region', { name: 'Scoreboard' });
    await atWidths(page, widths, async () => {
      expect(await brokenWords(page)).toEqual([]);
      const [home, away] = [
        await board.getByText('133').first().boundingBox(),
        await board.getByText('126').first().boundingBox(),
      ];
      expect(Math.abs(home!.y - away!.y)).toBeLessThan(1);
      expect((await board.boundingBox())!.height).toBeLessThan(450);
    });

    await open(page, `/nba/games/${overtime}`);
    await atWidths(page, widths, async (width) => {
      const totals = await page.getByRole('table', { name: 'Line score' }).locator('tr > :last-child').all();
      for (const total of totals) {
        const { x, width: own } = (await total.boundingBox())!;
        expect(x + own).toBeLessThanOrEqual(width);
      }
    });
  });
}

test('both box scores fit beside each other where no font could be loaded', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 844 });
  await page.route(/\.woff2$/, (route) => route.abort());
  await page.goto(`/nba/games/${sample.game}`);
  await expect(page.getByRole('region', { name: /statistics by player/ })).toHaveCount(2);
  const overflows = await page
    .getByRole('region', { name: /statistics by player/ })
    .evaluateAll((frames) => frames.map((frame) => frame.scrollWidth - frame.clientWidth));
  expect(overflows).toEqual([0, 0]);
});

test("a game's two emblems differ, and its state reads the same on the home page", async ({ page, request }) => {
  const query =
    '{ organization(slug: "nba") { games(first: 10, filter: { date: "2017-10-17" }) { nodes { id homeTeam { name } } } } }';
  const { data } = (await (await request.post('/graphql', { data: { query } })).json()) as {
    data: { organization: { games: { nodes: { id: string; homeTeam: { name: string } }[] } } };
  };
  const opening = data.organization.games.nodes.find(({ homeTeam }) => homeTeam.name === 'Cleveland Cavaliers')!.id;
  await open(page, `/nba/games/${opening}`);
  const board = page.getByRole('region', { name: 'Scoreboard' });
  const emblems = await board
    .locator('a img')
    .evaluateAll((images) => images.map((image) => image.getAttribute('src')));
  expect(new Set(emblems).size).toBe(2);
  await expect(board.getByText('Final')).toBeVisible();
  await open(page, '/nba');
  await expect(page.getByRole('region', { name: 'Latest scores' }).getByText('Completed').first()).toBeVisible();
});

test("on a phone a player's games show statistics beside date and opponent, and the high is marked", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, `/nba/players/${sample.player}`);
  const table = page.getByRole('table', { name: /^Games of James Harden/ });
  // 2018-01-30: 60 points, the high of his season.
  const high = table.getByRole('row').filter({ hasText: 'Jan 30' });
  await expect(high).toContainText('vs Orlando Magic');
  await expect(high).toContainText('114-107');
  const points = high.locator('[data-high]').first();
  await expect(points).toHaveText('60');
  const { x, width } = (await points.boundingBox())!;
  expect(x + width).toBeLessThanOrEqual(390);
});

test("the text of a player's head has a bar before the position", async ({ page }) => {
  await open(page, `/nba/players/${sample.player}`);
  await expect(page.locator('main').getByText(/^\| (PG|SG)$/)).toBeVisible();
});

test('on a phone standings show rank, logo and record in line', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/nba/teamList');
  const table = page.getByRole('table', { name: 'Standings' });
  await expect(table.getByRole('columnheader', { name: 'Team', exact: true })).toBeVisible();
  const lefts = await table
    .locator('tbody a img')
    .evaluateAll((logos) => logos.map((logo) => Math.round(logo.getBoundingClientRect().left)));
  expect(new Set(lefts.filter((left) => left > 0)).size).toBe(1);
  const losses = await table.getByRole('columnheader', { name: 'Losses' }).boundingBox();
  expect(losses!.x + losses!.width).toBeLessThanOrEqual(390);
});

test('standings print in black on one page, their race on another, a schedule from its first page on', async ({
  page,
}) => {
  await open(page, '/nba/teamList');
  const pages = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)!.length;
  expect(pages(await page.pdf({ format: 'A4' }))).toBe(2);
  await page.locator('#race').evaluate((race) => race.remove());
  expect(pages(await page.pdf({ format: 'A4' }))).toBe(1);
  await page.emulateMedia({ media: 'print' });
  expect(
    await page.locator('html').evaluate((html) => getComputedStyle(html).getPropertyValue('--accent').trim()),
  ).toBe('#000');
  // Whose it is stands on paper, and nothing else of the site's head.
  const head = page.getByRole('banner');
  await expect(head.getByText('NBA', { exact: true })).toBeVisible();
  expect((await head.innerText()).trim()).toBe('NBA');
  const [name, heading] = [
    await head.getByText('NBA', { exact: true }).boundingBox(),
    await page.getByRole('heading', { level: 1 }).boundingBox(),
  ];
  expect(heading!.x, 'head and page begin at the same margin').toBe(name!.x);
  await open(page, '/nba/schedule');
  const [title, row] = [
    await page.getByRole('heading', { name: 'Schedule' }).boundingBox(),
    await page.getByRole('row').nth(1).boundingBox(),
  ];
  expect(row!.y - title!.y).toBeLessThan(150);
  expect(
    await page
      .locator('.card:has(table)')
      .first()
      .evaluate((card) => getComputedStyle(card).breakInside),
  ).toBe('auto');
});
