import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../testing/app.js';
import { createOrganization, createUser } from '../testing/factories.js';
import { multipartBody } from '../testing/multipart.js';
import { imageQueue } from './image-queue.js';
import { serveUploads } from './serve-uploads.js';
import { sweepUploads } from './sweep-uploads.js';

const UPDATE =
  'mutation ($id: ID!, $input: UpdateOrganizationInput!) { updateOrganization(id: $id, input: $input) { logoUrl version } }';

let app: TestApp;
let as: Caller;
let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'courtbook-uploads-'));
  app = await startTestApp({ config: { dataDir }, routers: [serveUploads], ownDatabase: true });
  as = await app.signInAs(await createUser(app.manager, null));
});
afterAll(async () => {
  await app.close();
  await rm(dataDir, { recursive: true, force: true });
});

interface Answer {
  status: number;
  code: string | undefined;
  message: string | undefined;
  logoUrl: string | null | undefined;
}

async function upload(
  file: { name: string; type: string; bytes: Buffer },
  organizationId?: number,
  expectedVersion = 1,
): Promise<Answer & { organizationId: number }> {
  const id = organizationId ?? (await createOrganization(app.manager)).id;
  const { body, headers } = multipartBody(
    { query: UPDATE, variables: { id, input: { expectedVersion, logo: null } } },
    { 'variables.input.logo': file },
  );
  const response = await app.request({
    method: 'POST',
    path: '/graphql',
    as,
    headers: { ...headers, 'apollo-require-preflight': '1' },
    body,
  });
  const { data, errors } = JSON.parse(response.text) as {
    data?: { updateOrganization?: { logoUrl: string | null } };
    errors?: { message: string; extensions: { code: string } }[];
  };
  return {
    organizationId: id,
    status: response.status,
    code: errors?.[0]?.extensions.code,
    message: errors?.[0]?.message,
    logoUrl: data?.updateOrganization?.logoUrl,
  };
}

const picture = (width: number, height: number): Sharp =>
  sharp({ create: { width, height, channels: 3, background: '#c02020' } });
const storedFiles = async (): Promise<string[]> => {
  const all = await readdir(join(dataDir, 'uploads'), { recursive: true, withFileTypes: true }).catch(() => []);
  return all.filter((entry) => entry.isFile()).map(({ name }) => name);
};

test('an image is encoded anew in several sizes, without its metadata, and served for good', async () => {
  const bytes = await picture(1600, 800)
    .withExif({ IFD0: { Copyright: 'SECRET PLACE' } })
    .jpeg()
    .toBuffer();
  expect(bytes.includes('SECRET PLACE')).toBe(true);
  const { logoUrl, organizationId } = await upload({ name: 'logo.png', type: 'image/png', bytes });
  expect(logoUrl).toMatch(/^\/uploads\/[\w-]{24}-400\.webp$/);
  const sizes = await app.manager.query(
    'SELECT label, width, height, mime FROM upload_sizes WHERE organization_id = $1 ORDER BY width',
    [organizationId],
  );
  expect(sizes).toEqual([
    { label: '96', width: 96, height: 48, mime: 'image/webp' },
    { label: '400', width: 400, height: 200, mime: 'image/webp' },
    { label: '800', width: 800, height: 400, mime: 'image/webp' },
  ]);
  expect(
    await app.manager.query(
      'SELECT purpose, original_name AS name, mime, width, height FROM uploads WHERE organization_id = $1',
      [organizationId],
    ),
  ).toEqual([{ purpose: 'logo', name: 'logo.png', mime: 'image/jpeg', width: 1600, height: 800 }]);
  const served = await app.request({ path: logoUrl! });
  expect(served.status).toBe(200);
  expect(served.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'content-length': String(served.bytes.length),
  });
  expect(served.headers['set-cookie']).toBeUndefined();
  expect(served.bytes.includes('SECRET PLACE')).toBe(false);
  expect(await sharp(served.bytes).metadata()).toMatchObject({ format: 'webp', width: 400, height: 200 });
  expect(
    (await app.request({ path: logoUrl!, headers: { 'if-none-match': String(served.headers['etag']) } })).status,
  ).toBe(304);
  expect(await app.request({ method: 'HEAD', path: logoUrl! })).toMatchObject({ status: 200, text: '' });
});

test('a picture taken sideways is stored upright, and a small one is not enlarged', async () => {
  const turned = await picture(90, 60).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  const { organizationId } = await upload({ name: 'turned.jpg', type: 'image/jpeg', bytes: turned });
  expect(
    await app.manager.query('SELECT label, width, height FROM upload_sizes WHERE organization_id = $1', [
      organizationId,
    ]),
  ).toEqual([{ label: '96', width: 60, height: 90 }]);
});

test.each(['png', 'webp', 'gif', 'avif'] as const)(
  '%s is accepted by its content, whatever it says it is',
  async (format) => {
    const bytes = await picture(20, 20).toFormat(format).toBuffer();
    expect((await upload({ name: 'x.txt', type: 'text/plain', bytes })).logoUrl).toMatch(/-96\.webp$/);
  },
);

test.each([
  ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
  ['HTML', '<!doctype html><script>alert(1)</script>'],
  ['nothing', ''],
  ['a PDF', '%PDF-1.7\n%âãÏÓ'],
  ['a PNG head with script', '\u0089PNG\r\n\u001a\n<script>alert(1)</script>'],
])('%s with the name and type of a PNG is refused', async (_what, text) => {
  const before = await storedFiles();
  expect(await upload({ name: 'logo.png', type: 'image/png', bytes: Buffer.from(text, 'latin1') })).toMatchObject({
    code: 'BAD_USER_INPUT',
    logoUrl: undefined,
  });
  expect(await storedFiles()).toEqual(before);
});

test('a torn image is refused', async () => {
  const bytes = await picture(500, 500).png().toBuffer();
  expect(
    await upload({ name: 'torn.png', type: 'image/png', bytes: bytes.subarray(0, bytes.length - 200) }),
  ).toMatchObject({ code: 'BAD_USER_INPUT' });
});

test.each([
  ['very many pixels', 9000, 9000],
  ['a side without end', 3_900_000, 8],
  ['a side without end, standing', 8, 12_001],
])('a small file of %s is refused before it is decoded', async (_what, width, height) => {
  const bytes = await picture(width, height).png({ compressionLevel: 9 }).toBuffer();
  expect(bytes.length).toBeLessThan(500_000);
  const message = `The image is ${width} x ${height} pixels; at most 12000 along each side and 40 million in all are allowed. Save it smaller and try again.`;
  expect(await upload({ name: 'bomb.png', type: 'image/png', bytes })).toMatchObject({
    code: 'BAD_USER_INPUT',
    message,
  });
});

test('an image of the longest side is taken', async () => {
  const { organizationId } = await upload({
    name: 'wide.png',
    type: 'image/png',
    bytes: await picture(12_000, 30).png().toBuffer(),
  });
  const sizes = await app.manager.query(
    'SELECT width, height FROM upload_sizes WHERE organization_id = $1 ORDER BY width',
    [organizationId],
  );
  expect(sizes).toEqual([
    { width: 96, height: 1 },
    { width: 400, height: 1 },
    { width: 800, height: 2 },
  ]);
});

test('while one organization has images worked on without end, those of others are taken, and it is refused more', async () => {
  const { id } = await createOrganization(app.manager);
  let end = (): void => undefined;
  const endless = new Promise<void>((resolve) => (end = resolve));
  const works = Array.from({ length: 13 }, () => imageQueue.run(id, () => endless));
  const bytes = await picture(20, 20).png().toBuffer();
  expect((await upload({ name: 'x.png', type: 'image/png', bytes })).logoUrl).toMatch(/-96\.webp$/);
  await expect(imageQueue.run(id, () => endless)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  end();
  await Promise.all(works);
});

test('more than 5 MB is too large', async () => {
  const png = await picture(20, 20).png().toBuffer();
  const answer = await upload({
    name: 'large.png',
    type: 'image/png',
    bytes: Buffer.concat([png, Buffer.alloc(5 * 1024 * 1024)]),
  });
  expect(answer).toMatchObject({ code: 'PAYLOAD_TOO_LARGE', logoUrl: undefined });
});

test('null takes the logo away', async () => {
  const { organizationId } = await upload({
    name: 'a.png',
    type: 'image/png',
    bytes: await picture(20, 20).png().toBuffer(),
  });
  const { data } = await app.graphql(UPDATE, { id: organizationId, input: { logo: null, expectedVersion: 2 } }, { as });
  expect(data).toEqual({ updateOrganization: { logoUrl: null, version: 3 } });
  const text = await app.graphql(UPDATE, { id: organizationId, input: { logo: 'a text', expectedVersion: 3 } }, { as });
  expect(text.errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
});

test('files of a write that failed are swept when they are a day old, others stay', async () => {
  const { organizationId, logoUrl } = await upload({
    name: 'a.png',
    type: 'image/png',
    bytes: await picture(20, 20).png().toBuffer(),
  });
  const before = await storedFiles();
  const failed = await upload(
    { name: 'b.png', type: 'image/png', bytes: await picture(20, 20).png().toBuffer() },
    organizationId,
    1,
  );
  expect(failed.code).toBe('CONFLICT');
  const orphans = (await storedFiles()).filter((name) => !before.includes(name));
  expect(orphans).toHaveLength(1);
  const { services } = app.app.parts;
  expect(await sweepUploads(services)).toBe(0);
  const yesterday = new Date(Date.now() - 25 * 60 * 60 * 1000);
  for (const name of await storedFiles())
    await utimes(join(dataDir, 'uploads', name.slice(0, 2), name), yesterday, yesterday);
  expect(await sweepUploads(services)).toBe(1);
  expect((await storedFiles()).toSorted()).toEqual(before.toSorted());
  expect((await app.request({ path: logoUrl! })).status).toBe(200);
});

test.each([
  '/uploads/..%2f..%2fpackage.json',
  '/uploads/%2e%2e/x.webp',
  '/uploads/nothing.webp',
  '/uploads/aaaaaaaaaaaaaaaaaaaaaaaa-96.webp',
  '/uploads/aaaaaaaa.svg',
  '/uploads/a%00aaaaaaaa.webp',
])('%s is not there', async (path) => {
  const { status, headers } = await app.request({ path });
  expect({ status, cache: headers['cache-control'] }).toEqual({ status: 404, cache: undefined });
});
