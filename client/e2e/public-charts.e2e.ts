import { expect, type Page, test } from './test';
import { expectAccessible } from './accessible';
import { open, watch } from './pages';
import { findSample, type Sample } from './sample';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

let sample: Sample;
test.beforeAll(async ({ request }) => {
  sample = await findSample(request);
});

const CHARTS: readonly { name: string; path: (ids: Sample) => string; title: string; last: string }[] = [
  {
    name: 'the race',
    path: () => '/nba/teamList',
    title: 'Wins minus losses after each game',
    last: '54: San Antonio Spurs +14',
  },
  {
    name: 'points',
    path: ({ player }) => `/nba/players/${player}`,
    title: 'Points game by game',
    last: 'Feb 1: Points 28',
  },
];

/** The scripts that a page fetches from now on. */
function scriptsOf(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  return scripts;
}

for (const { name, path, title, last } of CHARTS) {
  test(`${name}: fetched when asked for, without a question to the server, read out to the arrow keys, in both themes`, async ({
    page,
  }) => {
    const noted = watch(page);
    const scripts = scriptsOf(page);
    await open(page, path(sample));
    expect(scripts.filter((script) => /Chart-/.test(script) && !/LazyChart/.test(script))).toEqual([]);
    // Not by a pointer, before which the page would scroll to it and so fetch it already.
    await page.getByRole('button', { name: 'Show the chart' }).dispatchEvent('click');
    const chart = page.getByRole('slider', { name: title });
    await chart.press('End');
    await expect(chart).toHaveAttribute('aria-valuetext', new RegExp(last.replaceAll('+', '\\+')));
    await page.getByText('As a table').click();
    await expect(page.getByRole('table', { name: title })).toContainText(last.slice(0, last.indexOf(':')));
    expect(noted).toEqual({ problems: [], requests: [] });
    // At the top, where the head of the standings lies on none of their rows.
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await expectAccessible(page, { alsoAdvised: true });
  });
}

test('scrolling to it is asking for it', async ({ page }) => {
  await open(page, '/nba/teamList');
  await page.getByRole('heading', { name: 'The race' }).scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 4000);
  await expect(page.getByRole('slider', { name: CHARTS[0]!.title })).toBeVisible();
});

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
