import { signIn } from './platform-support';
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

test('the making of a page, its draft and its publishing are taken back from their messages, and editing goes on', async ({
  page,
}) => {
  const { owner } = await openSeason(page);
  await signIn(page, owner);
  await page.goto('/pages');
  await page.getByRole('button', { name: 'New page' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Title').fill('Rules');
  await dialog.getByLabel('Path').fill('rules');
  await dialog.getByRole('button', { name: 'Create page' }).click();
  await expect(dialog).toHaveCount(0);
  const title = page.getByLabel('Title');
  const draft = page.getByRole('status').filter({ hasText: 'Saved the draft' });
  await title.fill('House rules');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await takeBack(page, 'Saved the draft', 'Changed page House rules.');
  await expect(title).toHaveValue('Rules');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Draft', { exact: true })).toHaveCount(0);
  await page.getByRole('status').filter({ hasText: 'Published' }).getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Draft', { exact: true })).toBeVisible();
  await title.fill('Old rules');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await draft.getByRole('button', { name: 'Undo' }).click();
  await expect(title).toHaveValue('Rules');
});
