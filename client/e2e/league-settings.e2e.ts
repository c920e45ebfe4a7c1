import { expectAccessible } from './accessible';
import { answered } from './held';
import { expect, type Page, test } from './test';

/**
 * Each test signs in to an organization of its own, so that tests at the same time do not change each other's lists.
 */
async function signIn(page: Page, username: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel(/username/i).fill(username);
  await page.getByLabel(/password/i).fill(process.env.E2E_PASSWORD ?? 'correct-horse-battery');
  await page.getByRole('button', { name: /login/i }).click();
  await page.waitForURL(/dashboard/);
}

/** Moves an entry down by one with its handle and the keyboard, until the list says that it is put down. */
async function moveDown(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Move ${name}` }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(`${name} is over position 1 `)).toBeAttached();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText(`${name} is over position 2 `)).toBeAttached();
  await page.keyboard.press('Space');
}

test('attributes: add, reorder with the keyboard, hide, rename, delete and undo', async ({ page }) => {
  await signIn(page, 'staff-harbor');
  await page.goto('/playerAttributes');
  const handles = page.getByRole('button', { name: /^Move / });
  await expect(handles.first()).toBeVisible();
  await expectAccessible(page);
  const first = (await handles.first().getAttribute('aria-label'))!.replace('Move ', '');
  const stored = answered(page, 'mutation ReorderPlayerAttributes');
  await moveDown(page, first);
  await expect(handles.nth(1)).toHaveAccessibleName(`Move ${first}`);
  await stored;
  await page.reload();
  await expect(handles.nth(1)).toHaveAccessibleName(`Move ${first}`);

  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Wingspan');
  await page.getByLabel('Type').selectOption('Number');
  await page.getByRole('button', { name: 'Add attribute' }).click();
  await expect(page.getByText('Wingspan created')).toBeVisible();
  await page.getByRole('button', { name: 'Hide Wingspan' }).click();
  await expect(page.getByRole('button', { name: 'Show Wingspan' })).toBeVisible();
  await page.getByRole('button', { name: 'Rename Wingspan' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Reach');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Delete Reach' }).click();
  await expect(dialog).toContainText('All players’ values of it go with it.');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('button', { name: 'Move Reach' })).toHaveCount(0);
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'Move Reach' })).toBeVisible();
});

test('statistics: hide, reorder with the keyboard, reset', async ({ page }) => {
  await signIn(page, 'staff-harbor');
  await page.goto('/stats');
  await page.getByRole('button', { name: 'Hide Points', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Unhide Points' })).toBeVisible();
  await moveDown(page, 'Points');
  await expect(page.getByRole('button', { name: /^Move / }).nth(1)).toHaveAccessibleName('Move Points');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Reset to Default' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Reset to Default' }).click();
  await expect(page.getByText('are reset to default')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Hide Points', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Move / }).first()).toHaveAccessibleName('Move Points');
});

test('periods: add, hide all and undo', async ({ page }) => {
  await signIn(page, 'staff-harbor');
  await page.goto('/gamePeriod');
  await expect(page.getByRole('button', { name: 'Hide Q1', exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Period name').fill('OT9');
  await page.getByRole('button', { name: 'Add Game Period' }).click();
  await expect(page.getByRole('button', { name: 'Hide OT9', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Hide All' }).click();
  await expect(page.getByRole('button', { name: 'Unhide Q1' })).toBeVisible();
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'Hide Q1', exact: true })).toBeVisible();
});

test('businesses: add, edit, delete and undo', async ({ page }) => {
  await signIn(page, 'staff-harbor');
  await page.goto('/businessPage');
  await page.getByLabel('Name').fill('Coastal Hoops');
  await page.getByLabel('co-ed').check();
  await page.getByRole('combobox', { name: 'City' }).fill('Irvine');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Add business' }).click();
  await expect(page.getByText('Coastal Hoops created')).toBeVisible();
  await expect(page.getByText('Irvine · co-ed')).toBeVisible();
  await page.getByRole('button', { name: 'Edit Coastal Hoops' }).click();
  await page.getByLabel('Signup status').last().selectOption('Closed');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Coastal Hoops updated')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Delete Coastal Hoops' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No businesses yet')).toBeVisible();
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Irvine · co-ed')).toBeVisible();
});
