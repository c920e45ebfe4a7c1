import { expect, test } from './test';
import { expectAccessible } from './accessible';
import { atWidths } from './pages';
import { actFor, expectNoSidewaysScroll, graph, newOrganization, signIn } from './platform-support';

/** Lists are filtered, so that what other tests make does not grow them. */
const SCREENS = [
  '/account',
  '/organizations?search=nba',
  '/userSettings',
  '/navbar-links',
  '/pages',
  '/pages/look',
  '/audit',
  '/api-keys',
  '/webhooks',
];
const BLOCKS = [
  { kind: 'HEADING', text: 'Fees' },
  { kind: 'TEXT', text: 'Pay *early*.' },
  { kind: 'ACCORDION', items: [{ title: 'When?', text: 'On Sundays.' }] },
  { kind: 'LOCATIONS', items: [{ title: 'Gym', text: '1 Main St' }] },
  { kind: 'TABLE', columns: ['Division', 'Level', 'Fee', 'Day'], rows: [['D1', 'Best', '$800', 'Sunday']] },
];

for (const path of SCREENS) {
  test(`${path} is accessible and fits at 1280 and 390 px`, async ({ page }) => {
    await signIn(page, 'admin');
    await actFor(page, 'nba');
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Loading...')).toHaveCount(0);
    await atWidths(page, [1280, 390], async () => {
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    });
  });
}

for (const width of [390, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('the editor of pages is accessible and fits', async ({ page }) => {
      await signIn(page, (await newOrganization()).owner);
      const { createPage } = await graph<{ createPage: { id: string } }>(
        page.request,
        'mutation ($input: CreatePageInput!) { createPage(input: $input) { id } }',
        {
          input: { path: 'fees', title: 'Fees', blocks: BLOCKS },
        },
      );
      await page.goto(`/pages/${createPage.id}`);
      await expect(page.getByLabel('Title')).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await page.getByRole('tab', { name: 'Preview' }).click();
      await expect(page.getByRole('heading', { name: 'Fees', level: 2 })).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    });

    test('dialogs are accessible', async ({ page }) => {
      await signIn(page, 'admin');
      await page.goto('/organizations?search=nba');
      await page.getByRole('button', { name: 'New organization' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Undo', exact: true }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectAccessible(page);
    });
  });
}
