import { expect, type Page, test } from './test';
import { holdAnswers } from './held';
import { graph, newOrganization, signIn } from './platform-support';

/** The page views that a page handed to the measuring service. */
function sentViews(page: Page): Promise<{ id: string; path: string; title: string }[]> {
  return page.evaluate(() =>
    (window.dataLayer ?? [])
      .map(
        (entry) =>
          Array.from(entry as ArrayLike<unknown>) as [
            string,
            string,
            { send_to: string; page_path: string; page_title: string },
          ],
      )
      .filter(([command, name]) => command === 'event' && name === 'page_view')
      .map(([, , { send_to: id, page_path: path, page_title: title }]) => ({ id, path, title })),
  );
}

test('page views are counted after each change of the path, where the organization has an id for the host', async ({
  page,
  browser,
}) => {
  const { id, slug } = await newOrganization();
  const admin = await browser.newPage();
  await signIn(admin, 'admin');
  const set = async (input: object): Promise<void> => {
    const { organization } = await graph<{ organization: { version: number } }>(
      admin.request,
      'query ($id: ID!) { organization(id: $id) { version } }',
      { id },
    );
    const variables = { id, input: { ...input, expectedVersion: organization.version } };
    await graph(
      admin.request,
      'mutation ($id: ID!, $input: UpdateOrganizationInput!) { updateOrganization(id: $id, input: $input) { id } }',
      variables,
    );
  };
  await set({ analyticsIds: { localhost: 'G-TEST' } });
  await page.route('https://www.googletagmanager.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'window.dataLayer.push(["loaded"]);' }),
  );
  const home = { id: 'G-TEST', path: `/${slug}`, title: slug };
  await page.clock.install();
  await page.goto(`/${slug}`);
  await page.clock.runFor(400);
  await expect.poll(() => sentViews(page)).toEqual([home]);
  // An answer that takes longer than 300 ms: the page before must not give its title.
  const release = await holdAnswers(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Schedule' }).click();
  await expect(page).toHaveURL(`/${slug}/schedule`);
  await page.clock.runFor(1000);
  expect(await sentViews(page)).toEqual([home]);
  release();
  await expect
    .poll(() => sentViews(page))
    .toEqual([home, { id: 'G-TEST', path: `/${slug}/schedule`, title: `Schedule · ${slug}` }]);
  // The page's security policy let the script in.
  await expect
    .poll(() =>
      page.evaluate(() => (window.dataLayer ?? []).some((entry) => Array.isArray(entry) && entry[0] === 'loaded')),
    )
    .toBe(true);

  await set({ analyticsSkipSlugPath: true });
  const response = await page.goto(`/${slug}`);
  expect(response!.headers()['content-security-policy']).not.toContain('googletagmanager');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Schedule' }).click();
  await expect(page).toHaveURL(`/${slug}/schedule`);
  expect(await sentViews(page)).toEqual([]);
  await admin.close();
});
