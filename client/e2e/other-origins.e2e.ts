import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page, test } from './test';
import { signIn } from './platform-support';

/** What a page of another origin got of one request. */
interface Got {
  status: number;
  type: string;
  id: boolean;
  text: string;
}

/**
 * Serves an empty page at another port of the name: an origin of its own, to which the browser sends the same cookies.
 */
async function openElsewhere(page: Page): Promise<() => Promise<void>> {
  const server = createServer((_req, res) => {
    res.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Elsewhere</title>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/`);
  return () => new Promise((resolve) => server.close(() => resolve()));
}

/** Asks from within the page; null where the browser keeps the answer from it. */
const ask = (page: Page, url: string, init: RequestInit = {}): Promise<Got | null> =>
  page.evaluate(
    async ([address, options]) => {
      try {
        const response = await fetch(address, options);
        return {
          status: response.status,
          type: response.headers.get('content-type') ?? '',
          id: response.headers.has('x-request-id'),
          text: await response.text(),
        };
      } catch {
        return null;
      }
    },
    [url, init] as const,
  );

const json = (query: string, more: RequestInit = {}): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', 'x-anything': '1' },
  body: JSON.stringify({ query }),
  ...more,
});

test('pages of another origin read what is public, and a visitor’s cookie gives them nothing', async ({
  page,
  baseURL,
}) => {
  await signIn(page, 'owner-nba');
  const at = (path: string): string => `${baseURL}${path}`;
  const ME = '{ me { username } }';
  const close = await openElsewhere(page);

  for (const [path, type] of [
    [`/graphql?query=${encodeURIComponent(ME)}`, 'application/json'],
    ['/schema.graphql', 'text/plain'],
    ['/api/openapi.json', 'application/json'],
    ['/api/sportsv2', 'application/json'],
    ['/api/auth/check-auth', 'application/json'],
    ['/nba/calendar.ics', 'text/calendar'],
    ['/nba/manifest.webmanifest', 'application/manifest+json'],
  ] as const)
    // The header makes the browser ask for leave first.
    for (const init of path.endsWith('.webmanifest') ? [{}] : [{}, { headers: { 'if-none-match': '"none"' } }]) {
      const got = await ask(page, at(path), init);
      expect([path, got?.status, got?.type.split(';')[0], got?.id]).toEqual([path, 200, type, true]);
      expect(got!.text).not.toContain('owner-nba');
    }

  expect(JSON.parse((await ask(page, at('/graphql'), json(ME)))!.text)).toEqual({ data: { me: null } });
  expect((await ask(page, at('/graphql'), json('mutation { signOut }')))?.status).toBe(403);
  // With credentials the browser shows nothing, and without being seen nothing is done.
  expect(await ask(page, at('/graphql'), json(ME, { credentials: 'include' }))).toBeNull();
  expect(await ask(page, at('/api/auth/check-auth'), { credentials: 'include' })).toBeNull();
  await page.evaluate(
    ([address, body]) => fetch(address, { method: 'POST', mode: 'no-cors', credentials: 'include', body }),
    [at('/graphql'), JSON.stringify({ query: 'mutation { signOut }' })] as const,
  );
  for (const path of ['/exports/players.csv', '/api/seasonsv2/1', '/admin', '/api/auth/logout'])
    expect([path, await ask(page, at(path))]).toEqual([path, null]);
  expect(await ask(page, at('/api/auth/logout'), { method: 'POST', headers: { 'x-xsrf-token': 'x' } })).toBeNull();

  const logo = await page.evaluate(async (address) => {
    const answer = await fetch(`${address}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: '{ organization(slug: "nba") { logoUrl } }' }),
    });
    const { data } = (await answer.json()) as { data: { organization: { logoUrl: string | null } } };
    const image = new Image();
    image.src =
      data.organization.logoUrl === null ? `${address}/nba/icon-192.png` : address + data.organization.logoUrl;
    await image.decode();
    return image.naturalWidth;
  }, baseURL!);
  expect(logo).toBeGreaterThan(0);

  const events = await page.evaluate(
    (address) =>
      new Promise<string>((resolve) => {
        const query = 'subscription { organization(slug: "nba") { name } }';
        const source = new EventSource(`${address}/graphql?${new URLSearchParams({ query })}`);
        source.addEventListener('next', ({ data }) => {
          source.close();
          resolve(data as string);
        });
      }),
    baseURL!,
  );
  expect(JSON.parse(events)).toMatchObject({ data: { organization: { name: expect.any(String) } } });
  await close();

  // The visitor is still signed in, on the own site.
  const { data } = (await (
    await page.request.post('/graphql', {
      data: { query: ME },
      headers: { 'x-xsrf-token': await token(page) },
    })
  ).json()) as { data: unknown };
  expect(data).toEqual({ me: { username: 'owner-nba' } });
});

async function token(page: Page): Promise<string> {
  return (await page.context().cookies()).find(({ name }) => name === 'XSRF-TOKEN')!.value;
}
