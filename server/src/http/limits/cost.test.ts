import { buildSchema, parse, validate } from 'graphql';
import { expect, test } from 'vitest';
import { costRule } from './cost.js';

const schema = buildSchema(`
  type Query { team: Team teams(first: Int = 50): TeamConnection leaders(first: Int = 20): [Player] ids: [ID] }
  type TeamConnection { nodes: [Team] edges: [Edge] totalCount: Int }
  type Edge { node: Team }
  type Team { name: String players: [Player] }
  type Player { name: String team: Team }
`);

/** The two figures of an operation, as its refusal tells them. */
function costOf(source: string): { fields: number; values: number } {
  const [fields, values] = validate(schema, parse(source), [costRule({ fields: -1, values: -1 })]).map(({ message }) =>
    Number(/\d+/.exec(message)?.[0]),
  );
  return { fields: fields!, values: values! };
}

test.each([
  ['a value', '{ ids }', 1, 1],
  ['an object', '{ team { name } }', 2, 2],
  ['a list counts as 20', '{ team { players { name } } }', 3, 22],
  ['a page counts with its size', '{ teams(first: 7) { nodes { name } } }', 3, 9],
  ['a page counts with the size that is the default', '{ teams { nodes { name } } }', 3, 52],
  [
    'a size that is not known yet counts as the largest',
    'query ($n: Int) { teams(first: $n) { nodes { name } } }',
    3,
    102,
  ],
  ['edges are a page too, the total is not', '{ teams(first: 7) { totalCount edges { node { name } } } }', 5, 17],
  ['a list with a size of its own', '{ leaders(first: 3) { name team { name } } }', 4, 10],
  ['lists within pages multiply', '{ teams(first: 10) { nodes { players { name } } } }', 4, 212],
  [
    'fragments count where they are spread',
    '{ a: team { ...T } b: team { ...T ... on Team { name } } } fragment T on Team { players { name } }',
    7,
    45,
  ],
  [
    'a fragment on a page keeps its size',
    '{ teams(first: 7) { ...P } } fragment P on TeamConnection { nodes { name } }',
    3,
    9,
  ],
  ['introspection counts by its fields', '{ __schema { types { name fields { name } } } }', 5, 5],
])('%s', (_what, source, fields, values) => {
  expect(costOf(source)).toEqual({ fields, values });
});

test('fragments that double thirty times are added up without being unfolded', () => {
  const levels = Array.from(
    { length: 30 },
    (_, index) => `fragment F${index} on Team { ...F${index + 1} ...F${index + 1} }`,
  );
  expect(costOf(`{ team { ...F0 } } ${levels.join(' ')} fragment F30 on Team { name }`).fields).toBe(2 ** 30 + 1);
});

test('fragments in a circle end', () => {
  expect(costOf('{ team { ...A } } fragment A on Team { name ...B } fragment B on Team { ...A }').fields).toBe(2);
});
