import { expect, type Page, test } from './test';
import { graph, newOrganization, signIn, unique } from './platform-support';

interface Organization {
  id: string;
  name: string;
  slug: string;
}

/** Chooses in the head whom a tab acts for. */
async function switchTo(page: Page, { name }: Organization): Promise<void> {
  const loaded = page.waitForEvent('load');
  await page.getByLabel('Acting for').selectOption({ label: name });
  await loaded;
  await expect(page.getByLabel('Acting for').locator('option:checked')).toHaveText(name);
}

async function seasonsOf(page: Page, { id }: Organization): Promise<string[]> {
  const query = 'query ($id: ID!) { organization(id: $id) { seasons { name } } }';
  const { organization } = await graph<{ organization: { seasons: { name: string }[] } }>(page.request, query, { id });
  return organization.seasons.map(({ name }) => name);
}

async function addSeason(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'New season' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByRole('button', { name: 'Create season' }).click();
  await expect(dialog).toBeHidden();
}

test('a tab writes to the organization that it shows, whatever another tab switched to', async ({
  page: tabA,
  context,
}) => {
  const [first, second] = [await newOrganization(), await newOrganization()];
  await signIn(tabA, 'admin');
  await tabA.goto('/dashboard/seasons');
  await switchTo(tabA, first);
  const tabB = await context.newPage();
  await tabB.goto('/dashboard/seasons');
  await switchTo(tabB, second);

  const name = unique('Fall');
  await addSeason(tabA, name);
  await expect(tabA.getByRole('link', { name, exact: true })).toBeVisible();
  expect([await seasonsOf(tabA, first), await seasonsOf(tabA, second)]).toEqual([[name], []]);

  await tabA.reload();
  await expect(tabA.getByLabel('Acting for').locator('option:checked')).toHaveText(first.name);
  await expect(tabA.getByRole('link', { name, exact: true })).toBeVisible();
  await expect(tabB.getByText('No seasons yet')).toBeVisible();

  await switchTo(tabA, second);
  await expect(tabA.getByRole('link', { name, exact: true })).toBeHidden();
});
