import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../testing/app.js';
import { createOrganization, createPage, createPlayer, createUser } from '../testing/factories.js';
import { multipartBody } from '../testing/multipart.js';
import { serveUploads } from './serve-uploads.js';
import { sweepUnusedUploads } from './sweep-unused-uploads.js';
import { sweepUploads } from './sweep-uploads.js';

const MINUTE = 60_000;
const UPDATE =
  'mutation ($id: ID!, $input: UpdateOrganizationInput!) { it: updateOrganization(id: $id, input: $input) { url: logoUrl } }';
const UPDATE_PLAYER =
  'mutation ($id: ID!, $input: UpdatePlayerInput!) { it: updatePlayer(id: $id, input: $input) { url: imageUrl } }';
const PAGE_IMAGE = 'mutation ($image: Upload) { it: uploadPageImage(image: $image) { url } }';

let app: TestApp;
let dataDir: string;
let bytes: Buffer;
let now: Date;
let organizationId: number;
let root: Caller;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'courtbook-unused-'));
  bytes = await sharp({ create: { width: 500, height: 500, channels: 3, background: '#205080' } })
    .png()
    .toBuffer();
  app = await startTestApp({ config: { dataDir }, routers: [serveUploads], ownDatabase: true, now: () => now });
});
afterAll(async () => {
  await app.close();
  await rm(dataDir, { recursive: true, force: true });
});
beforeEach(async () => {
  now = new Date('2026-05-01T12:00:00Z');
  organizationId = (await createOrganization(app.manager)).id;
  root = await app.signInAs({ id: (await createUser(app.manager, null)).id, organizationId });
});

const later = (minutes: number): void => void (now = new Date(now.getTime() + minutes * MINUTE));
const sweep = (): Promise<number> => sweepUnusedUploads(app.app.parts.services);
const served = async (url: string): Promise<number> => (await app.request({ path: url })).status;
const kept = async (): Promise<number> =>
  Number(
    (
      (await app.manager.query('SELECT count(*) AS count FROM uploads WHERE organization_id = $1', [
        organizationId,
      ])) as { count: string }[]
    )[0]!.count,
  );

/** Sends a picture as the variable at the path; answers its address. */
async function send(query: string, variables: Record<string, unknown>, path: string): Promise<string> {
  const { body, headers } = multipartBody(
    { query, variables },
    { [`variables.${path}`]: { name: 'a.png', type: 'image/png', bytes } },
  );
  const { text } = await app.request({
    method: 'POST',
    path: '/graphql',
    as: root,
    headers: { ...headers, 'apollo-require-preflight': '1' },
    body,
  });
  return (JSON.parse(text) as { data: { it: { url: string } } }).data.it.url;
}

const setLogo = (expectedVersion: number): Promise<string> =>
  send(UPDATE, { id: organizationId, input: { expectedVersion, logo: null } }, 'input.logo');

async function undo(document: string, variables: Record<string, unknown>): Promise<() => Promise<unknown>> {
  const { data } = await app.graphql<{ it: { undoId: string } }>(document, variables, { as: root });
  return async () =>
    (await app.graphql('mutation ($id: ID!) { undo(id: $id) { label } }', { id: data?.it.undoId }, { as: root }))
      .errors;
}

test('a picture that was replaced or taken away goes when the ten minutes are over, rows and files', async () => {
  const first = await setLogo(1);
  const second = await setLogo(2);
  expect([await sweep(), await served(first)]).toEqual([0, 200]);
  later(9);
  expect([await sweep(), await served(first), await kept()]).toEqual([0, 200, 2]);
  later(1);
  expect([await sweep(), await served(first), await served(second), await kept()]).toEqual([1, 404, 200, 1]);
  const sizes = (await app.manager.query('SELECT storage_key AS key FROM upload_sizes WHERE organization_id = $1', [
    organizationId,
  ])) as { key: string }[];
  expect(sizes.map(({ key }) => `/uploads/${key}`)).toContain(second);
  await app.graphql(UPDATE, { id: organizationId, input: { expectedVersion: 3, logo: null } }, { as: root });
  await sweep();
  later(10);
  expect([await sweep(), await served(second), await kept()]).toEqual([1, 404, 0]);
});

test('one that comes back into use meanwhile stays', async () => {
  const logo = await setLogo(1);
  const [{ id }] = (await app.manager.query('SELECT logo_upload_id AS id FROM organizations WHERE id = $1', [
    organizationId,
  ])) as [{ id: number }];
  await app.manager.query('UPDATE organizations SET logo_upload_id = NULL WHERE id = $1', [organizationId]);
  await sweep();
  await app.manager.query('UPDATE organizations SET logo_upload_id = $2 WHERE id = $1', [organizationId, id]);
  later(10);
  expect(await sweep()).toBe(0);
  await app.manager.query('UPDATE organizations SET logo_upload_id = NULL WHERE id = $1', [organizationId]);
  expect([await sweep(), await served(logo)]).toEqual([0, 200]);
});

test("a page's picture stays as long as any of its revisions shows it, and a day for a page that is still being written", async () => {
  const [shown, unsaved] = [
    await send(PAGE_IMAGE, { image: null }, 'image'),
    await send(PAGE_IMAGE, { image: null }, 'image'),
  ];
  await createPage(app.manager, organizationId, {
    blocks: [{ kind: 'IMAGE', url: shown, alt: 'x' }],
    published: false,
  });
  await sweep();
  later(23 * 60);
  await sweep();
  expect([await sweep(), await kept()]).toEqual([0, 2]);
  later(61);
  await sweep();
  later(10);
  expect([await sweep(), await served(shown), await served(unsaved)]).toEqual([1, 200, 404]);
});

test("a page's picture stays for a link in its text, too, whatever stands around it; another organization's page does not hold it", async () => {
  const [linked, quoted, foreign] = [
    await send(PAGE_IMAGE, { image: null }, 'image'),
    await send(PAGE_IMAGE, { image: null }, 'image'),
    await send(PAGE_IMAGE, { image: null }, 'image'),
  ];
  const text = `Our gym:\n[photo](https://hoops.example${linked}), or "${quoted}".`;
  await createPage(app.manager, organizationId, {
    blocks: [{ kind: 'ACCORDION', items: [{ title: 'Where?', text }] }],
  });
  await createPage(app.manager, (await createOrganization(app.manager)).id, {
    blocks: [{ kind: 'IMAGE', url: foreign, alt: 'x' }],
  });
  later(25 * 60);
  await sweep();
  later(10);
  expect([await sweep(), await served(linked), await served(quoted), await served(foreign)]).toEqual([
    1, 200, 200, 404,
  ]);
});

test('what a deletion took along stays while it can be undone', async () => {
  const player = await createPlayer(app.manager, organizationId);
  const image = await send(UPDATE_PLAYER, { id: player.id, input: { expectedVersion: 1, image: null } }, 'input.image');
  const takeBack = await undo('mutation ($id: ID!) { it: deletePlayers(ids: [$id]) { undoId } }', { id: player.id });
  await sweep();
  later(9);
  await sweep();
  expect(await takeBack()).toBeUndefined();
  later(30);
  expect([await sweep(), await sweep(), await served(image)]).toEqual([0, 0, 200]);
  await undo('mutation ($id: ID!) { it: deletePlayers(ids: [$id]) { undoId } }', { id: player.id });
  await sweep();
  later(11);
  expect(await sweep()).toBe(0);
  later(10);
  expect([await sweep(), await served(image)]).toEqual([1, 404]);
});

test('an organization that comes back has its pictures, however old their files are', async () => {
  const logo = await setLogo(1);
  const takeBack = await undo('mutation ($id: ID!) { it: deleteOrganization(id: $id) { undoId } }', {
    id: organizationId,
  });
  const old = new Date(now.getTime() - 48 * 60 * MINUTE);
  for (const name of await readdir(join(dataDir, 'uploads'), { recursive: true }))
    await utimes(join(dataDir, 'uploads', name), old, old);
  expect([await sweepUploads(app.app.parts.services), await sweep()]).toEqual([0, 0]);
  expect(await takeBack()).toBeUndefined();
  expect(await served(logo)).toBe(200);
});
