import { expectAccessibleAsIs } from './accessible';
import { expect, type Page, test } from './test';

const QUERY = 'query Named($slug: String!) {\n  organization(slug: $slug) {\n    name\n  }\n}';
const SHARED = `/graphiql?${new URLSearchParams({ query: QUERY, variables: '{ "slug": "nba" }' })}`;

/** Presses the button once the editor holds what the address says. */
async function execute(page: Page): Promise<void> {
  await expect(page.locator('.graphiql-query-editor')).toContainText('organization');
  await page.getByRole('button', { name: /^Execute/ }).click();
}

test('the explorer runs what its address says, tells cost and headers, completes, keeps a history, and loads nothing from elsewhere', async ({
  page,
  baseURL,
}) => {
  const complaints: string[] = [];
  const elsewhere: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (origin !== baseURL && protocol !== 'data:') elsewhere.push(request.url());
  });
  const response = await page.goto(SHARED);
  expect(response!.headers()['content-security-policy']).not.toContain('unsafe-eval');

  await execute(page);
  await expect(page.locator('.graphiql-response')).toContainText('"name": "NBA');
  const beside = page.getByRole('region', { name: 'Cost and headers' });
  await expect(beside).toContainText(/Status200.*Cost2 of 2 estimated.*Statements\d+/);
  await beside.getByText('All headers').click();
  await expect(beside).toContainText('content-type');

  // Completion by the schema, and what was typed is in the address.
  const editor = page.getByRole('textbox', { name: /Editor content/ }).first();
  await page.locator('.graphiql-query-editor .view-line', { hasText: 'name' }).last().click();
  await page.keyboard.press('End');
  await editor.press('Enter');
  await page.keyboard.type('standi');
  await expect(page.locator('.suggest-widget')).toContainText('standings');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/query=[^&]*standi/);

  await page.getByRole('button', { name: 'Show History' }).click();
  await expect(page.locator('.graphiql-history')).toContainText('Named');
  await page.getByRole('button', { name: 'Show Documentation Explorer' }).click();
  await expect(page.locator('.graphiql-doc-explorer')).toContainText('Mutation');

  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.getByRole('link', { name: 'Query', exact: true }).click();
  await expect(page.locator('.graphiql-doc-explorer')).toContainText('organizations');
  // Its tabs are buttons within tabs.
  await expectAccessibleAsIs(page, '.graphiql-tabs');
  expect({ complaints, elsewhere }).toEqual({ complaints: [], elsewhere: [] });
});

test('a subscription is followed, and the rest of the site loads nothing of the explorer', async ({ page }) => {
  const query = 'subscription { organization(slug: "nba") { name } }';
  await page.goto(`/graphiql?${new URLSearchParams({ query })}`);
  await execute(page);
  await expect(page.locator('.graphiql-response')).toContainText('"name": "NBA');

  const other = await page.context().newPage();
  const loaded: string[] = [];
  other.on('request', (request) => loaded.push(request.url()));
  await other.goto('/nba');
  expect(loaded.filter((url) => /explorer|monaco|worker/.test(url))).toEqual([]);
});
