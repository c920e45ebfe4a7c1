import { expect, type Page, test } from './test';
import { actFor, signIn } from './platform-support';
import { openSeason } from './seasons-support';

/** Notes what the browser refuses because of the page's Content-Security-Policy, from the first script on. */
async function watch(page: Page): Promise<() => Promise<string[]>> {
  const said: string[] = [];
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) said.push(message.text());
  });
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(globalThis, { refusedByPolicy: seen });
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
      seen.push(`${violatedDirective} ${blockedURI} ${sourceFile}`),
    );
  });
  return async () => [
    ...said,
    ...(await page.evaluate(() => (globalThis as unknown as { refusedByPolicy: string[] }).refusedByPolicy)),
  ];
}

for (const theme of ['light', 'dark'] as const) {
  test(`dialogs, menus, tooltips and drags keep to the page’s policy (${theme})`, async ({ page }) => {
    const { seasonId } = await openSeason(page, {
      leagues: { Alpha: ['Aces', 'Bulls'], Beta: [] },
      divisions: ['East'],
    });
    const refused = await watch(page);
    const response = await page.goto(`/dashboard/seasons/${seasonId}`);
    expect(response!.headers()['content-security-policy']).toContain('script-src');
    await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme);

    await page.getByRole('button', { name: 'More for Alpha' }).click();
    await page.getByRole('menuitem', { name: 'Move down' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Order saved' })).toBeVisible();
    await page.getByRole('button', { name: 'New division' }).click();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const card = page.getByRole('button', { name: /^Move Aces/ });
    await card.hover();
    await page.mouse.down();
    await page.getByRole('region', { name: 'Teams of East' }).hover();
    await page.mouse.up();

    await page.getByRole('main').getByRole('link', { name: 'Alpha', exact: true }).first().click();
    await page.getByRole('button', { name: 'Team has fewer than 5 players' }).first().hover();
    await expect(page.getByRole('tooltip')).toBeVisible();
    await page.getByRole('button', { name: 'Edit Aces' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByLabel('Select Aces').check();
    await page.getByRole('button', { name: /^Delete selected/ }).click();
    await expect(page.getByRole('dialog')).toContainText('Delete selected teams?');
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    expect(await refused()).toEqual([]);
  });
}

test('the frame of a super administrator keeps to the policy, too', async ({ page }) => {
  const { slug } = await openSeason(page, { leagues: { Alpha: ['Aces'] } });
  await signIn(page, 'admin');
  await actFor(page, slug);
  const refused = await watch(page);
  for (const path of ['/organizations', '/userSettings', '/audit', '/playerAttributes', '/businessPage']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await refused()).toEqual([]);
  }
});
