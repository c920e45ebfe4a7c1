import { expect, test } from './test';
import { open, skipToContent } from './pages';
import { findSample, type Sample } from './sample';

let sample: Sample;
test.beforeAll(async ({ request }) => {
  sample = await findSample(request);
});

test('the first stop of the keyboard leads to the content', async ({ page }) => {
  await open(page, '/nba/teamList');
  await skipToContent(page);
});

test('Enter and Space sort a table, and its head says how', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, '/nba/teamList');
  const table = page.getByRole('table', { name: 'Standings' });
  const losses = table.getByRole('columnheader', { name: 'Losses' });
  const shown = async (): Promise<number[]> => {
    const index = (await table.getByRole('columnheader').allTextContents()).findIndex((text) =>
      text.startsWith('Losses'),
    );
    return (await table.locator(`tbody tr > :nth-child(${index + 1})`).allTextContents()).map(Number);
  };
  await losses.getByRole('button').focus();
  await page.keyboard.press('Enter');
  await expect(losses).toHaveAttribute('aria-sort', 'descending');
  const descending = await shown();
  expect(descending).toEqual(descending.toSorted((one, other) => other - one));
  expect(descending).toHaveLength(30);
  await page.keyboard.press('Space');
  await expect(losses).toHaveAttribute('aria-sort', 'ascending');
  expect(await shown()).toEqual(descending.toSorted((one, other) => one - other));
});

test('a head that is short is explained in full', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, `/nba/games/${sample.game}`);
  const head = page.getByRole('button', { name: 'FGA', exact: true }).first();
  await expect(head).toHaveAccessibleDescription('Field Goals Attempted');
});

test('a finger finds the months of the schedule', async ({ page }) => {
  await open(page, '/nba/schedule?day=2017-11-24');
  for (const name of ['Previous month with games', 'Next month with games']) {
    const { width, height } = (await page.getByRole('link', { name }).boundingBox())!;
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
  }
});

test('tabs of a box score: one stop, arrows, Home and End', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, `/nba/games/${sample.game}`);
  const [home, away] = [
    page.getByRole('tab', { name: 'Charlotte Hornets' }),
    page.getByRole('tab', { name: 'Indiana Pacers' }),
  ];
  await home.focus();
  await page.keyboard.press('End');
  await expect(away).toBeFocused();
  await expect(away).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowRight');
  await expect(home).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(away).toBeFocused();
  await page.keyboard.press('Home');
  await expect(home).toHaveAttribute('aria-selected', 'true');
  await expect(away).toHaveAttribute('tabindex', '-1');
});

test("a player's tabs are links of their own, marked where one is", async ({ page }) => {
  await open(page, `/nba/players/${sample.player}`);
  const tabs = page.getByRole('navigation', { name: 'Player' });
  await expect(tabs.getByRole('link', { name: 'Profile' })).toHaveAttribute('aria-current', 'page');
  await tabs.getByRole('link', { name: 'Bio' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?tab=bio$/);
  await expect(tabs.getByRole('link', { name: 'Bio' })).toHaveAttribute('aria-current', 'page');
  await page.keyboard.press('Tab');
  await expect(tabs.getByRole('link', { name: 'Videos' })).toBeFocused();
});

test('on a phone the menu opens and closes by the keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/nba');
  const menu = page.getByRole('navigation', { name: 'Main' });
  const standings = menu.getByRole('link', { name: 'Standings' }).first();
  await expect(standings).toBeHidden();
  await menu.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(standings).toBeVisible();
  await standings.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/nba\/teamList$/);
});
