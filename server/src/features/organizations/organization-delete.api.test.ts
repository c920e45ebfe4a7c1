import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../testing/app.js';
import { createOrganization, createUser } from '../../testing/factories.js';

const DELETE = 'mutation ($id: ID!) { deleteOrganization(id: $id) { deletedIds undoId message } }';
const UNDO = 'mutation ($id: ID!) { undo(id: $id) { label } }';

let app: TestApp;
let as: Caller;
beforeAll(async () => {
  app = await startTestApp({ ownDatabase: true });
  as = await app.signInAs(await createUser(app.manager, null));
});
afterAll(() => app.close());

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
