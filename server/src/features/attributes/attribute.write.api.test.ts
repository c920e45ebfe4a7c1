import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Caller, startTestApp, type TestApp } from '../../testing/app.js';
import { createOrganization, createPlayer, createUser } from '../../testing/factories.js';
import { overtaken } from '../../testing/overtaken.js';
import { PlayerAttributeEntity } from './player-attribute.entity.js';
import { PlayerAttributeValueEntity } from './player-attribute-value.entity.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const FIELDS = 'id name type visible position version';
const CREATE = `mutation ($input: CreatePlayerAttributeInput!) { attribute: createPlayerAttribute(input: $input) { ${FIELDS} } }`;
const UPDATE = `mutation ($id: ID!, $input: UpdatePlayerAttributeInput!) { attribute: updatePlayerAttribute(id: $id, input: $input) { ${FIELDS} } }`;
const REORDER = 'mutation ($ids: [ID!]!) { attributes: reorderPlayerAttributes(ids: $ids) { id position } }';
const DELETE = 'mutation ($id: ID!) { done: deletePlayerAttribute(id: $id) { undoId message } }';
const RESET = 'mutation { done: resetPlayerAttributes { attributes { name type visible } undoId message } }';
const UNDO = 'mutation ($id: ID!) { undo(id: $id) { id } }';

type Row = Partial<PlayerAttributeEntity> & { name: string };

async function site(...attributes: Row[]): Promise<{ id: number; staff: Caller; ids: string[] }> {
  const { id } = await createOrganization(app.manager);
  const rows = await app.manager.save(
    PlayerAttributeEntity,
    attributes.map((row, position) => ({ type: 'string' as const, position, ...row, organizationId: id })),
  );
  return { id, staff: await app.signInAs(await createUser(app.manager, id)), ids: rows.map((row) => String(row.id)) };
}

async function stored(organizationId: number): Promise<string[]> {
  const rows = await app.manager.find(PlayerAttributeEntity, {
    where: { organizationId },
    order: { position: 'ASC', id: 'ASC' },
  });
  return rows.map(({ name, type, visible }) => `${name} ${type} ${visible ? 'shown' : 'hidden'}`);
}

test('an attribute is added at the end; its name is unique in any case', async () => {
  const { staff } = await site({ name: 'Number' });
  const { data } = await app.graphql(CREATE, { input: { name: ' Größe ', type: 'NUMBER' } }, { as: staff });
  expect(data).toMatchObject({ attribute: { name: 'Größe', type: 'NUMBER', visible: true, position: 1, version: 1 } });
  const again = await app.graphql(CREATE, { input: { name: 'NUMBER', type: 'DATE' } }, { as: staff });
  expect(again.errors?.[0]).toMatchObject({
    message: 'There is an attribute of this name already.',
    extensions: { code: 'CONFLICT' },
  });
  for (const name of ['', 'x'.repeat(10_000)])
    expect(
      (await app.graphql(CREATE, { input: { name, type: 'TEXT' } }, { as: staff })).errors?.[0]?.extensions.code,
    ).toBe('BAD_USER_INPUT');
});

test('two administrators who add the same name at once: one of them is told', async () => {
  const { id, staff } = await site();
  const answers = await Promise.all(
    [1, 2, 3].map(() => app.graphql(CREATE, { input: { name: 'Height', type: 'TEXT' } }, { as: staff })),
  );
  expect(answers.map(({ errors }) => errors?.[0]?.extensions.code ?? 'done').toSorted()).toEqual([
    'CONFLICT',
    'CONFLICT',
    'done',
  ]);
  expect(await stored(id)).toEqual(['Height string shown']);
});

test('attributes that are added at once stand one behind the other', async () => {
  const { staff } = await site({ name: 'Number' });
  const answers = await Promise.all(
    ['Height', 'Weight', 'Hand'].map((name) =>
      app.graphql<{ attribute: { position: number } }>(CREATE, { input: { name, type: 'TEXT' } }, { as: staff }),
    ),
  );
  expect(answers.map(({ data }) => data?.attribute.position).toSorted()).toEqual([1, 2, 3]);
});

test('renaming and hiding need the version that they are based on', async () => {
  const { staff, ids } = await site({ name: 'Number' }, { name: 'Position' });
  const [id] = ids;
  const hidden = await app.graphql(UPDATE, { id, input: { visible: false, expectedVersion: 1 } }, { as: staff });
  expect(hidden.data).toMatchObject({ attribute: { name: 'Number', visible: false, version: 2 } });
  const stale = await app.graphql(UPDATE, { id, input: { name: 'Jersey', expectedVersion: 1 } }, { as: staff });
  expect(stale.errors?.[0]).toMatchObject({
    message: expect.stringContaining(': visibility.'),
    extensions: { code: 'CONFLICT' },
  });
  const taken = await app.graphql(UPDATE, { id, input: { name: 'position', expectedVersion: 2 } }, { as: staff });
  expect(taken.errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT', details: { field: 'name' } });
});

test('two orders at once end in one of the two; an order of an older list is refused', async () => {
  const { id, staff, ids } = await site({ name: 'A' }, { name: 'B' }, { name: 'C', visible: false });
  const [a, b, c] = ids;
  const orders = [
    [c, b, a],
    [b, c, a],
  ];
  const answers = await Promise.all(orders.map((order) => app.graphql(REORDER, { ids: order }, { as: staff })));
  expect(answers.map(({ errors }) => errors)).toEqual([undefined, undefined]);
  expect([
    ['C string hidden', 'B string shown', 'A string shown'],
    ['B string shown', 'C string hidden', 'A string shown'],
  ]).toContainEqual(await stored(id));
  await app.graphql(CREATE, { input: { name: 'D', type: 'TEXT' } }, { as: staff });
  expect((await app.graphql(REORDER, { ids: [a, b, c] }, { as: staff })).errors?.[0]?.extensions.code).toBe('CONFLICT');
  expect((await app.graphql(REORDER, { ids: [a, a, b, c] }, { as: staff })).errors?.[0]?.extensions.code).toBe(
    'BAD_USER_INPUT',
  );
});

test('deleting takes the values along and is undone', async () => {
  const { id, staff, ids } = await site({ name: 'Number' });
  const player = await createPlayer(app.manager, id);
  await app.manager.insert(PlayerAttributeValueEntity, {
    organizationId: id,
    playerId: player.id,
    attributeId: Number(ids[0]),
    value: '7',
  });
  const { data } = await app.graphql<{ done: { undoId: string; message: string } }>(
    DELETE,
    { id: ids[0] },
    { as: staff },
  );
  expect(data?.done.message).toBe('Deleted attribute Number with its values of 1 player.');
  expect(await stored(id)).toEqual([]);
  await app.graphql(UNDO, { id: data!.done.undoId }, { as: staff });
  expect(await stored(id)).toEqual(['Number string shown']);
  expect(await app.manager.findBy(PlayerAttributeValueEntity, { organizationId: id })).toMatchObject([{ value: '7' }]);
});

test('a reset shows the defaults in order, hides the rest behind them, keeps values and the type that they have, and is undone', async () => {
  const { id, staff, ids } = await site(
    { name: 'Height' },
    { name: 'POSITION', visible: false },
    { name: 'Hometown' },
    { name: 'number' },
  );
  const player = await createPlayer(app.manager, id);
  await app.manager.insert(PlayerAttributeValueEntity, {
    organizationId: id,
    playerId: player.id,
    attributeId: Number(ids[0]),
    value: `6'1"`,
  });
  const before = await stored(id);
  const { data } = await app.graphql<{ done: { undoId: string; attributes: object[] } }>(RESET, {}, { as: staff });
  expect(data?.done).toMatchObject({
    message: 'Player attributes are reset to default.',
    attributes: [
      { name: 'number', type: 'NUMBER', visible: true },
      { name: 'POSITION', type: 'TEXT', visible: true },
      { name: 'Height', visible: false },
      { name: 'Hometown', visible: false },
    ],
  });
  expect(await app.manager.countBy(PlayerAttributeValueEntity, { organizationId: id })).toBe(1);
  const twice = await app.graphql<{ done: { undoId: string | null } }>(RESET, {}, { as: staff });
  expect(twice.data?.done.undoId).toBeNull();
  await app.graphql(UNDO, { id: data!.done.undoId }, { as: staff });
  expect(await stored(id)).toEqual(before);
});

test('a reset of an empty list makes the defaults, two at once only once', async () => {
  const { id, staff } = await site();
  await Promise.all([1, 2].map(() => app.graphql(RESET, {}, { as: staff })));
  expect(await stored(id)).toEqual(['Number number shown', 'Position string shown']);
});

test('a reset waits for an attribute that is being added, and puts it behind the defaults, too', async () => {
  const { id, staff } = await site({ name: 'Nickname' });
  const { errors } = await overtaken(
    app.database.pool,
    async (adding) => {
      // As `createAttribute` does, before its answer.
      await adding.query('SELECT FROM organizations WHERE id = $1 FOR NO KEY UPDATE', [id]);
      await adding.query(
        "INSERT INTO player_attributes (organization_id, name, type, position) VALUES ($1, 'Club', 'string', 1)",
        [id],
      );
    },
    () => app.graphql(RESET, {}, { as: staff }),
  );
  expect(errors).toBeUndefined();
  expect(await stored(id)).toEqual([
    'Number number shown',
    'Position string shown',
    'Nickname string hidden',
    'Club string hidden',
  ]);
});
