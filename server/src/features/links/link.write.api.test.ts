import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Caller, startTestApp, type TestApp } from '../../testing/app.js';
import { createLink, createOrganization, createUser } from '../../testing/factories.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const CREATE =
  'mutation ($input: CreateLinkInput!) { createLink(input: $input) { id label isExternal slug url showInNavbar position version } }';
const UPDATE =
  'mutation ($id: ID!, $input: UpdateLinkInput!) { updateLink(id: $id, input: $input) { id label isExternal slug url showInNavbar position version } }';
const REORDER = 'mutation ($ids: [ID!]!) { reorderLinks(ids: $ids) { id position } }';
const DELETE = 'mutation ($id: ID!) { deleteLink(id: $id) { deletedIds undoId message } }';

async function site(count: number): Promise<{ id: number; staff: Caller; links: string[] }> {
  const { id } = await createOrganization(app.manager);
  const links: string[] = [];
  for (let position = 0; position < count; position += 1)
    links.push(String((await createLink(app.manager, id, { position })).id));
  return { id, staff: await app.signInAs(await createUser(app.manager, id)), links };
}

test('an administrator adds links at the end; an internal one loses its address, an external one its path', async () => {
  const { staff } = await site(1);
  const create = async (input: object) =>
    (await app.graphql<{ createLink: object }>(CREATE, { input }, { as: staff })).data?.createLink;
  expect(
    await create({ label: ' Shop 🏀 ', isExternal: true, url: 'https://shop.example/x', slug: 'ignored' }),
  ).toMatchObject({
    label: 'Shop 🏀',
    isExternal: true,
    slug: null,
    url: 'https://shop.example/x',
    showInNavbar: true,
    position: 1,
    version: 1,
  });
  expect(await create({ label: 'قواعد', slug: '/registration/', url: 'https://ignored.example/' })).toMatchObject({
    label: 'قواعد',
    slug: 'registration',
    url: null,
    position: 2,
  });
});

test('links that are added at once stand one behind the other', async () => {
  const { staff } = await site(1);
  const answers = await Promise.all(
    ['Shop', 'Rules', 'Teams'].map((label) =>
      app.graphql<{ createLink: { position: number } }>(CREATE, { input: { label, slug: 'x' } }, { as: staff }),
    ),
  );
  expect(answers.map(({ data }) => data?.createLink.position).toSorted()).toEqual([1, 2, 3]);
});

test.each([
  ['javascript:alert(1)'],
  ['data:text/html,x'],
  ['//evil.example'],
  ['https://a\u0000b.example/'],
  ['ftp://files.example/'],
  [''],
  [null],
])('an external link to %j is refused and nothing is written', async (url) => {
  const { id, staff } = await site(0);
  const { errors } = await app.graphql(CREATE, { input: { label: 'Bad', isExternal: true, url } }, { as: staff });
  expect(errors?.[0]?.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    errors: [expect.objectContaining({ field: 'url' })],
  });
  expect(await app.manager.query('SELECT 1 FROM links WHERE organization_id = $1', [id])).toEqual([]);
});

test.each([['//evil.example'], ['../admin'], ['a b'], ['x?y=1'], ['javascript:alert(1)']])(
  'an internal path %j is refused',
  async (slug) => {
    const { staff } = await site(0);
    const { errors } = await app.graphql(CREATE, { input: { label: 'Bad', slug } }, { as: staff });
    expect(errors?.[0]?.extensions).toMatchObject({ errors: [expect.objectContaining({ field: 'slug' })] });
  },
);

test('a blank label and one of 10,000 characters are refused', async () => {
  const { staff } = await site(0);
  for (const label of ['   ', 'x'.repeat(10_000)]) {
    const { errors } = await app.graphql(CREATE, { input: { label } }, { as: staff });
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      errors: [expect.objectContaining({ field: 'label' })],
    });
  }
});

test('a change based on an old version is refused, and the other half of a switch of kind is asked for', async () => {
  const {
    staff,
    links: [id],
  } = await site(1);
  const update = (input: object) => app.graphql<{ updateLink: object }>(UPDATE, { id, input }, { as: staff });
  expect((await update({ expectedVersion: 1, showInNavbar: false })).data?.updateLink).toMatchObject({
    showInNavbar: false,
    version: 2,
  });
  expect((await update({ expectedVersion: 1, label: 'Late' })).errors?.[0]?.extensions).toMatchObject({
    code: 'CONFLICT',
    details: { version: 2, changedFields: ['showInNavbar'] },
  });
  expect((await update({ expectedVersion: 2, isExternal: true })).errors?.[0]?.extensions).toMatchObject({
    errors: [expect.objectContaining({ field: 'url' })],
  });
});

test('two reorders at once end in one of the two orders', async () => {
  const { id, staff, links } = await site(6);
  const orders = [links.toReversed(), [...links.slice(3), ...links.slice(0, 3)]];
  const answers = await Promise.all(orders.map((ids) => app.graphql(REORDER, { ids }, { as: staff })));
  expect(answers.map(({ errors }) => errors)).toEqual([undefined, undefined]);
  const rows = (await app.manager.query('SELECT id FROM links WHERE organization_id = $1 ORDER BY position, id', [
    id,
  ])) as { id: number }[];
  expect(orders).toContainEqual(rows.map((row) => String(row.id)));
});

test("an order that leaves a link out, or names another tenant's, changes nothing", async () => {
  const { staff, links } = await site(3);
  const foreign = await site(1);
  for (const ids of [links.slice(1), [...links, foreign.links[0]!]]) {
    const { errors } = await app.graphql(REORDER, { ids }, { as: staff });
    expect(errors?.[0]?.extensions.code).toBe('CONFLICT');
  }
  expect(
    (await app.graphql(REORDER, { ids: [links[0], links[0], links[1], links[2]] }, { as: staff })).errors?.[0]
      ?.extensions.code,
  ).toBe('BAD_USER_INPUT');
});

test('a deleted link comes back as it was', async () => {
  const { id, staff, links } = await site(2);
  const before = await app.manager.query('SELECT * FROM links WHERE organization_id = $1 ORDER BY id', [id]);
  const { data } = await app.graphql<{ deleteLink: { undoId: string; deletedIds: string[] } }>(
    DELETE,
    { id: links[0] },
    { as: staff },
  );
  expect(data?.deleteLink.deletedIds).toEqual([links[0]]);
  expect(await app.manager.query('SELECT id FROM links WHERE organization_id = $1', [id])).toEqual([
    { id: Number(links[1]) },
  ]);
  await app.graphql('mutation ($id: ID!) { undo(id: $id) { label } }', { id: data?.deleteLink.undoId }, { as: staff });
  expect(await app.manager.query('SELECT * FROM links WHERE organization_id = $1 ORDER BY id', [id])).toEqual(before);
});

test('positions sent one by one at the same time all arrive', async () => {
  const { id, staff, links } = await site(8);
  const wanted = links.toReversed();
  const versions = new Map(links.map((link) => [link, 1]));
  const answers = await Promise.all(
    wanted.map((link, position) =>
      app.graphql(UPDATE, { id: link, input: { position, expectedVersion: versions.get(link) } }, { as: staff }),
    ),
  );
  expect(answers.flatMap(({ errors }) => errors ?? [])).toEqual([]);
  const rows = (await app.manager.query('SELECT id FROM links WHERE organization_id = $1 ORDER BY position, id', [
    id,
  ])) as { id: number }[];
  expect(rows.map((row) => String(row.id))).toEqual(wanted);
});
