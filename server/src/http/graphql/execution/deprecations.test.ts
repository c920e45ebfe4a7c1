import { buildSchema, parse } from 'graphql';
import { expect, test } from 'vitest';
import type { RequestContext } from '../../../context/request-context.js';
import type { Release } from '../../../lib/releases/releases.js';
import { compileGraph } from './compiled-graph.js';
import { findDeprecations } from './deprecations.js';

const SDL = `
  type Query { teams(first: Int, page: Int @deprecated(reason: "Use first. Goes not before 2027-06-01."), filter: Filter, kind: Kind): [Team] word: String }
  type Team { id: ID title: String @deprecated(reason: "Use \`id\`. Goes not before 2027-07-01.") friend: Team }
  input Filter { kind: Kind city: String @deprecated(reason: "Use place. Goes not before 2027-08-01.") any: [Other!] }
  input Other { kind: Kind place: Place }
  input Place { city: String @deprecated(reason: "Use id. Goes not before 2027-08-01.") }
  enum Kind { A B @deprecated(reason: "Use A. Goes not before 2027-09-01.") }
`;
const LOG: Release[] = [
  { version: '3', date: '2026-12-24', changes: [] },
  {
    version: '2',
    date: '2026-12-01',
    changes: [{ api: 'GraphQL', kind: 'deprecated', place: 'Team.title', text: 'Use `id`.', until: '2027-07-01' }],
  },
];
const schema = buildSchema(SDL);
const graph = compileGraph(schema, undefined, LOG);

async function used(text: string, variables: Record<string, unknown> = {}): Promise<unknown> {
  const { extensions } = await graph.execute({} as RequestContext, parse(text), variables);
  const found = extensions?.['deprecations'] as { what: string }[] | undefined;
  return found?.map(({ what }) => what);
}

test('an answer says what it used that is deprecated: since when, until when, and what instead', async () => {
  const { data, extensions } = await graph.execute({} as RequestContext, parse('{ teams { title } }'));
  expect(data).toEqual({ teams: null });
  expect(extensions).toEqual({
    deprecations: [{ what: 'Team.title', reason: 'Use `id`.', since: '2026-12-01', until: '2027-07-01' }],
  });
});

test('fields, arguments, fields of inputs and values of enums count, in fragments, and each once', async () => {
  expect(
    await used(
      '{ a: teams { ...F } b: teams { title } } fragment F on Team { friend { ...G } } fragment G on Team { title }',
    ),
  ).toEqual(['Team.title']);
  expect(await used('{ teams(page: 2) { id } }')).toEqual(['Query.teams.page']);
  expect(await used('{ teams(filter: { any: [{ place: { city: "x" } }] }) { id } }')).toEqual(['Place.city']);
  expect(await used('{ teams(filter: { city: "x" }) { id } }')).toEqual(['Filter.city']);
  expect(await used('{ teams(kind: B) { id } }')).toEqual(['Kind.B']);
  expect(await used('query ($k: Kind = B) { teams(kind: $k) { id } }', { k: 'A' })).toEqual(['Kind.B']);
});

test('what comes in variables counts', async () => {
  const filtered = 'query ($f: Filter, $k: Kind) { teams(filter: $f, kind: $k) { id } }';
  expect(await used(filtered)).toBeUndefined();
  expect(await used(filtered, { f: { kind: 'A' }, k: null })).toBeUndefined();
  expect(await used(filtered, { f: { any: [{ place: { city: 'x' }, kind: 'B' }] } })).toEqual(['Place.city', 'Kind.B']);
  expect(await used(filtered, { k: 'B' })).toEqual(['Kind.B']);
});

test('one operation of a document says nothing of another', async () => {
  const document = parse('query A { word } query B { teams { title } }');
  const asked = async (name: string) => (await graph.execute({} as RequestContext, document, {}, name)).extensions;
  expect(await asked('A')).toBeUndefined();
  expect(await asked('B')).toBeDefined();
});

test('nothing is looked for at a request where nothing of the operation can be deprecated', () => {
  const find = findDeprecations(schema, LOG);
  expect(find(parse('query ($n: Int) { teams(first: $n) { id } }'), '')).toBeNull();
  expect(find(parse('{ teams { title } }'), '')).not.toBeNull();
  const plain = findDeprecations(buildSchema(SDL.replaceAll(/@deprecated\([^)]*\)/g, '')), LOG);
  // Not even looked at: a document that is none would stop whoever walks through it.
  expect(plain(null as never, '')).toBeNull();
});
