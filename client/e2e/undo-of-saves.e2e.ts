import { openSeason } from './seasons-support';
import { expect, type Page, test } from './test';

/** Takes back what the message on the screen speaks of, and waits until that is said. */
async function takeBack(page: Page, message: string, label: string): Promise<void> {
  await page.getByRole('status').filter({ hasText: message }).getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(`Undone: ${label}`)).toBeVisible();
}

test('what a form has created or changed is taken back from its message', async ({ page }) => {
  const { seasonId } = await openSeason(page, { leagues: { East: ['Herons'] } });
  await page.goto(`/dashboard/seasons/${seasonId}`);
  const dialog = page.getByRole('dialog');

  await page.getByRole('link', { name: 'East' }).first().click();
  await page.getByRole('link', { name: 'Herons' }).click();
  await page.getByRole('button', { name: 'Add Player', exact: true }).click();
  await dialog.getByLabel('First name').fill('Ada');
  await dialog.getByLabel('Last name').fill('Low');
  await dialog.getByRole('button', { name: 'Add Player', exact: true }).click();
  await expect(page.getByRole('row', { name: /Ada Low/ })).toBeVisible();
  await takeBack(page, 'Player added to team', 'Added Ada Low to the roster.');
  await expect(page.getByRole('row', { name: /Ada Low/ })).toHaveCount(0);

  await page.goto('/teamList');
  await page.getByRole('button', { name: 'Edit Herons' }).click();
  await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill('Storks');
  await dialog.getByRole('button', { name: 'Update' }).click();
  await takeBack(page, 'Team updated', 'Changed team Herons.');
  await expect(page.getByText('Herons', { exact: true }).first()).toBeVisible();
});
