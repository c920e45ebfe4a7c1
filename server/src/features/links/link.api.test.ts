import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.js';
import { createLink, createOrganization, createUser } from '../../testing/factories.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const QUERY = `query ($slug: String!) { organization(slug: $slug) {
  links { id label isExternal slug url showInNavbar position version }
} }`;

test('links come by position and id; hidden ones only to those who administer the organization', async () => {
  const { id, slug } = await createOrganization(app.manager);
  const other = await createOrganization(app.manager);
  await createLink(app.manager, other.id);
  const shop = await createLink(app.manager, id, {
    label: 'Shop',
    isExternal: true,
    slug: null,
    url: 'https://shop.example/',
    position: 1,
  });
  const rules = await createLink(app.manager, id, { label: 'Rules', slug: 'rules', position: 1 });
  const draft = await createLink(app.manager, id, { label: 'Draft', showInNavbar: false, position: 0 });
  const [staff, stranger] = [
    await app.signInAs(await createUser(app.manager, id)),
    await app.signInAs(await createUser(app.manager, other.id)),
  ];
  const seenBy = async (as?: Record<string, string>) =>
    (await app.graphql<{ organization: { links: { id: string }[] } }>(QUERY, { slug }, { as })).data?.organization
      .links;

  const shown = [
    {
      id: String(shop.id),
      label: 'Shop',
      isExternal: true,
      slug: null,
      url: 'https://shop.example/',
      showInNavbar: true,
      position: 1,
      version: 1,
    },
    {
      id: String(rules.id),
      label: 'Rules',
      isExternal: false,
      slug: 'rules',
      url: null,
      showInNavbar: true,
      position: 1,
      version: 1,
    },
  ];
  expect(await seenBy()).toEqual(shown);
  expect(await seenBy(stranger)).toEqual(shown);
  expect((await seenBy(staff))?.map((link) => link.id)).toEqual([draft, shop, rules].map((link) => String(link.id)));
});
