import { expect, test } from './test';
import { expectAccessible } from './accessible';
import { skipToContent } from './pages';
import { actFor, expectNoSidewaysScroll, signIn } from './platform-support';
import { findSample } from './sample';

test('in a wide window the navigation stands beside the content, in groups, and marks where one is', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await signIn(page, 'owner-nba');
  await page.goto('/teamList');
  const navigation = page.getByRole('navigation', { name: 'Administration' });
  for (const group of ['Season', 'People', 'Site'])
    await expect(navigation.getByRole('group', { name: group })).toBeVisible();
  await expect(navigation.getByRole('group', { name: 'Platform' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeHidden();
  await expect(navigation.getByRole('link', { name: 'Teams' })).toHaveAttribute('aria-current', 'page');
  await navigation.getByRole('link', { name: 'Standings' }).click();
  await expect(page).toHaveURL(/\/fab\/standings$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Standings' })).toBeVisible();
  const [right, left] = await Promise.all([
    navigation.evaluate((element) => element.getBoundingClientRect().right),
    page.locator('#content').evaluate((element) => element.getBoundingClientRect().left),
  ]);
  expect(left).toBeGreaterThanOrEqual(right);
  await expectNoSidewaysScroll(page);
});

test('the first stop of the keyboard leads past the navigation to the content', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await signIn(page, 'owner-nba');
  await page.goto('/teamList');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await skipToContent(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toBeVisible();
  await expect(page).toHaveURL(/\/teamList$/);
});

test('in a narrow window it slides in and out, and takes no focus while it is out', async ({ page }) => {
  await page.setViewportSize({ width: 1023, height: 768 });
  await signIn(page, 'staff-nba');
  await page.goto('/teamList');
  const navigation = page.getByRole('navigation', { name: 'Administration' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(navigation).toBeHidden();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(navigation.getByRole('link', { name: 'Dashboard' })).toBeVisible();
  await navigation.getByText('Settings', { exact: true }).click();
  await expect(navigation.getByRole('link', { name: 'Stats' })).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(navigation).toBeHidden();
});

test('the palette finds a team, a player, a season, a game and a screen with the keyboard', async ({ page }) => {
  const ids = await findSample(page.request);
  await signIn(page, 'staff-nba');
  await page.goto('/account');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const search = async (text: string, name: RegExp): Promise<void> => {
    await page.keyboard.press('Control+k');
    const dialog = page.getByRole('dialog', { name: 'Search' });
    await dialog.getByRole('combobox').fill(text);
    const option = dialog.getByRole('option', { name }).first();
    await expect(option).toBeVisible();
    for (let presses = 0; presses < 20 && (await option.getAttribute('aria-selected')) !== 'true'; presses += 1)
      await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
  };
  await search('rocke', /Houston Rockets\s*Team/);
  await expect(page).toHaveURL(new RegExp(`/teams/${ids.team}$`));
  await search('harden', /James Harden.*Player/);
  await expect(page).toHaveURL(new RegExp(`/players/${ids.player}$`));
  await search('2017', /2017-18.*Season/);
  await expect(page).toHaveURL(/\/dashboard\/seasons\/\d+$/);
  await search('rockets - celtics', /Rockets.*Game/);
  await expect(page).toHaveURL(/\/games\/\d+$/);
  await search('standin', /Standings.*Screen/);
  await expect(page).toHaveURL(/\/fab\/standings$/);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('audit');
  await expect(page.getByRole('status').filter({ hasText: 'Nothing found.' })).toBeVisible();
  await expectAccessible(page);
  // In a new tab, beside which it is still there.
  await page.getByRole('combobox').fill('standin');
  const found = page.getByRole('option', { name: /Standings.*Screen/ });
  for (const how of [{ modifiers: ['ControlOrMeta' as const] }, { button: 'middle' as const }]) {
    const [tab] = await Promise.all([page.context().waitForEvent('page'), found.click(how)]);
    await expect(tab).toHaveURL(/\/fab\/standings$/);
    await tab.close();
  }
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.goto('/account?lang=es');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill('james harden');
  await expect(page.getByRole('status').filter({ hasText: /^1 resultado\.$/ })).toBeVisible();
});

test('the frame leads to the site, and its pages lead back to where they are edited', async ({ page }) => {
  const ids = await findSample(page.request);
  await signIn(page, 'owner-nba');
  await page.goto('/dashboard/seasons');
  await page.getByRole('link', { name: 'View site' }).click();
  await expect(page).toHaveURL(/\/nba$/);
  await page.goto(`/nba/teams/${ids.team}`);
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`localhost:\\d+/teams/${ids.team}$`));
  await expect(page.getByRole('navigation', { name: 'Administration' })).toBeVisible();
  await page.getByRole('link', { name: 'View site' }).click();
  await expect(page).toHaveURL(new RegExp(`/nba/teams/${ids.team}$`));
  await page.goto('/fab/schedule');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Edit', exact: true })).toHaveCount(0);
});

test('visitors are offered no editing, and a super administrator where the session acts', async ({ page, browser }) => {
  const visitor = await (await browser.newContext()).newPage();
  const loaded: string[] = [];
  visitor.on('request', (request) => loaded.push(request.url()));
  await visitor.goto('/nba/schedule', { waitUntil: 'networkidle' });
  await expect(visitor.getByRole('link', { name: 'Edit', exact: true })).toHaveCount(0);
  expect(loaded.filter((url) => url.includes('EditLink'))).toEqual([]);
  await signIn(page, 'admin');
  await actFor(page, 'nba');
  await page.goto('/nba/schedule');
  await expect(page.getByRole('link', { name: 'Edit', exact: true })).toHaveAttribute('href', '/schedule');
});
