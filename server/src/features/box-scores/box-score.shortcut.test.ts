import { type DocumentNode, execute, parse, validate } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.js';
import { createLeagueWorld, createOrganization, type LeagueWorld } from '../../testing/factories.js';

let app: TestApp;
let world: LeagueWorld;
let other: { id: number; slug: string };
beforeAll(async () => {
  app = await startTestApp();
  world = await createLeagueWorld(app.manager);
  other = await createOrganization(app.manager);
});
afterAll(() => app.close());

type Variables = Record<string, unknown>;

interface Answers {
  /** The shortcut's; null when it leaves the operation to the long way. */
  text: string | null;
  /** As graphql-js answers. */
  interpreted: string;
  failed: boolean;
}

async function answersTo(document: DocumentNode, variables: Variables, operationName?: string): Promise<Answers> {
  const { graph } = app.app.parts.services;
  const body = await graph.byShortcut(await app.context(), document, variables, operationName);
  const result = await execute({
    schema: graph.schema,
    document,
    rootValue: {},
    contextValue: await app.context(),
    variableValues: variables,
    operationName,
  });
  return { text: body && body.toString(), interpreted: JSON.stringify(result), failed: result.errors !== undefined };
}

/** SLUG, GAME, ORG in a document stand for the world's own; returned as validated. */
function documentOf(source: string): DocumentNode {
  const { organization, current } = world;
  const document = parse(
    source
      .replaceAll('SLUG', organization.slug)
      .replaceAll('GAME', String(current.games[0]!.id))
      .replaceAll('ORG', String(organization.id)),
  );
  expect(validate(app.app.parts.services.graph.schema, document)).toEqual([]);
  return document;
}

const SCORE = '{ home { score } }';

/** Values of every kind for one variable, the right ones among them. */
const given = (): unknown[] => {
  const id = world.current.games[0]!.id;
  return [
    undefined,
    null,
    id,
    String(id),
    `0${id}`,
    -id,
    id + 0.5,
    1e21,
    2 ** 40,
    true,
    '',
    ' ',
    'x',
    [],
    [String(id)],
    {},
    world.organization.slug,
    world.organization.slug.toUpperCase(),
    other.slug,
  ];
};

describe('whatever is given for a variable, the answer is that of graphql-js or left to it', () => {
  test.each([
    `query ($id: ID!) { organization(slug: "SLUG") { game(id: $id) ${SCORE} } }`,
    `query ($id: ID! = "GAME") { organization(slug: "SLUG") { game(id: $id) ${SCORE} } }`,
    `query ($id: ID = 7) { organization(slug: "SLUG") { game(id: $id) ${SCORE} } }`,
    `query ($id: ID) { organization(id: $id) { id game(id: GAME) ${SCORE} } }`,
    `query ($id: String!) { organization(slug: $id) { id game(id: GAME) ${SCORE} } }`,
    `query ($id: String) { organization(slug: $id, domain: "nowhere.example") { id game(id: GAME) ${SCORE} } }`,
    `query ($id: String = "SLUG") { organization(domain: $id) { id game(id: "GAME") ${SCORE} } }`,
    `query ($id: Boolean!) { organization(slug: "SLUG") { game(id: GAME) { id @skip(if: $id) status } } }`,
    `query ($id: Boolean = true) { organization(slug: "SLUG") { game(id: GAME) { id @include(if: $id) status } } }`,
    `query ($id: Int) { organization(slug: "SLUG") { game(id: GAME) { id } games(first: $id) @skip(if: true) { totalCount } } }`,
  ])('%s', async (source) => {
    const document = documentOf(source);
    for (const value of given()) {
      const { text, interpreted, failed } = await answersTo(document, value === undefined ? {} : { id: value });
      expect([value, text]).toEqual([value, failed || text === null ? null : interpreted]);
    }
  });
});

test.each([
  ['a game by number', `{ organization(slug: "SLUG") { game(id: GAME) ${SCORE} } }`],
  ['by block text and an organization by id', `{ organization(id: """ORG""") { game(id: "GAME") ${SCORE} } }`],
  ['an id wins over a slug', `{ organization(id: ORG, slug: "nobody") { game(id: GAME) ${SCORE} } }`],
  ['no such game', `{ organization(slug: "SLUG") { name game(id: 2147483647) { id lines: home { lines { id } } } } }`],
  ['what is no id', `{ organization(slug: "SLUG") { game(id: "one") { id } } }`],
  ['no such organization', '{ league: organization(slug: "nobody-here") { game(id: 1) { id } } }'],
  [
    'names of types and aliases',
    `{ __typename o: organization(slug: "SLUG") { __typename g: game(id: GAME) { __typename h: home { __typename s: score } } } }`,
  ],
  [
    'a field twice with different selections',
    `{ organization(slug: "SLUG") { game(id: GAME) { home { score } id home { team { name } score } } game(id: GAME) { status } } }`,
  ],
  ['empty lists', `{ organization(slug: "SLUG") { game(id: GAME) { home { lines { id @skip(if: true) } } } } }`],
])('the shortcut answers: %s', async (_what, source) => {
  const { text, interpreted } = await answersTo(documentOf(source), {});
  expect(text).toBe(interpreted);
});

test.each([
  ['two games', `{ organization(slug: "SLUG") { a: game(id: GAME) { id } b: game(id: 1) { id } } }`],
  [
    'two organizations',
    `{ a: organization(slug: "SLUG") { game(id: GAME) { id } } b: organization(slug: "SLUG") { id } }`,
  ],
  ['more than the box score', `{ organization(slug: "SLUG") { game(id: GAME) { id season { name } } } }`],
  ['another list beside it', `{ organization(slug: "SLUG") { game(id: GAME) { id } games { totalCount } } }`],
  ['no game at all', '{ organization(slug: "SLUG") { name } }'],
])('the shortcut is not taken for %s', async (_what, source) => {
  expect((await answersTo(documentOf(source), {})).text).toBeNull();
});

test('of several operations the named one is answered', async () => {
  const document = documentOf(
    `query A { organization(slug: "SLUG") { game(id: GAME) { id } } } query B { organization(slug: "SLUG") { game(id: GAME) { status } } }`,
  );
  for (const name of ['A', 'B']) {
    const { text, interpreted } = await answersTo(document, {}, name);
    expect(text).toBe(interpreted);
  }
  expect(await app.app.parts.services.graph.byShortcut(await app.context(), document, {}, 'C')).toBeNull();
});

test('a condition of another operation says nothing of a variable of the same name', async () => {
  const document = documentOf(`query A($x: Boolean!) { organization(slug: "SLUG") { id @include(if: $x) } }
    query B($x: String) { organization(slug: "SLUG") { game(id: GAME) { id } } other: organization(slug: $x) @skip(if: true) { id } }`);
  expect(await answersTo(document, { x: true }, 'B')).toMatchObject({ text: null, failed: true });
});

test("another organization's game answers like a missing one", async () => {
  const document = documentOf(
    `query ($slug: String!, $id: ID!) { organization(slug: $slug) { name game(id: $id) ${SCORE} } }`,
  );
  const ask = async (id: number): Promise<string | null> => (await answersTo(document, { slug: other.slug, id })).text;
  const stranger = await ask(world.current.games[0]!.id);
  expect(stranger).toContain('"game":null');
  expect(stranger).toBe(await ask(2_147_483_647));
});
