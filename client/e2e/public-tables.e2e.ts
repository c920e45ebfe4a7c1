import { expect, type Locator, type Page, test } from './test';
import { open } from './pages';
import { findSample, type Sample } from './sample';
import { ALL_PUBLIC_PAGES } from './support/all-public-pages';

test.use({ viewport: { width: 390, height: 844 } });

let sample: Sample;
test.beforeAll(async ({ request }) => {
  sample = await findSample(request);
});

/** How much page there is below the footer's end, and which frames scroll up and down within the page. */
function measure(page: Page): Promise<{ blank: number; frames: string[] }> {
  return page.evaluate(() => {
    const root = document.documentElement;
    const end = document.querySelector('footer')!.getBoundingClientRect().bottom + window.scrollY;
    const frames = [...document.querySelectorAll<HTMLElement>('main *')].filter(
      (box) =>
        box.scrollHeight > box.clientHeight + 1 &&
        ['auto', 'scroll'].includes(getComputedStyle(box).overflowY) &&
        box.clientHeight > 0,
    );
    return {
      blank: Math.max(0, Math.floor(root.scrollHeight - end - 0.5)),
      frames: frames.map((box) => box.getAttribute('aria-label') ?? box.className),
    };
  });
}

/** Pages that another list of tests looks at. */
const FURTHER: typeof ALL_PUBLIC_PAGES = [
  ['promotion', () => '/millionaire', ''],
  ['businesses', () => '/fab/businesses', ''],
  ['not found', () => '/nba/nowhere', ''],
  ...[
    'registration',
    'leagueInfo',
    'tournament',
    'ourTeam',
    'leagueFootage',
    'youth',
    'contact',
    'playerList',
    'schedule',
    'teamList',
  ].map((path): (typeof ALL_PUBLIC_PAGES)[number] => [`${path} of the main league`, () => `/fab/${path}`, '']),
];

for (const [name, path] of [...ALL_PUBLIC_PAGES, ...FURTHER]) {
  test(`${name}: the page ends with its footer, and no table scrolls within it`, async ({ page }) => {
    await open(page, path(sample));
    expect(await measure(page)).toEqual({ blank: 0, frames: [] });
  });
}

/** Whether a head with these words stands at the window's top, and what it covers. */
async function expectHeadAtTop(table: Locator, words: string): Promise<void> {
  const place = table.locator('xpath=ancestor::div[contains(@class,"table-place")]');
  const head = place.locator('.table-head, thead').filter({ visible: true }).filter({ hasText: words });
  await expect
    .poll(async () =>
      (await head.evaluateAll((heads) => heads.map((one) => Math.round(one.getBoundingClientRect().top)))).includes(0),
    )
    .toBe(true);
}

test("a long table's head stays in sight, follows sideways and sorts", async ({ page }) => {
  await open(page, '/nba/teamList');
  const table = page.getByRole('table', { name: 'Standings' });
  await table.locator('tbody tr').nth(20).scrollIntoViewIfNeeded();
  await expectHeadAtTop(table, 'Losses');
  const bar = page.locator('.table-head');
  const left = (place: Locator, text: string): Promise<number> =>
    place
      .locator('thead th', { hasText: text })
      .first()
      .evaluate((cell) => Math.round(cell.getBoundingClientRect().left));
  await page
    .getByRole('region', { name: 'Standings' })
    .evaluate((frame) => frame.scrollTo({ left: 150, behavior: 'instant' }));
  await expect.poll(() => left(bar, 'Losses')).toBe(await left(table, 'Losses'));
  expect(await left(bar, 'Team')).toBe(await left(table, 'Team'));
  await bar.getByText('Losses').click();
  await expect(table.getByRole('columnheader', { name: 'Losses' })).toHaveAttribute('aria-sort', 'descending');
  await expect(bar.locator('thead th', { hasText: 'Losses' })).toHaveAttribute('aria-sort', 'descending');
  // Where the table ends the head goes with it, and lies over nothing that follows.
  const beyond = await table.evaluate((element) => {
    const bottom = (one: Element): number => one.getBoundingClientRect().bottom;
    window.scrollBy({ top: bottom(element) - 10, behavior: 'instant' });
    return bottom(document.querySelector('.table-head:not([hidden])')!) - bottom(element);
  });
  expect(beyond).toBeLessThanOrEqual(1);
});

test('below the table its head is gone', async ({ page }) => {
  await open(page, '/nba/schedule');
  const table = page.getByRole('table', { name: 'Schedule and results' });
  await table.locator('tbody tr').nth(60).scrollIntoViewIfNeeded();
  await expectHeadAtTop(table, 'Matchup');
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect(table.locator('tbody tr:not([data-heading])')).toHaveCount(200);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  expect(await measure(page)).toEqual({ blank: 0, frames: [] });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test("both teams' tables of a box score are there", async ({ page }) => {
    await page.goto(`/nba/games/${sample.game}`);
    for (const team of ['Charlotte Hornets', 'Indiana Pacers'])
      await expect(page.getByRole('table', { name: `${team}: statistics by player` })).toBeVisible();
    await expect(page.getByRole('tablist')).toBeHidden();
  });

  test('nothing offers more of a list than is there', async ({ page }) => {
    await page.goto('/nba/schedule');
    await expect(page.getByText('100 of 774')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Load more' })).toBeHidden();
  });
});

test('a row opens its game in a new tab by the middle button and with a key, as its link does', async ({
  page,
  context,
}) => {
  await open(page, '/nba/schedule');
  const row = page.getByRole('table', { name: 'Schedule and results' }).locator('tr[data-linked]').first();
  const path = await row.locator('a').getAttribute('href');
  for (const how of [{ modifiers: ['ControlOrMeta' as const] }, { button: 'middle' as const }]) {
    const [tab] = await Promise.all([context.waitForEvent('page'), row.locator('td').last().click(how)]);
    await expect(tab).toHaveURL(new RegExp(`${path}$`));
    await tab.close();
  }
  await expect(page).toHaveURL(/schedule$/);
  await row.locator('td').last().click();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
});
