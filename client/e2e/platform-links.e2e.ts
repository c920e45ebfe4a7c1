import { expect, test } from './test';
import { labelsOf as labels, linksOf as rows, openLinks as open } from './links-support';
import { moveDown, newOrganization, unique } from './platform-support';

for (const role of ['owner', 'staff'] as const) {
  test(`${role}: a link is added, hidden, changed, deleted and brought back`, async ({ page }) => {
    const organization = await newOrganization();
    await open(page, organization[role], []);
    await expect(page.getByText('No links yet')).toBeVisible();

    await page.getByRole('button', { name: 'Add Link' }).click();
    await expect(page.getByLabel('Label')).toHaveAccessibleDescription('Label is required.');
    await page.getByLabel('Label').fill('Shop');
    await page.getByLabel('Link type').selectOption('External');
    await page.getByLabel('External URL').fill('javascript:alert(1)');
    await page.getByRole('button', { name: 'Add Link' }).click();
    await expect(page.getByLabel('External URL')).toHaveAccessibleDescription(/full address/);
    await page.getByLabel('External URL').fill('https://shop.example.com/');
    await page.getByRole('button', { name: 'Add Link' }).click();
    await expect(rows(page)).toContainText(['Shop']);
    await expect(rows(page).first()).toContainText('External');
    await expect(page.getByLabel('Label')).toHaveValue('');

    await page.getByRole('button', { name: 'Toggle Shop' }).click();
    await expect(rows(page).first()).toContainText('Hidden');
    await page.getByRole('button', { name: 'Edit Shop' }).click();
    await expect(page.getByRole('heading', { name: 'Edit Link' })).toBeVisible();
    await expect(page.getByLabel('External URL')).toHaveValue('https://shop.example.com/');
    await page.getByLabel('Label').fill('Store');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(rows(page).first()).toContainText('Store');
    await expect(page.getByRole('heading', { name: 'Add New Link' })).toBeVisible();

    await page.getByRole('button', { name: 'Delete Store' }).click();
    await expect(page.getByRole('dialog')).toContainText('Are you sure you want to delete this link?');
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await expect(rows(page)).toHaveCount(1);
    await page.getByRole('button', { name: 'Delete Store' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('No links yet')).toBeVisible();
    await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
    await expect(rows(page)).toContainText(['Store']);
  });
}

test('links are put into order by keyboard, with every step read out', async ({ page }) => {
  await open(page, (await newOrganization()).staff, ['Alpha', 'Beta', 'Gamma']);
  await moveDown(page, 'Move Alpha');
  await expect.poll(() => labels(page)).toEqual(['Beta', 'Alpha', 'Gamma']);
  await page.reload();
  await expect.poll(() => labels(page)).toEqual(['Beta', 'Alpha', 'Gamma']);
});

test('links are dragged into order', async ({ page }) => {
  await open(page, (await newOrganization()).staff, ['Alpha', 'Beta', 'Gamma']);
  const [from, to] = [
    await page.getByRole('button', { name: 'Move Gamma' }).boundingBox(),
    await page.getByRole('button', { name: 'Move Alpha' }).boundingBox(),
  ];
  await page.mouse.move(from!.x + 20, from!.y + 20);
  await page.mouse.down();
  await page.mouse.move(to!.x + 20, to!.y + 20, { steps: 12 });
  await expect(page.locator('[id^=DndLiveRegion]').filter({ hasText: 'Gamma' })).toContainText('is over position 1');
  await page.mouse.up();
  await expect.poll(() => labels(page)).toEqual(['Gamma', 'Alpha', 'Beta']);
});

test('what the server refuses is taken back on the screen', async ({ page }) => {
  await open(page, (await newOrganization()).staff, ['Alpha', 'Beta']);
  await expect(rows(page)).toHaveCount(2);
  await page.route('**/graphql*', (route) => {
    const body = route.request().postData() ?? '';
    return body.includes('ReorderLinks') || body.includes('UpdateLink') ? route.abort() : route.continue();
  });
  await page.getByRole('button', { name: 'Toggle Alpha' }).click();
  await expect(page.getByText('The link could not be changed.')).toBeVisible();
  await expect(rows(page).first()).toContainText('Visible');
  await moveDown(page, 'Move Alpha');
  await expect(page.getByText('The new order could not be saved.')).toBeVisible();
  await expect.poll(() => labels(page)).toEqual(['Alpha', 'Beta']);
});

test('a new link stands in the navigation of the site, on slug and on custom domain', async ({ page, browser }) => {
  const domain = `${unique('links')}.localhost`;
  const { slug, owner } = await newOrganization({ domains: [domain] });
  await open(page, owner, ['Volunteer']);
  const visitor = await (await browser.newContext()).newPage();
  for (const address of [`/${slug}/login`, `http://${domain}:${process.env.E2E_PORT ?? '4100'}/login`]) {
    await visitor.goto(address);
    await expect(
      visitor.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Volunteer' }),
    ).toBeVisible();
  }
});
