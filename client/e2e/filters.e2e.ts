import { expect, test } from './test';
import { watch } from './pages';
import { actFor, signIn } from './platform-support';

test.describe('filters that are set one after the other faster than the page is drawn', () => {
  test('a search text that is still waiting for its pause leaves a filter alone that was chosen meanwhile', async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto('/fab/playerList');
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.getByLabel('Name').fill('an');
    await page.getByLabel('League').selectOption({ index: 1 });
    await expect(page).toHaveURL(/league=\d+/);
    await page.clock.runFor(400);
    await expect(page).toHaveURL(/search=an/);
    await expect(page).toHaveURL(/league=\d+/);
  });

  test('"Clear" also forgets what was typed since', async ({ page }) => {
    await page.clock.install();
    await signIn(page, 'staff-fab');
    await page.goto('/teamList?search=rock');
    await expect(page.getByLabel('Find')).toHaveValue('rock');
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.getByLabel('Find').fill('rocket');
    await page.getByRole('button', { name: 'Clear' }).click();
    await expect(page.getByLabel('Find')).toHaveValue('');
    await page.clock.runFor(400);
    await expect(page.getByRole('button', { name: 'Clear' })).toBeHidden();
    expect(new URL(page.url()).search).toBe('');
  });

  test('a filter chosen in the moment of "Clear" does not bring the others back', async ({ page }) => {
    await signIn(page, 'staff-fab');
    await page.goto('/playerListAuth?search=zzz');
    await expect(page.getByText('No players found.')).toBeVisible();
    const team = await page.getByLabel('Team').locator('option').nth(1).getAttribute('value');
    // Both within one task: React has had no time to draw in between, as on a slow device.
    await page.evaluate((value) => {
      const buttons = [...document.querySelectorAll('button')];
      buttons.find(({ textContent }) => textContent === 'Clear')!.click();
      const select = document.querySelector<HTMLSelectElement>('select[name=team]')!;
      select.value = value!;
      select.dispatchEvent(new Event('change', { bubbles: true }));
    }, team);
    await expect(page).toHaveURL(`/playerListAuth?team=${team}`);
    await expect(page.getByRole('table', { name: 'Players', exact: true }).locator('tbody tr').first()).toBeVisible();
  });

  test('a search text never falls back to an older one while its rows are on their way', async ({ page }) => {
    await signIn(page, 'staff-fab');
    await page.goto('/teamList');
    const find = page.getByLabel('Find');
    await find.evaluate((input: HTMLInputElement) => {
      const shown: string[] = [];
      const { get, set } = Object.getOwnPropertyDescriptor(input, 'value')!;
      Object.defineProperty(input, 'value', {
        configurable: true,
        get,
        set(value: string) {
          shown.push(value);
          set!.call(this, value);
        },
      });
      Object.assign(window, { shown });
    });
    await find.pressSequentially('rock');
    await expect(page).toHaveURL(/search=rock/);
    await expect(page.getByRole('button', { name: 'Clear' })).toBeVisible();
    expect(await page.evaluate(() => (window as unknown as { shown: string[] }).shown)).not.toContain('');
    await expect(find).toHaveValue('rock');
  });
});

for (const address of ['/leagueList', '/dashboard/seasons', '/userSettings', '/organizations', '/audit', '/pages'])
  test(`${address}: no letter is lost that comes before the one before it is drawn`, async ({ page }) => {
    await signIn(page, 'admin');
    await actFor(page, 'fab');
    await page.goto(address);
    const find = page.getByLabel('Find');
    // All within one task.
    await find.evaluate((input: HTMLInputElement) => {
      const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!;
      for (const key of 'all') {
        set!.call(input, input.value + key);
        input.dispatchEvent(new InputEvent('input', { bubbles: true }));
      }
    });
    await expect(page).toHaveURL(/=all$/);
    await expect(find).toHaveValue('all');
  });

test('a page with filters comes alive as it was sent, whatever else its address says', async ({ page }) => {
  const noted = watch(page);
  for (const address of ['/fab/schedule?utm=1', '/nba/teamList?view=league&utm=1']) await page.goto(address);
  expect(noted.problems).toEqual([]);
});
