import { afterAll, beforeAll, expect, test } from 'vitest';
import { routers } from '../../routers.js';
import { startTestApp, type TestApp } from '../../testing/app.js';
import { createOrganization, createUser } from '../../testing/factories.js';
import type { TestResponse } from '../../testing/http-client.js';

const PLATFORM = 'leagues.example';

/** An installation with one organization. */
interface World {
  app: TestApp;
  slug: string;
  domain: string;
  get(path: string, host?: string, headers?: Record<string, string>): Promise<TestResponse>;
}

async function world(pagesOffline: boolean): Promise<World> {
  const app = await startTestApp({ config: { platformHost: PLATFORM, pagesOffline }, routers });
  const domain = `offline-${pagesOffline ? 'on' : 'off'}.example`;
  const { slug } = await createOrganization(app.manager, { domains: [domain] });
  return {
    app,
    slug,
    domain,
    get: (path, host = PLATFORM, headers = {}) => app.request({ path, host, headers }),
  };
}

let on: World;
let off: World;
beforeAll(async () => {
  on = await world(true);
  off = await world(false);
});
afterAll(() => Promise.all([on.app.close(), off.app.close()]));

test('a site has a worker at its own path, of no wider scope, which no proxy keeps', async () => {
  const { get, slug, domain } = on;
  for (const [prefix, host] of [
    [`/${slug}`, PLATFORM],
    [`/youth/${slug}`, PLATFORM],
    ['', domain],
  ] as const) {
    const { status, headers, text } = await get(`${prefix}/site-worker.js?lang=es`, host);
    expect([status, headers['content-type']]).toEqual([200, 'text/javascript; charset=utf-8']);
    expect([headers['service-worker-allowed'], headers['cache-control']]).toEqual([prefix || '/', 'no-cache']);
    const own = JSON.parse(/^self\.site = (\{.*\});$/m.exec(text)![1]!) as Record<string, unknown>;
    expect(own).toMatchObject({
      scope: prefix || '/',
      offlinePage: `${prefix}/offline.html?lang=es`,
      language: 'es',
      notices: { en: expect.stringMatching(/^\/assets\/offline-/), es: expect.stringMatching(/^\/assets\/offline-/) },
    });
    // Where the site is put on the home screen, its first page is one of the worker's.
    const manifest = JSON.parse((await get(`${prefix}/manifest.webmanifest`, host)).text) as Record<string, string>;
    expect([manifest['scope'], manifest['start_url'], manifest['id'], manifest['display']]).toEqual([
      own['scope'],
      prefix || '/',
      prefix || '/',
      'standalone',
    ]);
    const page = await get(own['offlinePage'] as string, host);
    expect([page.status, page.headers['content-language'], page.headers['public-site']]).toEqual([
      200,
      'es',
      undefined,
    ]);
    expect(page.text).toContain('Esta página no está guardada en este dispositivo');
    expect(page.text).toContain('<meta name="robots" content="noindex">');
    expect(page.text).not.toContain('id="page-state"');
    for (const file of own['files'] as string[]) expect([file, (await get(file, host)).status]).toEqual([file, 200]);
  }
});

test('the platform’s own pages have none, nor a site that is not there or that a parameter names', async () => {
  const { get, slug, domain } = on;
  for (const [path, host] of [
    ['/site-worker.js', PLATFORM],
    ['/no-such-league/site-worker.js', PLATFORM],
    [`/${slug}/games/site-worker.js`, PLATFORM],
    [`/${slug}/site-worker.js`, domain],
    [`/site-worker.js?domain=${domain}`, PLATFORM],
    ['/no-such-league/offline.html', PLATFORM],
    ['/site-worker.js', 'nobody.example'],
  ] as const)
    expect([path, host, (await get(path, host)).status]).toEqual([path, host, 404]);
});

test('only visitors’ pages of the site say that they may be kept, and only they may have its worker', async () => {
  const { app, get, slug, domain } = on;
  const mark = async (path: string, host = PLATFORM, headers = {}): Promise<unknown> => {
    const answer = await get(path, host, headers);
    const policy = /worker-src ([^;]+)/.exec(answer.headers['content-security-policy'] as string)![1];
    return [answer.status, answer.headers['public-site'] ?? null, policy];
  };
  const worker = (prefix: string, host = PLATFORM): string => `http://${host}${prefix}/site-worker.js`;
  expect(await mark(`/${slug}`)).toEqual([200, `/${slug}`, worker(`/${slug}`)]);
  expect(await mark(`/${slug}/schedule`)).toEqual([200, `/${slug}`, worker(`/${slug}`)]);
  expect(await mark(`/youth/${slug}`)).toEqual([200, `/youth/${slug}`, worker(`/youth/${slug}`)]);
  expect(await mark('/schedule', domain)).toEqual([200, '/', worker('', domain)]);
  // Nothing to look at later.
  expect(await mark(`/${slug}/login`)).toEqual([200, null, worker(`/${slug}`)]);
  expect(await mark(`/${slug}/games/1`)).toEqual([404, null, worker(`/${slug}`)]);
  // No site of its own.
  expect(await mark(`/schedule?domain=${domain}`)).toEqual([200, null, "'none'"]);
  for (const path of ['/', '/browse', '/login'])
    expect([path, await mark(path)]).toEqual([path, [200, null, "'none'"]]);
  const { headers } = await get(`/${slug}/schedule`);
  expect(headers['cache-control']).toBe('no-cache');

  const { id } = await createOrganization(app.manager);
  const as = await app.signInAs(await createUser(app.manager, id));
  const signedIn = await app.request({ path: `/${slug}/schedule`, host: PLATFORM, as });
  expect([signedIn.status, signedIn.headers['public-site'], signedIn.headers['cache-control']]).toEqual([
    200,
    undefined,
    'private, no-store',
  ]);
  const screen = await app.request({ path: '/dashboard/seasons', host: PLATFORM, as });
  expect([screen.status, screen.headers['public-site']]).toEqual([200, undefined]);
});

test('switched off, the worker ends itself and what it has kept of its site', async () => {
  const { get, slug } = off;
  const { status, headers, text } = await get(`/${slug}/site-worker.js`);
  expect([status, headers['cache-control'], headers['service-worker-allowed']]).toEqual([200, 'no-cache', `/${slug}`]);
  expect(text).toContain('registration.unregister()');
  expect(text).toContain('caches.delete');
  expect(text).not.toContain("addEventListener('fetch'");
  expect((await get(`/${slug}/offline.html`)).status).toBe(404);
});
