import { type APIRequestContext, expect, type Page, request as requests, test } from './test';

/** Of every account of the demo. */
export const PASSWORD = process.env.E2E_PASSWORD ?? 'correct-horse-battery';

/** A picture of 16 by 12 pixels, to upload. */
export const PICTURE = {
  name: 'picture.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAABAAAAAMCAIAAADkharWAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAFUlEQVQoz2PYEsxJEmIY1TCqATsCANhCzAHFmGCoAAAAAElFTkSuQmCC',
    'base64',
  ),
};

let counter = 0;

/** One for each digit. Of these letters there is no word and no figure, so that what a test looks for is in no name. */
const LETTERS = 'bfhjkqvwxz';

/** A name that no other test has. */
export function unique(name: string): string {
  counter += 1;
  const number = `${process.pid}${Date.now() % 1e7}${counter}`;
  return `${name}-${number.replace(/\d/g, (digit) => LETTERS[Number(digit)]!)}`;
}

/** Asks the graph with the page's own session. */
export async function graph<Data>(
  request: APIRequestContext,
  query: string,
  variables: Record<string, unknown> = {},
): Promise<Data> {
  const { cookies } = await request.storageState();
  const token = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value;
  const headers: Record<string, string> = token === undefined ? {} : { 'x-xsrf-token': token };
  // As long as the test may take. Once more where the connection had just been closed, idle for over a minute: any
  // caller has to expect that of one it uses again.
  const options = { data: { query, variables }, headers, timeout: 0, maxRetries: 1 };
  const response = await request.post('/graphql', options);
  const { data, errors } = (await response.json()) as { data: Data; errors?: object[] };
  expect(errors).toBeUndefined();
  return data;
}

/** Signs a browser or a caller without one in, past the login screen, which has its own tests. */
async function signInBy(request: APIRequestContext, username: string, password = PASSWORD): Promise<void> {
  const input = { username, password };
  await graph(request, 'mutation ($input: SignInInput!) { signIn(input: $input) { csrfToken } }', { input });
}

/** Signs the page's browser in. */
export const signIn = (page: Page, username: string, password?: string): Promise<void> =>
  signInBy(page.request, username, password);

/** A super administrator's choice of the organization acted for, by slug. */
export async function actFor(page: Page, slug: string): Promise<void> {
  const { organization } = await graph<{ organization: { id: string } }>(
    page.request,
    'query ($slug: String!) { organization(slug: $slug) { id } }',
    { slug },
  );
  await graph(page.request, 'mutation ($id: ID) { actFor(organizationId: $id) { id } }', { id: organization.id });
  // The tab would keep what it showed before.
  if (page.url().startsWith('http')) await page.evaluate(() => sessionStorage.clear());
}

/**
 * The super administrator's session of this process: a browser's window only to make organizations would cost more than
 * they do.
 */
let administrator: Promise<APIRequestContext> | undefined;

function asAdministrator(): Promise<APIRequestContext> {
  administrator ??= requests.newContext({ baseURL: test.info().project.use.baseURL! }).then(async (request) => {
    await signInBy(request, 'admin');
    return request;
  });
  return administrator;
}

/** A new organization with an owner and a staff member, for tests that change much; of basketball unless told. */
export async function newOrganization(
  extra: Record<string, unknown> = {},
  sportId = '1',
): Promise<{ id: string; slug: string; name: string; owner: string; staff: string }> {
  const request = await asAdministrator();
  const name = unique('League');
  const { createOrganization } = await graph<{ createOrganization: { id: string; slug: string } }>(
    request,
    'mutation ($input: CreateOrganizationInput!) { createOrganization(input: $input) { id slug } }',
    { input: { name, sportIds: [sportId], ...extra } },
  );
  const [owner, staff] = [unique('owner'), unique('staff')];
  for (const [username, role] of [
    [owner, 'ORG_OWNER'],
    [staff, 'STAFF'],
  ]) {
    const input = { username, role, password: PASSWORD, organizationId: createOrganization.id, sportIds: [sportId] };
    await graph(request, 'mutation ($input: CreateUserInput!) { createUser(input: $input) { user { id } } }', {
      input,
    });
  }
  return { ...createOrganization, name, owner, staff };
}

/** Nothing sticks out sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const [content, window] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  expect(content).toBeLessThanOrEqual(window!);
}

/** Moves an item of a list one place down with the keyboard, waiting until each step has been read out. */
export async function moveDown(page: Page, name: string): Promise<void> {
  const live = page.locator('[id^=DndLiveRegion]').filter({ hasText: name.replace('Move ', '') });
  await page.getByRole('button', { name, exact: true }).focus();
  await page.keyboard.press('Space');
  await expect(live).toContainText('is over position 1');
  await page.keyboard.press('ArrowDown');
  await expect(live).toContainText('position 2');
  await page.keyboard.press('Space');
  await expect(live).toContainText('Put');
}
