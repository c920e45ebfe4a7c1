import { expect, test } from './test';
import { expectAccessible } from './accessible';
import { expectNoSidewaysScroll } from './platform-support';
import { addressOfPart } from './support/parts-of-build';

test('on a phone from the head of any page to a player, by keyboard, with a letter missing', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/nba/schedule');
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Search' })).toBeVisible();
  await expect(page.getByRole('searchbox', { name: 'Look for' })).toBeFocused();
  await page.keyboard.type('lebrn');
  await expect(page.getByRole('link', { name: 'LeBron James' })).toBeVisible();
  await expect(page).toHaveURL(/\/nba\/search\?q=lebrn$/);
  await expect(page.getByText('1 result')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('link', { name: 'LeBron James' })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('searchbox', { name: 'Look for' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/nba\/players\/\d+$/);
  await expect(page.getByRole('heading', { name: 'LeBron James' })).toBeVisible();
});

test('two teams lead to their games; what is not there says so; no script is needed', async ({ page, browser }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/nba/search?q=celtics+lakers');
  await expect(page.getByRole('listitem').filter({ hasText: 'Boston Celtics' }).first()).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(new URL('/nba/search?q=qqqqqq', page.url()).href);
  await expect(plain.getByText('Nothing found')).toBeVisible();
  await plain.goto(new URL('/nba/search?q=jokic', page.url()).href);
  await expect(plain.getByRole('link', { name: /Nikola Jokić/ })).toBeVisible();
  await plain.goto(new URL('/schedule?domain=nba.localhost', page.url()).href);
  const form = plain.getByRole('banner').locator('form');
  await expect(form).toHaveAttribute('action', '/search');
  await expect(form.locator('input[name=domain]')).toHaveValue('nba.localhost');
  await context.close();
});

test('the field in the head shows what is found while typing; arrows, Enter and Escape lead', async ({ page }) => {
  await page.goto('/nba/schedule');
  const head = page.getByRole('banner').getByRole('search');
  const field = head.getByRole('searchbox', { name: 'Look for' });
  await field.click();
  await page.keyboard.type('lebrn');
  await expect(head.getByRole('link', { name: 'LeBron James' })).toBeVisible();
  await expect(page).toHaveURL(/\/nba\/schedule$/);
  await expectAccessible(page);
  // Where nothing takes the focus; Safari gives it to no link either that is pressed.
  const list = (await head.locator('[tabindex="-1"]').boundingBox())!;
  await page.mouse.click(list.x + 3, list.y + 3);
  await expect(head.getByRole('link', { name: 'LeBron James' })).toBeVisible();
  await field.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  await expect(field).toBeFocused();
  await expect(head.getByRole('link')).toHaveCount(0);
  await page.keyboard.type('o');
  await field.fill('celtics');
  await expect(head.getByRole('link', { name: 'Boston Celtics' }).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/nba\/teams\/\d+$/);
  await expect(field).toHaveValue('');
  await field.fill('lakers');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/nba\/search\?q=lakers$/);
  await expect(page.getByRole('searchbox')).toHaveCount(1);
});

test('what is typed in the head before its script is there is looked for once it is', async ({ page }) => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(addressOfPart('head-search'), async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/nba/schedule');
  const head = page.getByRole('banner').getByRole('search');
  await head.getByRole('searchbox').click();
  await page.keyboard.type('lebrn');
  await page.keyboard.press('ArrowLeft');
  release();
  await expect(head.getByRole('link', { name: 'LeBron James' })).toBeVisible();
  await page.keyboard.type('o');
  await expect(head.getByRole('searchbox')).toHaveValue('lebron');
});
