import { buildSchema } from 'graphql';
import { describe, expect, test } from 'vitest';
import { compareGraphs, deprecatedInGraph } from './compare-graphs.js';
import { judge, judgeRelease } from './judge.js';

const NON_NULL = 'directive @semanticNonNull on FIELD_DEFINITION';

/** What is wrong with going from one graph to another. */
async function problems(before: string, after: string, today: string, lastDate = '2026-11-23'): Promise<string[]> {
  const [old, now] = [buildSchema(before), buildSchema(after)];
  const changes = await compareGraphs(old, now);
  return judge({ changes, released: deprecatedInGraph(old), present: deprecatedInGraph(now), lastDate }, today);
}

const TEAMS =
  'type Query { teams: [Team!]! } type Team { id: ID! name: String! fans(of: Int): Int kind: Kind } enum Kind { A B }';
const dying = (field: string, until = '2027-06-01'): string =>
  TEAMS.replace(field, `${field} @deprecated(reason: "Use name. Goes not before ${until}.")`);

test.each([
  ['a field', TEAMS.replace('name: String!', '')],
  ['a field that may be null now', TEAMS.replace('name: String!', 'name: String')],
  ['a field of another type', TEAMS.replace('name: String!', 'name: Int!')],
  ['an argument', TEAMS.replace('(of: Int)', '')],
  ['an argument that has to be given', TEAMS.replace('of: Int', 'of: Int!')],
  ['a value', TEAMS.replace('A B', 'A')],
])('breaking without having been deprecated fails: %s', async (_, after) => {
  expect(await problems(TEAMS, after, '2030-01-01')).toHaveLength(1);
});

test.each([
  ['a field', TEAMS.replace('name: String!', 'name: String! nickname: String')],
  ['a type with what leads to it', TEAMS.replace('kind: Kind', 'kind: Kind place: Place') + ' type Place { id: ID! }'],
  ['an argument', TEAMS.replace('of: Int', 'of: Int, in: Int')],
  ['a value', TEAMS.replace('A B', 'A B C')],
  ['a word about it', TEAMS.replace('name: String!', '"Its name." name: String!')],
])('what comes breaks nothing: %s', async (_, after) => {
  expect(await problems(TEAMS, after, '2026-11-24')).toEqual([]);
});

describe('what was deprecated', () => {
  const without = TEAMS.replace('fans(of: Int): Int', '');
  const before = dying('fans(of: Int): Int');

  test('may not go before its day', async () => {
    const [problem] = await problems(before, without, '2027-05-31');
    expect(problem).toContain('announced to stay until 2027-06-01');
  });

  test('may go from its day on, with what is in it', async () => {
    expect(await problems(before, without, '2027-06-01')).toEqual([]);
    expect(await problems(before, dying('fans: Int'), '2027-06-01')).toEqual([]);
  });

  test('frees nothing beside it', async () => {
    expect(await problems(before, without.replace('name: String!', ''), '2027-06-01')).toHaveLength(1);
  });

  test('a type goes with what led to it', async () => {
    const old = TEAMS.replace('kind: Kind', 'kind: Kind @deprecated(reason: "Goes not before 2027-06-01.")');
    const now = 'type Query { teams: [Team!]! } type Team { id: ID! name: String! fans(of: Int): Int }';
    expect(await problems(old, now, '2027-06-02')).toEqual([]);
    expect(await problems(old, now, '2027-01-01')).toHaveLength(1);
  });

  test('its day may not come nearer', async () => {
    expect(await problems(before, dying('fans(of: Int): Int', '2027-05-31'), '2026-12-01')).toHaveLength(1);
    expect(await problems(before, dying('fans(of: Int): Int', '2027-07-01'), '2026-12-01')).toEqual([]);
  });
});

describe('a deprecation', () => {
  test('says its day', async () => {
    const after = TEAMS.replace('name: String!', 'name: String! @deprecated(reason: "Use id.")');
    expect(await problems(TEAMS, after, '2026-11-24')).toEqual([expect.stringContaining('without its day')]);
    expect(await problems(TEAMS, dying('name: String!', '2027-02-30'), '2026-11-24')).toHaveLength(1);
  });

  test('says one that is far enough', async () => {
    expect(await problems(TEAMS, dying('name: String!', '2027-05-21'), '2026-11-24')).toHaveLength(1);
    expect(await problems(TEAMS, dying('name: String!', '2027-05-22'), '2026-11-24')).toEqual([]);
  });

  test('is released only while its day is far enough', () => {
    const present = deprecatedInGraph(buildSchema(dying('name: String!', '2027-05-22')));
    expect(judgeRelease(present, [], '2026-11-23')).toEqual([]);
    expect(judgeRelease(present, [], '2026-11-24')).toHaveLength(1);
    expect(judgeRelease(present, present, '2027-05-01')).toEqual([]);
  });
});

test('what is told of a change, once for what comes as a whole', async () => {
  const before = buildSchema(`${NON_NULL} ${TEAMS.replace('kind: Kind', 'kind: Kind @semanticNonNull')}`);
  const after = buildSchema(
    `${NON_NULL} ${TEAMS.replace('id: ID!', 'id: ID! place(near: Int): Place')} type Place { id: ID! name: String }`,
  );
  const told = (await compareGraphs(before, after)).map(({ kind, level, place }) => `${kind} ${level} ${place}`);
  expect(told.toSorted()).toEqual([
    'added safe Place',
    'added safe Team.place',
    'changed dangerous Team.kind.@semanticNonNull',
  ]);
});
