import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.js';
import { createOrganization, createUser } from '../../testing/factories.js';
import { PlayerAttributeEntity } from './player-attribute.entity.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const QUERY = 'query ($slug: String!) { organization(slug: $slug) { playerAttributes { name type visible } } }';

test("hidden attributes are for the organization's own administrators and super administrators", async () => {
  const { id, slug } = await createOrganization(app.manager);
  const other = await createOrganization(app.manager);
  await app.manager.insert(PlayerAttributeEntity, [
    { organizationId: id, name: 'Phone', type: 'string', visible: false, position: 0 },
    { organizationId: id, name: 'Height', type: 'number', position: 2 },
    { organizationId: id, name: 'Born', type: 'date', position: 1 },
    { organizationId: other.id, name: 'Elsewhere', type: 'string' },
  ]);
  const visible = [
    { name: 'Born', type: 'DATE', visible: true },
    { name: 'Height', type: 'NUMBER', visible: true },
  ];
  const all = [{ name: 'Phone', type: 'TEXT', visible: false }, ...visible];
  const [staff, stranger, superAdmin] = [
    await app.signInAs(await createUser(app.manager, id)),
    await app.signInAs(await createUser(app.manager, other.id, { role: 'org_owner' })),
    await app.signInAs(await createUser(app.manager, null)),
  ];
  const seenBy = async (as?: Record<string, string>) =>
    (await app.graphql<{ organization: { playerAttributes: unknown } }>(QUERY, { slug }, { as })).data?.organization
      .playerAttributes;
  expect(await seenBy()).toEqual(visible);
  expect(await seenBy(stranger)).toEqual(visible);
  expect(await seenBy(staff)).toEqual(all);
  expect(await seenBy(superAdmin)).toEqual(all);
});
