import { afterAll, beforeAll, expect, test } from 'vitest';
import { defaultStatDefinitions } from '../../domain/stats/default-stat-definitions.js';
import { type Caller, startTestApp, type TestApp } from '../../testing/app.js';
import { createOrganization, createSports, createStatDefinitions, createUser } from '../../testing/factories.js';
import { StatDefinitionEntity } from './stat-definition.entity.js';

let app: TestApp;
let basketball: number;
beforeAll(async () => {
  app = await startTestApp();
  basketball = (await createSports(app.manager)).basketball.id;
});
afterAll(() => app.close());

const UPDATE =
  'mutation ($id: ID!, $input: UpdateStatDefinitionInput!) { definition: updateStatDefinition(id: $id, input: $input) { abbreviation hidden version } }';
const REORDER = 'mutation ($ids: [ID!]!) { definitions: reorderStatDefinitions(ids: $ids) { id } }';
const RESET =
  'mutation ($sportId: ID!) { done: resetStatDefinitions(sportId: $sportId) { statDefinitions { abbreviation hidden position } undoId message } }';
const UNDO = 'mutation ($id: ID!) { undo(id: $id) { id } }';

async function site(): Promise<{ id: number; staff: Caller; definitions: Map<string, StatDefinitionEntity> }> {
  const { id } = await createOrganization(app.manager);
  return {
    id,
    staff: await app.signInAs(await createUser(app.manager, id)),
    definitions: await createStatDefinitions(app.manager, id),
  };
}

const rowsOf = (organizationId: number) =>
  app.manager.find(StatDefinitionEntity, { where: { organizationId }, order: { position: 'ASC', id: 'ASC' } });

test('a statistic is hidden and shown; two at once, the second one is told', async () => {
  const { staff, definitions } = await site();
  const { id } = definitions.get('AST')!;
  const hide = () => app.graphql(UPDATE, { id, input: { hidden: true, expectedVersion: 1 } }, { as: staff });
  const answers = await Promise.all([hide(), hide()]);
  const hidden = { abbreviation: 'AST', hidden: true, version: 2 };
  expect(answers.map(({ data }) => data?.['definition']).filter((definition) => definition !== null)).toEqual([hidden]);
  expect(answers.find(({ errors }) => errors)?.errors?.[0]).toMatchObject({
    message: expect.stringMatching(/^AST has been changed meanwhile/),
    extensions: { code: 'CONFLICT' },
  });
});

test('a sport is reordered as a whole; another sport, another tenant and half a list are refused', async () => {
  const { id, staff, definitions } = await site();
  const tennis = await createStatDefinitions(app.manager, id, 'tennis');
  const foreign = (await site()).definitions;
  const reversed = [...definitions.values()].map((definition) => String(definition.id)).toReversed();
  const { data } = await app.graphql(REORDER, { ids: reversed }, { as: staff });
  expect(data).toEqual({ definitions: reversed.map((definitionId) => ({ id: definitionId })) });
  expect((await rowsOf(id)).filter(({ sportId }) => sportId === basketball)[0]).toMatchObject({
    abbreviation: 'PF',
    position: 0,
    version: 2,
  });
  const code = async (ids: readonly (string | number)[]) =>
    (await app.graphql(REORDER, { ids }, { as: staff })).errors?.[0]?.extensions.code;
  expect(await code(reversed.slice(1))).toBe('CONFLICT');
  expect(await code([...reversed, tennis.get('ACE')!.id])).toBe('CONFLICT');
  expect(await code([foreign.get('PTS')!.id])).toBe('NOT_FOUND');
  expect(await code([])).toBe('BAD_USER_INPUT');
});

test('a reset brings order, visibility and missing ones back, hides what is not in the list, and is undone', async () => {
  const { id, staff, definitions } = await site();
  await app.manager.delete(StatDefinitionEntity, { organizationId: id, id: definitions.get('PF')!.id });
  await app.manager.update(
    StatDefinitionEntity,
    { organizationId: id, id: definitions.get('PTS')!.id },
    { position: 99, hidden: true },
  );
  await app.manager.insert(StatDefinitionEntity, {
    organizationId: id,
    sportId: basketball,
    name: 'Dunks',
    abbreviation: 'DNK',
    position: 1,
  });
  const before = await rowsOf(id);
  const { data } = await app.graphql<{ done: { undoId: string; statDefinitions: object[]; message: string } }>(
    RESET,
    { sportId: basketball },
    { as: staff },
  );
  const defaults = defaultStatDefinitions('basketball').map(({ abbreviation, hidden, order }) => ({
    abbreviation,
    hidden,
    position: order,
  }));
  expect(data?.done.statDefinitions).toEqual([...defaults, { abbreviation: 'DNK', hidden: true, position: 22 }]);
  expect(data?.done.message).toBe('Statistics of basketball are reset to default.');
  expect((await app.graphql(UNDO, { id: data!.done.undoId }, { as: staff })).errors).toBeUndefined();
  // But for their stamps: an undo is a change, too.
  const stamp = { version: 0, updatedAt: new Date(0), updatedBy: null };
  const unstamped = (rows: typeof before) => rows.map((row) => ({ ...row, ...stamp }));
  expect(unstamped(await rowsOf(id))).toEqual(unstamped(before));
});

test('an unknown sport cannot be reset', async () => {
  const { staff } = await site();
  expect((await app.graphql(RESET, { sportId: 2147483647 }, { as: staff })).errors?.[0]?.extensions.code).toBe(
    'NOT_FOUND',
  );
});
