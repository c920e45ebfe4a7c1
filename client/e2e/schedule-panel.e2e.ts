import { expect, type Page, test } from './test';
import { expectAccessible } from './accessible';
import { expectNoSidewaysScroll } from './platform-support';
import { openSeason } from './seasons-support';

const dialog = (page: Page) => page.getByRole('dialog');
const list = (page: Page) => page.getByRole('table', { name: 'Games, byes and weeks off' });
const row = (page: Page, name: RegExp) => list(page).getByRole('row', { name });

test('byes and weeks off stand between the games, are changed, deleted together and brought back', async ({
  page,
  browser,
}) => {
  const { slug } = await openSeason(page, { leagues: { D1: ['Aces', 'Bulls', 'Comets'] } });
  await page.goto('/schedule');
  await page.getByRole('button', { name: 'Create Week Off' }).click();
  await dialog(page).getByRole('button', { name: 'Create week off' }).click();
  await expect(dialog(page)).toContainText('Please choose a date.');
  await dialog(page).getByLabel('Date').fill('2025-11-24');
  // What is pasted is never cut off without a word.
  await dialog(page).getByLabel('Reason').focus();
  await page.keyboard.insertText('Holiday '.repeat(30));
  await dialog(page).getByRole('button', { name: 'Create week off' }).click();
  await expect(dialog(page).getByLabel('Reason')).toHaveAccessibleDescription('At most 200 characters.');
  await expect(dialog(page).getByLabel('Reason')).toHaveValue('Holiday '.repeat(30));
  await dialog(page).getByLabel('Reason').fill('Holiday');
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Create week off' }).click();
  await expect(page.getByText('Week off created!')).toBeVisible();
  await expect(row(page, /Holiday/)).toContainText('No Games (Holiday)');

  await page.getByRole('button', { name: 'Create Bye' }).click();
  await dialog(page).getByLabel('Team').selectOption('Comets');
  await dialog(page).getByLabel('Date').fill('2025-11-24');
  await dialog(page).getByRole('button', { name: 'Create bye' }).click();
  await expect(page.getByText('Bye created!')).toBeVisible();

  // A game on such a day is warned of while it is entered, and created all the same.
  await page.getByRole('button', { name: 'Create Game', exact: true }).click();
  await dialog(page).getByLabel('Home team').selectOption('Aces');
  await dialog(page).getByLabel('Away team').selectOption('Comets');
  await dialog(page).getByLabel('Date').fill('2025-11-24');
  await expect(dialog(page).getByRole('status')).toContainText('Nov 24, 2025 is a week off: Holiday.');
  await expect(dialog(page).getByRole('status')).toContainText('Comets has a bye on Nov 24, 2025.');
  await expectAccessible(page);
  // It stands below what it is about.
  const tops = [dialog(page).getByLabel('Time'), dialog(page).getByRole('status'), dialog(page).getByLabel('Location')];
  const boxes = await Promise.all(tops.map((each) => each.boundingBox()));
  expect(boxes.map((box) => box!.y)).toEqual(boxes.map((box) => box!.y).toSorted((one, other) => one - other));
  await dialog(page).getByLabel('Time').fill('19:00');
  await dialog(page).getByLabel('Location').fill('North hall');
  await dialog(page).getByRole('button', { name: 'Save and add another' }).click();
  // An evening's games share day and place.
  await expect(dialog(page).getByLabel('Time')).toHaveValue('');
  await expect(dialog(page).getByLabel('Home team')).toHaveValue('');
  await expect(dialog(page).getByLabel('Date')).toHaveValue('2025-11-24');
  await expect(dialog(page).getByLabel('Location')).toHaveValue('North hall');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(row(page, /Aces.*Comets/)).toContainText('Comets has a bye on Nov 24, 2025.');
  await expect(list(page).getByRole('row')).toContainText([/Date/, /No Games \(Holiday\)/, /Aces/, /Comets \(BYE\)/]);

  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(`/${slug}/schedule`);
  await expect(visitor.getByRole('cell', { name: 'No Games (Holiday)' })).toBeVisible();
  await expect(visitor.getByRole('region', { name: 'Day by day' }).getByText('No Games (Holiday)')).toBeVisible();
  await expect(visitor.getByText('Comets (BYE)')).toBeVisible();

  await page.getByRole('button', { name: 'More: Comets (BYE)' }).click();
  await page.getByRole('menuitem', { name: 'Edit Bye' }).click();
  await expect(dialog(page).getByLabel('Date')).toHaveValue('2025-11-24');
  await expect(dialog(page).getByLabel('Team')).toHaveValue(/\d/);
  await dialog(page).getByLabel('Date').fill('');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Bye updated!')).toBeVisible();
  await expect(row(page, /BYE/)).not.toContainText('Nov 24');
  await page.getByRole('button', { name: 'More: D1: No Games (Holiday)' }).click();
  await page.getByRole('menuitem', { name: 'Edit Week Off' }).click();
  await dialog(page).getByLabel('Reason').fill('');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(row(page, /No Games \(Off Week\)/)).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  // By keys: all of it, deleted in one act.
  await page.getByRole('checkbox', { name: 'Select all items' }).focus();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Delete selected (3)' }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toContainText('Are you sure you want to delete these items?');
  await expect(dialog(page)).toContainText('D1: No Games (Off Week), Mon, Nov 24, 2025');
  await dialog(page).getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Items deleted successfully')).toBeVisible();
  await expect(page.getByText('No games available')).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
  await expect(list(page).getByRole('row')).toHaveCount(4);
  await visitor.reload();
  await expect(visitor.getByRole('cell', { name: 'No Games (Off Week)' })).toBeVisible();
});

test('a hall that is closed takes a day from two leagues: the second week off begins with day and reason of the first', async ({
  page,
}) => {
  await openSeason(page, { leagues: { D1: ['Aces', 'Bulls'], D2: ['Crows', 'Ducks'] } });
  await page.goto('/schedule');
  await page.getByRole('button', { name: 'Create Week Off' }).click();
  await dialog(page).getByLabel('League').selectOption('D1');
  await dialog(page).getByLabel('Date').fill('2025-11-24');
  await dialog(page).getByLabel('Reason').fill('Hall closed');
  await dialog(page).getByRole('button', { name: 'Save and add another' }).click();
  await expect(dialog(page).getByLabel('League')).toHaveValue('');
  await expect(dialog(page).getByLabel('Date')).toHaveValue('2025-11-24');
  await expect(dialog(page).getByLabel('Reason')).toHaveValue('Hall closed');
  await dialog(page).getByLabel('League').selectOption('D2');
  await dialog(page).getByRole('button', { name: 'Create week off' }).click();
  await expect(dialog(page)).toBeHidden();
  for (const league of ['D1', 'D2'])
    await expect(list(page).getByRole('checkbox', { name: `Select ${league}: No Games (Hall closed)` })).toBeVisible();
  // Which of the two each undo is about can be told.
  await page.getByRole('banner').getByRole('button', { name: 'Undo' }).click();
  await expect(dialog(page)).toContainText('Created week off of D1 on Nov 24, 2025.');
  await expect(dialog(page)).toContainText('Created week off of D2 on Nov 24, 2025.');
});
