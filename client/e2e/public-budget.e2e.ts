import { expect, type Request, test } from './test';
import { open } from './pages';
import { findSample, type Sample } from './sample';
import { PUBLIC_PAGES } from './support/public-addresses';

/** The most JavaScript that a browser may load until a public page is alive, in bytes as they are sent. */
const BUDGET = 95_000;
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
    const sum = await bytesOf(scripts);
    test.info().annotations.push({ type: 'JavaScript', description: `${sum} bytes in ${scripts.length} files` });
    expect(sum).toBeGreaterThan(0);
    expect(sum).toBeLessThanOrEqual(BUDGET);
    const ofFonts = await bytesOf(fonts.filter((request) => !isForSomeNames(request)));
    expect(ofFonts).toBeGreaterThan(0);
    expect(ofFonts).toBeLessThanOrEqual(FONT_BUDGET);
  });
}

test('Apollo is fetched when somebody begins to do something, and neither before nor twice', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (/\/(apollo|graphql)[^/]*$/.test(new URL(request.url()).pathname)) fetched.push(request.url());
  });
  await open(page, '/nba');
  expect(fetched).toEqual([]);
  const asked = page.waitForRequest(/\/apollo-[^/]*\.js$/);
  await page.mouse.move(200, 200);
  await asked;
  await page.getByRole('link', { name: 'Standings', exact: true }).first().click();
  await expect(page.getByRole('table', { name: 'Standings' })).toBeVisible();
  expect(new Set(fetched).size).toBe(fetched.length);
  expect(fetched.filter((address) => address.endsWith('/graphql'))).toHaveLength(1);
});
