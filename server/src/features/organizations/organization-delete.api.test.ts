import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tenantRowsDigest } from '../../testing/tenant-digest.js';
import { startTestApp, type Caller, type TestApp } from '../../testing/app.js';
import { createBusiness, createLink, createOrganization, createPage, createUser } from '../../testing/factories.js';
import { seasonFilesIn } from '../season-import/season-files.js';
import { importSeasonAs } from '../season-import/season-import.service.js';
import { verifyTotals } from '../totals/verify-totals.service.js';

const DIRECTORY = fileURLToPath(new URL('../../../../demo/nba-2017-18', import.meta.url));
const DELETE = 'mutation ($id: ID!) { deleteOrganization(id: $id) { deletedIds undoId message } }';
const UNDO = 'mutation ($id: ID!) { undo(id: $id) { label } }';

let app: TestApp;
let as: Caller;
beforeAll(async () => {
  app = await startTestApp({ ownDatabase: true });
  as = await app.signInAs(await createUser(app.manager, null));
});
afterAll(() => app.close());

test('an organization with a real season is deleted whole, and undo brings back every row of every table', async () => {
  const organization = await createOrganization(app.manager, {
    timeZone: 'America/New_York',
    domains: ['real.example'],
  });
  const neighbour = await createOrganization(app.manager);
  const { id } = organization;
  await createUser(app.manager, id);
  await createUser(app.manager, neighbour.id);
  await createLink(app.manager, id);
  await createPage(app.manager, id);
  await createBusiness(app.manager, id);
  const [upload] = (await app.manager.query(
    `INSERT INTO uploads (organization_id, purpose, original_name, mime, sha256, width, height) VALUES ($1, 'logo', 'l.png', 'image/png', 'x', 1, 1) RETURNING id`,
    [id],
  )) as [{ id: number }];
  await app.manager.query('UPDATE organizations SET logo_upload_id = $2 WHERE id = $1', [id, upload.id]);
  await importSeasonAs(
    await app.context(),
    id,
    { id: null, name: 'the importer' },
    { files: await seasonFilesIn(DIRECTORY), name: '2017-18', active: true },
  );
  const [before, neighbourBefore] = [
    await tenantRowsDigest(app.manager, id),
    await tenantRowsDigest(app.manager, neighbour.id),
  ];
  expect(before['game_line_values']?.count).toBe(263_776);

  const deleted = await app.graphql<{ deleteOrganization: { undoId: string; message: string } }>(
    DELETE,
    { id },
    { as },
  );
  expect(deleted.errors).toBeUndefined();
  expect(deleted.data?.deleteOrganization.message).toBe(`Deleted organization ${organization.name}.`);
  expect(Object.values(await tenantRowsDigest(app.manager, id)).every(({ count }) => count === 0)).toBe(true);
  expect(await tenantRowsDigest(app.manager, neighbour.id)).toEqual(neighbourBefore);
  expect((await app.graphql(`{ organization(slug: "${organization.slug}") { id } }`)).data).toEqual({
    organization: null,
  });

  // As autovacuum does a minute later: from here on PostgreSQL takes the emptied tables for tiny ones.
  await app.manager.query('ANALYZE');
  const list = await app.graphql('{ undoableCommands { id label } }', {}, { as });
  expect(list.data).toEqual({
    undoableCommands: [
      { id: deleted.data?.deleteOrganization.undoId, label: `Deleted organization ${organization.name}.` },
    ],
  });
  expect((await app.graphql(UNDO, { id: deleted.data?.deleteOrganization.undoId }, { as })).errors).toBeUndefined();
  expect(await tenantRowsDigest(app.manager, id)).toEqual(before);
  expect(await verifyTotals(app.manager, id)).toEqual([]);
  expect((await app.graphql(`{ organization(domain: "real.example") { slug logoUrl } }`)).data).toEqual({
    organization: { slug: organization.slug, logoUrl: null },
  });

  await app.graphql(DELETE, { id }, { as });
  await app.manager.query('ANALYZE');
  await importSeasonAs(
    await app.context(),
    neighbour.id,
    { id: null, name: 'the importer' },
    { files: await seasonFilesIn(DIRECTORY), name: '2017-18', active: true },
  );
  expect((await tenantRowsDigest(app.manager, neighbour.id))['game_line_values']?.count).toBe(263_776);
}, 180_000);

test('the slug may be taken meanwhile: then undo is refused, and the next thing of the same id does not mix', async () => {
  const { id, slug, name } = await createOrganization(app.manager);
  const { data } = await app.graphql<{ deleteOrganization: { undoId: string } }>(DELETE, { id }, { as });
  const taker = await createOrganization(app.manager, { slug });
  const refused = await app.graphql(UNDO, { id: data?.deleteOrganization.undoId }, { as });
  expect(refused.errors?.[0]).toMatchObject({
    message: `"Deleted organization ${name}." cannot be undone: the slug “${slug}” has been given to another one of the organizations since.`,
    extensions: { code: 'CONFLICT' },
  });
  expect((await app.graphql(`{ organization(slug: "${slug}") { id } }`)).data).toEqual({
    organization: { id: String(taker.id) },
  });
});

test("the platform's trail tells of the deletion and of its undo", async () => {
  const { id, name } = await createOrganization(app.manager);
  const { data } = await app.graphql<{ deleteOrganization: { undoId: string } }>(DELETE, { id }, { as });
  await app.graphql(UNDO, { id: data?.deleteOrganization.undoId }, { as });
  const trail = await app.graphql(
    '{ auditTrail(first: 2, filter: { platform: true }) { nodes { action label } } }',
    {},
    { as },
  );
  expect(trail.data).toEqual({
    auditTrail: {
      nodes: [
        { action: 'undo', label: `Deleted organization ${name}.` },
        { action: 'organization.delete', label: name },
      ],
    },
  });
});

test('nobody deletes the organization of the own account', async () => {
  const { id } = await createOrganization(app.manager);
  const own = await app.signInAs({
    ...(await createUser(app.manager, id, { role: 'super_admin' })),
    organizationId: id,
  });
  expect((await app.graphql(DELETE, { id }, { as: own })).errors?.[0]?.extensions.code).toBe('UNPROCESSABLE');
});
