import { expect, type Request, test } from './test';
import { open } from './pages';
import { findSample, type Sample } from './sample';
import { addressOfPart, partAt } from './support/parts-of-build';
import { PUBLIC_PAGES } from './support/public-addresses';

/** The most JavaScript that a browser may load until a public page is alive, in bytes as they are sent. */
const BUDGET = 90_000;
/** And of what it loads behind that, to bring alive what is in the page already: tables and charts below. */
const BUDGET_BEHIND = 25_000;
/** The most of charts in it. */
const CHART_BUDGET = 20_000;
const isOfCharts = (request: Request): boolean =>
  /^(line-chart|standings-(below|race)|player-charts|team-charts|game-flow|shot-chart)$/.test(partAt(request.url()));
/** The most bytes of fonts; names in letters of their own come on top. */
const FONT_BUDGET = 50_000;
const isForSomeNames = (request: Request): boolean => /-latin-ext-/.test(request.url());
const bytesOf = async (requests: readonly Request[]): Promise<number> => {
  const sizes = await Promise.all(requests.map(async (request) => (await request.sizes()).responseBodySize));
  return sizes.reduce((total, size) => total + size, 0);
};

let sample: Sample;
test.beforeAll(async ({ request }) => {
  sample = await findSample(request);
});

const PAGES: readonly { name: string; path(ids: Sample): string }[] = [
  ...PUBLIC_PAGES.map(({ name, path }) => ({ name, path: (ids: Sample) => `/nba${path(ids)}` })),
  { name: 'leagues', path: () => '/nba/leagues/1' },
  { name: 'login', path: () => '/nba/login' },
  { name: 'forgotten password', path: () => '/nba/forgot-password' },
  { name: 'choosing a password', path: () => '/choose-password' },
  { name: 'home with a hero', path: () => '/fab' },
  { name: 'home by the device', path: () => '/valley' },
  { name: 'standings by the device', path: () => '/valley/teamList' },
  { name: 'the platform', path: () => '/' },
  { name: 'listings', path: () => '/browse' },
];

for (const { name, path } of PAGES) {
  test(`within the budget: ${name}`, async ({ page }) => {
    const scripts: Request[] = [];
    const fonts: Request[] = [];
    page.on('requestfinished', (request) => {
      if (request.resourceType() === 'script') scripts.push(request);
      if (request.resourceType() === 'font') fonts.push(request);
    });
    await open(page, path(sample));
    const encodings = await Promise.all(
      scripts.map(async (request) => (await request.response())?.headers()['content-encoding']),
    );
    expect(new Set(encodings)).toEqual(new Set(['br']));
    expect(await bytesOf(scripts.filter(isOfCharts))).toBeLessThanOrEqual(CHART_BUDGET);
    // The page says what it begins with; one that follows the device has a script more in its head.
    const begun = (await page.locator('script[data-scripts]').getAttribute('data-scripts'))!.split(' ');
    const isBegun = (request: Request): boolean =>
      begun.includes(new URL(request.url()).pathname) || /\/theme-[^/]*\.js$/.test(request.url());
    const [sum, behind] = [
      await bytesOf(scripts.filter(isBegun)),
      await bytesOf(scripts.filter((request) => !isBegun(request))),
    ];
    test.info().annotations.push({ type: 'JavaScript', description: `${sum} bytes, ${behind} behind` });
    expect(sum).toBeGreaterThan(0);
    expect(sum).toBeLessThanOrEqual(BUDGET);
    expect(behind).toBeLessThanOrEqual(BUDGET_BEHIND);
    const ofFonts = await bytesOf(fonts.filter((request) => !isForSomeNames(request)));
    expect(ofFonts).toBeGreaterThan(0);
    expect(ofFonts).toBeLessThanOrEqual(FONT_BUDGET);
  });
}

test('Apollo is fetched once somebody has begun to do something; the next page does not wait for it', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (partAt(pathname) === 'apollo' || pathname === '/graphql') fetched.push(pathname);
  });
  await open(page, '/nba');
  expect(fetched).toEqual([]);
  const apollo = page.waitForRequest(addressOfPart('apollo'));
  await page.getByRole('link', { name: 'Standings', exact: true }).first().click();
  await expect(page.getByRole('table', { name: 'Standings', exact: true })).toBeVisible();
  await apollo;
  await page.getByRole('link', { name: 'Houston Rockets' }).first().click();
  await expect(page.getByRole('heading', { name: 'Houston Rockets' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('table', { name: 'Standings', exact: true })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('region', { name: 'Latest scores' })).toBeVisible();
  const scripts = fetched.filter((path) => path !== '/graphql');
  expect(new Set(scripts).size).toBe(scripts.length);
});
