import { expect, onTestFinished, test } from 'vitest';
import { createBusiness, createLink, createOrganization, createPage, createUser } from '../../testing/factories.js';
import { lastNotedOfGames, REAL_SEASON, startWithRealSeason } from '../../testing/real-season.js';
import { tenantRowsDigest } from '../../testing/tenant-digest.js';
import { seasonFilesIn } from '../season-import/reading/files/season-files.js';
import { importSeasonAs } from '../season-import/season-import.service.js';
import { verifyTotals } from '../totals/verify-totals.service.js';

const DELETE = 'mutation ($id: ID!) { deleteOrganization(id: $id) { deletedIds undoId message } }';
const UNDO = 'mutation ($id: ID!) { undo(id: $id) { label } }';

test('an organization with a real season is deleted whole, and undo brings back every row of every table', async () => {
  const { app, organizationId: id, slug } = await startWithRealSeason();
  onTestFinished(() => app.close());
  const as = await app.signInAs(await createUser(app.manager, null));
  const neighbour = await createOrganization(app.manager);
  await app.manager.query("INSERT INTO organization_domains (organization_id, domain) VALUES ($1, 'real.example')", [
    id,
  ]);
  const [{ name }] = (await app.manager.query('SELECT name FROM organizations WHERE id = $1', [id])) as [
    { name: string },
  ];
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
  const [before, neighbourBefore] = [
    await tenantRowsDigest(app.manager, id),
    await tenantRowsDigest(app.manager, neighbour.id),
  ];
  expect(before['game_line_values']?.count).toBe(263_776);

  const noted = await lastNotedOfGames(app);
  const deleted = await app.graphql<{ deleteOrganization: { undoId: string; message: string } }>(
    DELETE,
    { id },
    { as },
  );
  expect(deleted.errors).toBeUndefined();
  expect(deleted.data?.deleteOrganization.message).toBe(`Deleted organization ${name}.`);
  expect(Object.values(await tenantRowsDigest(app.manager, id)).every(({ count }) => count === 0)).toBe(true);
  expect(await tenantRowsDigest(app.manager, neighbour.id)).toEqual(neighbourBefore);
  expect(await lastNotedOfGames(app)).toBe(noted);
  expect((await app.graphql(`{ organization(slug: "${slug}") { id } }`)).data).toEqual({ organization: null });

  // As autovacuum does a minute later: from here on PostgreSQL takes the emptied tables for tiny ones.
  await app.manager.query('ANALYZE');
  const list = await app.graphql('{ undoableCommands { id label } }', {}, { as });
  expect(list.data).toEqual({
    undoableCommands: [{ id: deleted.data?.deleteOrganization.undoId, label: `Deleted organization ${name}.` }],
  });
  expect((await app.graphql(UNDO, { id: deleted.data?.deleteOrganization.undoId }, { as })).errors).toBeUndefined();
  expect(await tenantRowsDigest(app.manager, id)).toEqual(before);
  expect(await verifyTotals(app.manager, id)).toEqual([]);
  expect((await app.graphql(`{ organization(domain: "real.example") { slug logoUrl } }`)).data).toEqual({
    organization: { slug: slug, logoUrl: null },
  });

  await app.graphql(DELETE, { id }, { as });
  await app.manager.query('ANALYZE');
  await importSeasonAs(
    await app.context(),
    neighbour.id,
    { id: null, name: 'the importer' },
    { files: await seasonFilesIn(REAL_SEASON), name: '2017-18', active: true },
  );
  expect((await tenantRowsDigest(app.manager, neighbour.id))['game_line_values']?.count).toBe(263_776);
});
