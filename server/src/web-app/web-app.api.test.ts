import { mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { routers } from '../routers.js';
import { startTestApp, type TestApp } from '../testing/app.js';
import { createOrganization, createUser, unique } from '../testing/factories.js';
import type { TestResponse } from '../testing/http-client.js';
import { multipartBody } from '../testing/multipart.js';

const UPDATE = `mutation ($id: ID!, $input: UpdateOrganizationInput!) {
  updateOrganization(id: $id, input: $input) { logoUrl }
}`;

let app: TestApp;
let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'courtbook-icons-'));
  app = await startTestApp({ ownDatabase: true, config: { dataDir, platformHost: 'leagues.example' }, routers });
});
afterAll(async () => {
  await app.close();
  await rm(dataDir, { recursive: true, force: true });
});

interface Manifest extends Record<string, unknown> {
  icons: { src: string; sizes: string; type: string; purpose: string }[];
}

const PLATFORM = 'leagues.example';
const get = (path: string, host = PLATFORM, headers = {}): Promise<TestResponse> =>
  app.request({ path, host, headers });
const manifestOf = async (path: string, host?: string): Promise<Manifest> => {
  const { status, headers, text } = await get(path, host);
  expect([path, status, headers['content-type']]).toEqual([path, 200, 'application/manifest+json; charset=utf-8']);
  return JSON.parse(text) as Manifest;
};

/** Red, green, blue and alpha at a place, as shares of the side. */
async function colourAt(png: Buffer, x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return [...data.subarray((Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * 4).subarray(0, 4)];
}

/** A green disc on a transparent ground. */
const GREEN = '<circle cx="300" cy="300" r="200" fill="#00a000"/>';

async function uploadLogo(id: number, version: number, picture: string): Promise<void> {
  const bytes = await sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600">${picture}</svg>`),
  )
    .png()
    .toBuffer();
  const as = await app.signInAs(await createUser(app.manager, null));
  const variables = { id, input: { expectedVersion: version, logo: null } };
  const file = { name: 'logo.png', type: 'image/png', bytes };
  const { body, headers } = multipartBody({ query: UPDATE, variables }, { 'variables.input.logo': file });
  const all = { ...headers, 'apollo-require-preflight': '1' };
  const { text } = await app.request({ method: 'POST', path: '/graphql', as, headers: all, body });
  expect(text).toContain('"logoUrl":"/uploads/');
}

test('the manifest of an organization says its name, its colours and its pages', async () => {
  const look = { name: 'Golden State League', accent: '#ffd500', theme: 'dark', language: 'de' } as const;
  const { slug } = await createOrganization(app.manager, look);
  const { icons, ...manifest } = await manifestOf(`/${slug}/manifest.webmanifest`);
  expect(manifest).toEqual({
    id: `/${slug}`,
    name: 'Golden State League',
    short_name: 'Golden State',
    lang: 'de',
    start_url: `/${slug}`,
    scope: `/${slug}`,
    display: 'standalone',
    display_override: ['minimal-ui'],
    theme_color: '#ffd500', // stands out from the dark surfaces as it is
    background_color: '#0c0f14',
  });
  expect(icons.map(({ src, ...icon }) => ({ path: src.split('?')[0], ...icon }))).toEqual([
    { path: `/${slug}/icon-192.png`, sizes: '192x192', type: 'image/png', purpose: 'any' },
    { path: `/${slug}/icon-512.png`, sizes: '512x512', type: 'image/png', purpose: 'any' },
    { path: `/${slug}/icon-512-maskable.png`, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ]);
});

test('each way to a site has its own addresses, and each of its icons is there in its size', async () => {
  const domain = `${unique('own')}.example`;
  const { slug, name } = await createOrganization(app.manager, { domains: [domain], listed: false });
  const ways: [host: string, prefix: string, query: string, home: string, scope: string, name: string][] = [
    [PLATFORM, `/${slug}`, '', `/${slug}`, `/${slug}`, name],
    [PLATFORM, `/youth/${slug}`, '', `/youth/${slug}`, `/youth/${slug}`, name],
    [domain, `/youth/${slug}`, '', `/youth/${slug}`, `/youth/${slug}`, name],
    [domain, '', '', '/', '/', name],
    [`www.${domain}:4000`, '', '', '/', '/', name],
    [PLATFORM, '', `?domain=${domain}`, `/?domain=${domain}`, '/', name],
    [PLATFORM, '', '', '/', '/', 'Courtbook'],
    ['localhost', '', '', '/', '/', 'Courtbook'],
  ];
  for (const [host, prefix, query, home, scope, shown] of ways) {
    const manifest = await manifestOf(`${prefix}/manifest.webmanifest${query}`, host);
    expect(manifest).toMatchObject({ id: home, start_url: home, scope, name: shown });
    const touch = `${prefix}/apple-touch-icon.png${query}`;
    for (const { src, sizes } of [...manifest.icons, { src: touch, sizes: '180x180' }]) {
      const { status, headers, bytes } = await get(src, host, { 'accept-encoding': 'br' });
      const { format, width, height } = await sharp(bytes).metadata();
      expect([src, status, headers['content-type'], headers['content-encoding'], format, `${width}x${height}`]).toEqual(
        [src, 200, 'image/png', undefined, 'png', sizes],
      );
    }
  }
});

test('without a logo an icon is the ball in the accent, on white where nothing may be seen through', async () => {
  const { slug } = await createOrganization(app.manager, { accent: '#1d4ed8' });
  const [blue, white, nothing] = [
    [29, 78, 216, 255],
    [255, 255, 255, 255],
    [0, 0, 0, 0],
  ];
  // Between the lines, and in a corner.
  for (const [file, corner] of [
    ['icon-192.png', nothing],
    ['icon-512.png', nothing],
    ['apple-touch-icon.png', white],
    ['icon-512-maskable.png', white],
  ] as const) {
    const { bytes } = await get(`/${slug}/${file}`);
    expect([file, await colourAt(bytes, 0.44, 0.3), await colourAt(bytes, 0.01, 0.01)]).toEqual([file, blue, corner]);
  }
  // The safe zone of a maskable icon is a circle of 0.8: the ball ends within it.
  const { bytes } = await get(`/${slug}/icon-512-maskable.png`);
  expect([await colourAt(bytes, 0.5 + 0.34, 0.47), await colourAt(bytes, 0.5 + 0.36, 0.47)]).toEqual([blue, white]);
});

test('a logo stands on white, on its own ground, or on the accent where nobody would see it on white', async () => {
  const cases: [picture: string, ground: number[]][] = [
    [GREEN, [255, 255, 255]],
    [`<rect width="600" height="600" fill="#0b2545"/>${GREEN}`, [11, 37, 69]],
    ['<circle cx="300" cy="300" r="200" fill="#fff"/>', [29, 78, 216]],
  ];
  for (const [picture, ground] of cases) {
    const { id, slug } = await createOrganization(app.manager, { accent: '#1d4ed8' });
    await uploadLogo(id, 1, picture);
    for (const file of ['icon-192.png', 'icon-512.png', 'icon-512-maskable.png', 'apple-touch-icon.png']) {
      const { bytes } = await get(`/${slug}/${file}`);
      const [shown, seen] = [await colourAt(bytes, 0.5, 0.05), await colourAt(bytes, 0.5, 0.5)];
      // Uploads are kept as WebP, which changes colours a little.
      for (const [part, value] of ground.entries()) expect(Math.abs(shown[part]! - value)).toBeLessThan(8);
      expect(shown[3]).toBe(255);
      expect(seen[1]).toBeGreaterThan(140);
    }
  }
});

test('the address of an icon changes with logo and accent, and what is at it may be kept for good', async () => {
  const { id, slug } = await createOrganization(app.manager, { accent: '#1d4ed8' });
  const address = async (): Promise<string> => (await manifestOf(`/${slug}/manifest.webmanifest`)).icons[0]!.src;
  const first = await address();
  const { headers, bytes } = await get(first);
  expect([headers['cache-control'], headers['vary']]).toEqual([
    'public, max-age=31536000, immutable',
    'Accept-Encoding',
  ]);
  const again = await get(first, PLATFORM, { 'if-none-match': headers['etag'] as string });
  expect([again.status, again.bytes.length]).toEqual([304, 0]);
  await app.manager.query(`UPDATE organizations SET accent = '#b91c1c' WHERE id = $1`, [id]);
  const second = await address();
  await uploadLogo(id, 1, GREEN);
  const third = await address();
  expect(new Set([first, second, third]).size).toBe(3);
  // An old address shows the present icon, and nobody keeps it.
  const old = await get(first);
  expect([old.status, old.headers['cache-control'], old.bytes.equals((await get(third)).bytes)]).toEqual([
    200,
    'no-cache',
    true,
  ]);
  expect(old.bytes.equals(bytes)).toBe(false);
  const manifest = await get(`/${slug}/manifest.webmanifest`);
  expect(manifest.headers['cache-control']).toBe('no-cache');
  const known = { 'if-none-match': manifest.headers['etag'] as string };
  expect((await get(`/${slug}/manifest.webmanifest`, PLATFORM, known)).status).toBe(304);
});

test('while the file of a logo is not in the store the ball stands there, kept by nobody', async () => {
  const { id, slug } = await createOrganization(app.manager, { accent: '#1d4ed8' });
  const ball = (await get(`/${slug}/icon-192.png`)).bytes;
  await uploadLogo(id, 1, GREEN);
  const uploads = join(dataDir, 'uploads');
  await rename(uploads, `${uploads}-away`);
  const address = (await manifestOf(`/${slug}/manifest.webmanifest`)).icons[0]!.src;
  const meanwhile = await get(address);
  expect([meanwhile.status, meanwhile.headers['cache-control'], meanwhile.bytes.equals(ball)]).toEqual([
    200,
    'no-cache',
    true,
  ]);
  await rename(`${uploads}-away`, uploads);
  const whole = await get(address);
  expect(whole.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(whole.bytes.equals(ball)).toBe(false);
});

test('who is signed in plays no part, and may be told the same from memory', async () => {
  const { id, slug } = await createOrganization(app.manager);
  const as = await app.signInAs(await createUser(app.manager, id));
  for (const path of [`/${slug}/manifest.webmanifest`, '/manifest.webmanifest', '/icon-192.png']) {
    const [visitor, user] = [await get(path), await app.request({ path, host: PLATFORM, as })];
    expect([path, user.bytes.equals(visitor.bytes), user.headers['etag']]).toEqual([
      path,
      true,
      visitor.headers['etag'],
    ]);
  }
});

test('there is nothing of other sites, of other sizes, and of sites that are not there', async () => {
  const [host, free] = [`${unique('own')}.example`, `${unique('free')}.example`];
  const own = await createOrganization(app.manager, { domains: [host] });
  const other = await createOrganization(app.manager);
  const files = ['manifest.webmanifest', 'icon-192.png', 'apple-touch-icon.png'];
  const missing: [path: string, host: string][] = [
    ...files.flatMap((file): [string, string][] => [
      [`/${other.slug}/${file}`, host],
      [`/${own.slug}/${file}`, host],
      [`/nobody-here/${file}`, PLATFORM],
      [`/youth/nobody-here/${file}`, PLATFORM],
      [`/youth/${file}`, PLATFORM],
      [`/youth/${file}`, host],
      [`/${file}`, free],
      [`/${file}?domain=${free}`, PLATFORM],
    ]),
    ...[
      'icon-180.png',
      'icon-256.png',
      'icon-192-maskable.png',
      'icon-192.jpg',
      'schedule/icon-192.png',
      'manifest.json',
    ].map((file): [string, string] => [`/${other.slug}/${file}`, PLATFORM]),
  ];
  for (const [path, at] of missing) expect([path, at, (await get(path, at)).status]).toEqual([path, at, 404]);
  expect((await app.request({ method: 'POST', path: '/manifest.webmanifest', host: PLATFORM })).status).toBe(404);
});
