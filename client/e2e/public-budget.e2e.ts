import { expect, type Request, test } from './test';
import { open } from './pages';
import { findSample, type Sample } from './sample';
import { PUBLIC_PAGES } from './support/public-addresses';

/** The most JavaScript that a browser may load for a public page, in bytes as they are sent. */
const BUDGET = 130_000;

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
    page.on('requestfinished', (request) => {
      if (request.resourceType() === 'script') scripts.push(request);
    });
    await open(page, path(sample));
    const encodings = await Promise.all(
      scripts.map(async (request) => (await request.response())?.headers()['content-encoding']),
    );
    expect(new Set(encodings)).toEqual(new Set(['br']));
    const sizes = await Promise.all(scripts.map(async (request) => (await request.sizes()).responseBodySize));
    const sum = sizes.reduce((total, size) => total + size, 0);
    test.info().annotations.push({ type: 'JavaScript', description: `${sum} bytes in ${sizes.length} files` });
    expect(sum).toBeGreaterThan(0);
    expect(sum).toBeLessThanOrEqual(BUDGET);
  });
}
