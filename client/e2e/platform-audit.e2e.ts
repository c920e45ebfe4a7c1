import { expect, test } from './test';
import { graph, newOrganization, signIn } from './platform-support';

test('an owner reads who changed what, filters it, and shares the filter as an address', async ({ page }) => {
  const { owner, staff } = await newOrganization();
  await signIn(page, staff);
  for (const label of ['Rules', 'Shop'])
    await graph(page.request, 'mutation ($input: CreateLinkInput!) { createLink(input: $input) { id } }', {
      input: { label },
    });
  await page.context().clearCookies();
  await signIn(page, owner);
  await page.goto('/audit');
  const changes = page.getByRole('region', { name: 'Changes' }).getByRole('listitem');
  await expect(changes.first()).toContainText(`User signed in: ${owner}`);
  await expect(changes.nth(1)).toContainText('Navigation link created: Shop');
  await expect(changes.nth(1)).toContainText(staff);
  await page.getByLabel('What').selectOption('User');
  await page.getByLabel('Action').selectOption('Created');
  await expect(changes.first()).toContainText('User created');
  await page.getByLabel('Action').selectOption('Deleted');
  await expect(page.getByText('Nothing to show')).toBeVisible();
  await expect(page).toHaveURL(/type=user&action=delete/);
  await page.getByRole('button', { name: 'Clear' }).click();
  await page.getByLabel('Find').fill('rules');
  await expect(changes).toHaveCount(1);
  await page.reload();
  await expect(changes).toContainText(['Navigation link created: Rules']);
});

test('a long trail is loaded piece by piece', async ({ page }) => {
  const { owner } = await newOrganization();
  await signIn(page, owner);
  for (let index = 0; index < 55; index += 1)
    await graph(page.request, 'mutation ($input: CreateLinkInput!) { createLink(input: $input) { id } }', {
      input: { label: `Link ${index}` },
    });
  await page.goto('/audit?type=link');
  await expect(page.getByText('50 of 55')).toBeVisible();
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect(page.getByText('55 of 55')).toBeVisible();
});

test('the platform has a trail of its own', async ({ page }) => {
  const { name } = await newOrganization();
  await signIn(page, 'admin');
  await page.goto(`/audit?search=${name}`);
  await expect(page.getByText(`Organization created: ${name}`)).toBeVisible();
});

test('staff do not see the trail', async ({ page }) => {
  await signIn(page, 'staff-nba');
  await page.goto('/audit');
  await expect(page.getByRole('heading', { level: 1, name: 'You are not allowed to see this' })).toBeVisible();
  await expect(page).toHaveTitle('You are not allowed to see this · Courtbook');
});
