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
  app = await startTestApp({ config: { dataDir }, mounts: [serveUploads] });
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
  const { body, headers } = multipartBody({ query, variables: { image: null } }, { 'variables.image': { name: 'gym.png', type: 'image/png', bytes } });
  const { text } = await app.request({ method: 'POST', path: '/graphql', as, headers: { ...headers, 'apollo-require-preflight': '1' }, body });
  return JSON.parse(text) as Answer;
}

async function callerOf(role: 'org_owner' | 'staff'): Promise<Caller> {
  const { id } = await createOrganization(app.manager);
  return app.signInAs(await createUser(app.manager, id, { role }));
}

test('a picture is taken in for pages, and a page may show it', async () => {
  const owner = await callerOf('org_owner');
  const bytes = await sharp({ create: { width: 2400, height: 1200, channels: 3, background: '#203040' } }).png().toBuffer();
  const image = (await upload(owner, bytes)).data!.uploadPageImage;
  expect(image).toMatchObject({ width: 1920, height: 960 });
  expect((await app.request({ method: 'GET', path: image.url })).status).toBe(200);
  const blocks = [{ kind: 'IMAGE', url: image.url, alt: 'Our gym' }];
  const created = await app.graphql('mutation ($input: CreatePageInput!) { createPage(input: $input) { latest { blocks { url } } } }', { input: { path: 'gym', title: 'Gym', blocks } }, { as: owner });
  expect(created.data).toEqual({ createPage: { latest: { blocks: [{ url: image.url }] } } });
});

test('staff may not, and what is no picture is refused', async () => {
  expect((await upload(await callerOf('staff'), Buffer.from('x'))).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  expect((await upload(await callerOf('org_owner'), Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
});
