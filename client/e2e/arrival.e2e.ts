import { expect, type Page, test } from './test';
import { hold, holdAnswers } from './held';
import { open } from './pages';
import { signIn } from './platform-support';

/** Presses a link of the page by keys alone. */
async function follow(page: Page, within: 'main' | 'navigation', name: string): Promise<void> {
  await page.getByRole(within).first().getByRole('link', { name, exact: true }).first().focus();
  await page.keyboard.press('Enter');
}

/** Somebody by keys is at the beginning of a page, and hears which one it is. */
async function expectArrived(page: Page, title: RegExp): Promise<void> {
  await expect(page.getByRole('main', { name: title })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('main :focus')).toHaveCount(1);
}

test('a public page that a link leads to begins at its content, by its title', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, '/nba/schedule');
  await expect(page.locator('main')).not.toBeFocused();
  await follow(page, 'navigation', 'Standings');
  await expectArrived(page, /^Standings/);
  await follow(page, 'main', 'Houston Rockets');
  await expectArrived(page, /^Houston Rockets/);
});

test('who stays on a page keeps the focus', async ({ page }) => {
  await open(page, '/nba/teamList?view=league');
  const before = page.getByRole('link', { name: 'The day with games before' });
  await before.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/asOf=/);
  await expect(page).toHaveTitle(/^Standings as of/);
  await expect(before).toBeFocused();
  await expect(page.getByRole('main', { name: /^Standings as of/ })).toBeVisible();
});

test('who begins to search in the head while a page is on its way goes on typing', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, '/nba/schedule');
  const release = await holdAnswers(page);
  await follow(page, 'navigation', 'Standings');
  await expect(page).not.toHaveURL(/schedule/);
  const field = page.getByRole('searchbox', { name: 'Look for' });
  await field.pressSequentially('Hou');
  release();
  await expect(page.getByRole('main', { name: /^Standings/ })).toBeVisible();
  await page.keyboard.type('ston');
  await expect(field).toHaveValue('Houston');
});

test('a screen that a link or the palette leads to begins at its content, by its title', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await signIn(page, 'staff-fab');
  await page.goto('/teamList');
  await expect(page.getByRole('heading', { level: 1, name: 'Teams' })).toBeVisible();
  await follow(page, 'navigation', 'Leagues');
  await expectArrived(page, /^Leagues$/);
  await follow(page, 'main', 'D1 Fountain Valley Sunday');
  await expectArrived(page, /^D1 Fountain Valley Sunday$/);
  await page.getByRole('button', { name: 'Search' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('Game periods');
  await expect(page.getByRole('option', { name: /^Game periods/ })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expectArrived(page, /^Game periods$/);
});

test('who opens the palette while a screen is on its way is at its button afterwards', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await signIn(page, 'staff-fab');
  await page.goto('/leagueList');
  await expect(page.getByRole('heading', { level: 1, name: 'Leagues' })).toBeVisible();
  const showScreen = await holdAnswers(page, 'query AdminLeague(');
  const asked = page.waitForRequest((request) => (request.postData() ?? '').includes('query AdminLeague('));
  await follow(page, 'main', 'D1 Fountain Valley Sunday');
  await asked;
  // The palette's own file comes when it is asked for.
  const showPalette = await hold(page, '**/*.js');
  const opener = page.getByRole('button', { name: 'Search' });
  await opener.focus();
  await page.keyboard.press('Enter');
  showScreen();
  await expect(page.getByRole('main', { name: /^D1 Fountain Valley Sunday$/ })).toBeVisible();
  showPalette();
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
});

/** Controls that the keyboard comes to on its way back through a page, and that something else covers. */
async function coveredOnTheWayBack(page: Page, stops: number): Promise<string[]> {
  const covered: string[] = [];
  for (let stop = 0; stop < stops; stop++) {
    await page.keyboard.press('Shift+Tab');
    const found = await page.evaluate(() => {
      const focused = document.activeElement!;
      const { left, right, top, bottom } = focused.getBoundingClientRect();
      const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return at === null || focused.contains(at) || at.contains(focused) ? [] : [focused.outerHTML.slice(0, 120)];
    });
    covered.push(...found);
  }
  return covered;
}

test('the bar of the admin area covers nothing that the keyboard comes to', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1280, height: 640 });
  await signIn(page, 'staff-fab');
  await page.goto('/stats');
  const moves = page.getByRole('button', { name: /^Move / });
  await expect(moves.first()).toBeVisible();
  await moves.last().focus();
  expect(await coveredOnTheWayBack(page, 40)).toEqual([]);
});

test('the column that stays covers nothing that the keyboard comes to', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 390, height: 700 });
  await open(page, '/nba/teamList?view=league');
  await page.getByRole('table', { name: 'NBA' }).getByRole('row').nth(8).getByRole('link').last().focus();
  expect(await coveredOnTheWayBack(page, 40)).toEqual([]);
});
