import { expect, type Page, test } from '@playwright/test';
import { graph, newOrganization, signIn } from './platform-support';

/** The page views that a page handed to the measuring service. */
function sentViews(page: Page): Promise<{ id: string; path: string }[]> {
  return page.evaluate(() =>
    (window.dataLayer ?? [])
      .map((entry) => Array.from(entry as ArrayLike<unknown>) as [string, string, { send_to: string; page_path: string }])
      .filter(([command, name]) => command === 'event' && name === 'page_view')
      .map(([, , { send_to: id, page_path: path }]) => ({ id, path })),
  );
}

test('page views are counted after each change of the path, where the organization has an id for the host', async ({ page, browser }) => {
  const { id, slug } = await newOrganization(browser);
  const admin = await browser.newPage();
  await signIn(admin, 'admin');
  const set = async (input: object): Promise<void> => {
    const { organization } = await graph<{ organization: { version: number } }>(admin.request, 'query ($id: ID!) { organization(id: $id) { version } }', { id });
    const variables = { id, input: { ...input, expectedVersion: organization.version } };
    await graph(admin.request, 'mutation ($id: ID!, $input: UpdateOrganizationInput!) { updateOrganization(id: $id, input: $input) { id } }', variables);
  };
  await set({ analyticsIds: { localhost: 'G-TEST' } });
  await page.route('https://www.googletagmanager.com/**', (route) => route.fulfill({ contentType: 'text/javascript', body: 'window.dataLayer.push(["loaded"]);' }));
  await page.goto(`/${slug}`);
  await expect.poll(() => sentViews(page)).toEqual([{ id: 'G-TEST', path: `/${slug}` }]);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Schedule' }).click();
  await expect.poll(() => sentViews(page)).toEqual([{ id: 'G-TEST', path: `/${slug}` }, { id: 'G-TEST', path: `/${slug}/schedule` }]);
  // The page's security policy let the script in.
  await expect.poll(() => page.evaluate(() => (window.dataLayer ?? []).some((entry) => Array.isArray(entry) && entry[0] === 'loaded'))).toBe(true);

  await set({ analyticsSkipSlugPath: true });
  const response = await page.goto(`/${slug}`);
  expect(response!.headers()['content-security-policy']).not.toContain('googletagmanager');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Schedule' }).click();
  await expect(page).toHaveURL(`/${slug}/schedule`);
  expect(await sentViews(page)).toEqual([]);
  await admin.close();
});
