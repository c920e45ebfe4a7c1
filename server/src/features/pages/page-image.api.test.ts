import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Caller, startTestApp, type TestApp } from '../../testing/app.js';
import { createOrganization, createUser } from '../../testing/factories.js';
import { multipartBody } from '../../testing/multipart.js';
import { serveUploads } from '../../uploads/serve-uploads.js';

let app: TestApp;
let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'courtbook-page-images-'));
  app = await startTestApp({ config: { dataDir }, routers: [serveUploads] });
});
afterAll(async () => {
  await app.close();
  await rm(dataDir, { recursive: true, force: true });
});

interface Answer {
  data?: { uploadPageImage: { url: string; width: number; height: number } } | null;
  errors?: { extensions: { code: string } }[];
}

async function upload(as: Caller, bytes: Buffer): Promise<Answer> {
  const query = 'mutation ($image: Upload) { uploadPageImage(image: $image) { url width height } }';
  const { body, headers } = multipartBody(
    { query, variables: { image: null } },
    { 'variables.image': { name: 'gym.png', type: 'image/png', bytes } },
  );
  const { text } = await app.request({
    method: 'POST',
    path: '/graphql',
    as,
    headers: { ...headers, 'apollo-require-preflight': '1' },
    body,
  });
  return JSON.parse(text) as Answer;
}

async function callerOf(role: 'org_owner' | 'staff'): Promise<Caller> {
  const { id } = await createOrganization(app.manager);
  return app.signInAs(await createUser(app.manager, id, { role }));
}

test('a picture is taken in for pages, and a page may show it', async () => {
  const owner = await callerOf('org_owner');
  const bytes = await sharp({ create: { width: 2400, height: 1200, channels: 3, background: '#203040' } })
    .png()
    .toBuffer();
  const image = (await upload(owner, bytes)).data!.uploadPageImage;
  expect(image).toMatchObject({ width: 1920, height: 960 });
  expect((await app.request({ method: 'GET', path: image.url })).status).toBe(200);
  const blocks = [{ kind: 'IMAGE', url: image.url, alt: 'Our gym' }];
  const created = await app.graphql<{
    createPage: { id: string; latest: { blocks: [{ url: string; width: number; height: number; srcset: string }] } };
  }>(
    'mutation ($input: CreatePageInput!) { createPage(input: $input) { id latest { blocks { url width height srcset } } } }',
    { input: { path: 'gym', title: 'Gym', blocks } },
    { as: owner },
  );
  const { id, latest } = created.data!.createPage;
  const [{ url, width, height, srcset }] = latest.blocks;
  expect([url, width, height]).toEqual([image.url, 1920, 960]);
  const sizes = srcset.split(', ').map((size) => size.split(' '));
  expect(sizes.map(([, width]) => width)).toEqual(['480w', '960w', '1920w']);
  expect(sizes.at(-1)![0]).toBe(image.url);
  for (const [address] of sizes) expect((await app.request({ method: 'GET', path: address! })).status).toBe(200);
  const read = async (document: string) =>
    Object.values((await app.graphql<Record<string, unknown>>(document, { id, blocks }, { as: owner })).data!)[0];
  expect([
    await read('mutation ($id: ID!) { publishPage(id: $id, expectedVersion: 1) { latest { blocks { srcset } } } }'),
    await read('query ($id: ID!) { pageRevisions(id: $id) { blocks { srcset } } }'),
    await read('query ($blocks: [PageBlockInput!]!) { previewPageBlocks(blocks: $blocks) { srcset } }'),
  ]).toEqual([{ latest: { blocks: [{ srcset }] } }, [{ blocks: [{ srcset }] }], [{ srcset }]]);
  const { data } = await app.graphql('{ organization { page(path: "gym") { blocks { srcset } } } }', {}, { as: owner });
  expect(data).toEqual({ organization: { page: { blocks: [{ srcset }] } } });
});

const CREATE = 'mutation ($input: CreatePageInput!) { it: createPage(input: $input) { version } }';
const SAVE = 'mutation ($id: ID!, $input: SavePageInput!) { it: savePage(id: $id, input: $input) { version } }';
const PREVIEW = 'query ($blocks: [PageBlockInput!]!) { it: previewPageBlocks(blocks: $blocks) { url } }';

test("another organization's picture answers like one that is gone, and nothing is saved", async () => {
  const [owner, stranger] = [await callerOf('org_owner'), await callerOf('org_owner')];
  const bytes = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#203040' } })
    .png()
    .toBuffer();
  const [own, foreign, gone] = [
    (await upload(owner, bytes)).data!.uploadPageImage.url,
    (await upload(stranger, bytes)).data!.uploadPageImage.url,
    '/uploads/vanished-full.webp',
  ];
  const shows = (...urls: string[]) => urls.map((url) => ({ kind: 'IMAGE', url, alt: 'x' }));
  const made = await app.graphql<{ createPage: { id: string } }>(
    'mutation ($input: CreatePageInput!) { createPage(input: $input) { id } }',
    { input: { path: 'gallery', title: 'G', blocks: shows(own) } },
    { as: owner },
  );
  const { id } = made.data!.createPage;
  const attempts = (url: string): [string, object][] => [
    [CREATE, { input: { path: 'other', title: 'O', blocks: shows(own, url, 'https://pictures.example/x.png') } }],
    [SAVE, { id, input: { title: 'G', blocks: shows(own, url), expectedVersion: 1 } }],
    [PREVIEW, { blocks: shows(own, url) }],
  ];
  const refused = [{ field: 'blocks[1].url', message: 'This picture is no longer there: please upload it again.' }];
  for (const url of [foreign, gone]) {
    for (const [document, variables] of attempts(url)) {
      const { data, errors } = await app.graphql(document, variables, { as: owner });
      expect(Object.values(data ?? { it: null })).toEqual([null]);
      expect(errors?.map(({ extensions }) => [extensions.code, extensions['errors']])).toEqual([
        ['BAD_USER_INPUT', refused],
      ]);
    }
  }
  const { data } = await app.graphql('{ editablePages { path version } }', {}, { as: owner });
  expect(data).toEqual({ editablePages: [{ path: 'gallery', version: 1 }] });
  expect((await app.graphql(PREVIEW, { blocks: shows(own) }, { as: owner })).data).toEqual({ it: [{ url: own }] });
});

test('staff may not, and what is no picture is refused', async () => {
  expect((await upload(await callerOf('staff'), Buffer.from('x'))).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  expect(
    (await upload(await callerOf('org_owner'), Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).errors?.[0]
      ?.extensions.code,
  ).toBe('BAD_USER_INPUT');
});
