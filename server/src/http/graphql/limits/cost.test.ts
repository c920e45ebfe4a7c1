import { readFileSync } from 'node:fs';
import { buildSchema, type GraphQLObjectType, isListType, isNonNullType, isObjectType, parse, validate } from 'graphql';
import { expect, test } from 'vitest';
import { graphSchema } from '../../../schema.js';
import { priceOf, tooExpensive } from './cost.js';
import { fieldsRule } from './fields-rule.js';
import { lengthOf, LIST_LENGTHS } from './list-lengths.js';
import { LIMITS } from './rules.js';

const schema = buildSchema(`
  type Query { team: Team teams(first: Int = 50): TeamConnection leaders(first: Int = 20): [Player] ids: [ID] }
  type TeamConnection { nodes: [Team] edges: [Edge] totalCount: Int }
  type Edge { node: Team }
  type Team { name: String players: [Player] }
  type Player { name: String team: Team }
`);

const valuesOf = (source: string, variables: Record<string, unknown> = {}): number =>
  priceOf(schema, parse(source), variables)!.values;
const fieldsOf = (source: string): number =>
  Number(/\d+/.exec(validate(schema, parse(source), [fieldsRule(-1)])[0]!.message)?.[0]);

test.each([
  ['a value', '{ ids }', 1, 1],
  ['an object', '{ team { name } }', 2, 2],
  ['a list counts as 20', '{ team { players { name } } }', 3, 22],
  ['a page counts with its size', '{ teams(first: 7) { nodes { name } } }', 3, 9],
  ['a page counts with the size that is the default', '{ teams { nodes { name } } }', 3, 52],
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
  expect({ fields: fieldsOf(source), values: valuesOf(source) }).toEqual({ fields, values });
});

test.each([
  ['the value of a variable', { n: 7 }, 9],
  ['nothing: the default of the variable', {}, 12],
  ['null: the default of the list', { n: null }, 52],
  ['what is no size: the largest', { n: 'x' }, 102],
  ['less than one: one', { n: -5 }, 3],
])('a page size counts with %s', (_what, variables, values) => {
  expect(valuesOf('query ($n: Int = 10) { teams(first: $n) { nodes { name } } }', variables)).toBe(values);
});

test.each([
  ['written in the document', 'query { nodes(nodeIds: ["a", "b", "c"]) { nodeId } }', {}, 4],
  ['a variable', 'query ($ids: [ID!]!) { nodes(nodeIds: $ids) { nodeId } }', { ids: ['a', 'b', 'c', 'd'] }, 5],
  ['one that is no list', 'query ($ids: [ID!]!) { nodes(nodeIds: $ids) { nodeId } }', { ids: 'a' }, 2],
  [
    'more than are answered',
    'query ($ids: [ID!]!) { nodes(nodeIds: $ids) { nodeId } }',
    { ids: Array(500).fill('a') },
    101,
  ],
])('things by their ids count as many as there are ids: %s', (_what, source, variables, values) => {
  expect(priceOf(graphSchema(), parse(source), variables)!.values).toBe(values);
});

test('a text is not taken for a list or a size that is written so', () => {
  const document = parse('query ($ids: [ID!]!) { nodes(nodeIds: $ids) { nodeId } }');
  const values = ['[100]', 'list 100', Array(100).fill('a'), 'undefined'].map(
    (ids) => priceOf(graphSchema(), document, { ids })!.values,
  );
  expect(values).toEqual([2, 2, 101, 2]);
  const paged = 'query ($n: Int = 10) { teams(first: $n) { nodes { name } } }';
  const sized = parse(paged);
  expect(['1', 'size 1', 1, undefined, 'undefined'].map((n) => priceOf(schema, sized, { n })!.values)).toEqual([
    102, 102, 3, 12, 102,
  ]);
});

test('refusals count once for each root field of their document', () => {
  const mutation = (count: number) =>
    parse(
      `mutation { ${Array.from({ length: count }, (_, index) => `a${index}: deleteTeams(ids: ["1"]) { undoId }`).join(' ')} refusals { message } }`,
    );
  // Each mutation 2; the list 1, and for each root field, itself too, an answer of 1.
  expect([1, 30].map((count) => priceOf(graphSchema(), mutation(count))!.values)).toEqual([5, 92]);
});

test('what has been worked out for as many ids is not worked out for others', () => {
  const document = parse('query ($ids: [ID!]!) { nodes(nodeIds: $ids) { nodeId } }');
  const prices = [['a'], ['b'], ['a', 'b']].map((ids) => priceOf(graphSchema(), document, { ids })!);
  expect(prices.map(({ values }) => values)).toEqual([2, 2, 3]);
  expect(prices[1]).toBe(prices[0]);
});

test('the page size of leaders is that of each of the four lists', () => {
  const ofGraph = (first: number): number =>
    priceOf(
      graphSchema(),
      parse(`{ organization { statLeaders(first: ${first}) { definition { name } leaders { rank value } } } }`),
      {},
    )!.values;
  // The organization 1, the list 1, and of each of the four the definition 2, the list 1 and 2 for each leader.
  expect([ofGraph(1), ofGraph(10)]).toEqual([1 + 1 + 4 * (2 + 1 + 2), 1 + 1 + 4 * (2 + 1 + 20)]);
});

test('leaders of a span of days cost the work of adding up lines besides', () => {
  const ofGraph = (args: string): number =>
    priceOf(
      graphSchema(),
      parse(`query ($day: Date) { organization { leaders(stat: "PTS", first: 2${args}) { rank } } }`),
      {},
    )!.values;
  expect([ofGraph(''), ofGraph(', from: "2017-12-01"'), ofGraph(', from: $day, to: $day')]).toEqual([4, 1_004, 1_004]);
});

test('a leaderboard costs the work of adding up totals, with and without arguments, and its description says so', () => {
  const ofGraph = (args: string): number =>
    priceOf(graphSchema(), parse(`{ organization { leaderboard${args} { totalCount } } }`), {})!.values;
  expect([ofGraph(''), ofGraph('(stat: "PTS", seasonId: "1")')]).toEqual([1_002 + 1, 1_002 + 1]);
  const { description } = (graphSchema().getType('Organization') as GraphQLObjectType).getFields()['leaderboard']!;
  expect(description).toMatch(/Cost: .+; 1000 more\.$/);
});

test('games of a day and lines of a side are as many as a big league has', () => {
  expect([lengthOf('SeasonDay', 'games'), lengthOf('GameSide', 'seasonLines')]).toEqual([100, 40]);
});

test('each combination of sizes of one document has its own price', () => {
  const document = parse('query A($n: Int) { teams(first: $n) { nodes { name } } } query B { team { name } }');
  const at = (n: number) => priceOf(schema, document, { n }, 'A')?.values;
  expect([
    at(1),
    at(20),
    at(1),
    priceOf(schema, document, {}, 'B')?.values,
    priceOf(schema, document, {}, 'C'),
  ]).toEqual([3, 22, 3, 2, null]);
});

test('fragments that double thirty times are added up without being unfolded', () => {
  const levels = Array.from(
    { length: 30 },
    (_, index) => `fragment F${index} on Team { ...F${index + 1} ...F${index + 1} }`,
  );
  expect(fieldsOf(`{ team { ...F0 } } ${levels.join(' ')} fragment F30 on Team { name }`)).toBe(2 ** 30 + 1);
});

test('fragments in a circle end', () => {
  const source = '{ team { ...A } } fragment A on Team { name ...B } fragment B on Team { ...A }';
  expect([fieldsOf(source), valuesOf(source)]).toEqual([2, 2]);
});

test('a refusal says estimate, limit and the field that has most of it', () => {
  const source =
    '{ team { name } all: teams(first: 100) { ...P } } fragment P on TeamConnection { nodes { name players { name one: name two: name } } }';
  // 2 + 1 + (1 + 100 * (1 + (1 + 20 * 3))); in nodes all but 3, in players 100 * 61.
  expect(tooExpensive(priceOf(schema, parse(source)), 6_000)).toMatchObject({
    code: 'QUERY_TOO_EXPENSIVE',
    message:
      'The answer could have 6204 values; at most 6000 are allowed. 6100 of them are in all.nodes.players. Ask for smaller pages, or for less of it.',
    details: { estimate: 6204, limit: 6000, field: 'all.nodes.players', fieldEstimate: 6100 },
  });
  expect(tooExpensive(priceOf(schema, parse(source)), 6_204)).toBeNull();
  expect(priceOf(schema, parse('{ a: ids b: ids c: ids }'))?.dearest).toBeNull();
});

test('the lists that have a length of their own are in the graph', () => {
  const unknown = Object.keys(LIST_LENGTHS).filter((place) => {
    const [name = '', field = ''] = place.split('.');
    const type = graphSchema().getType(name);
    const found = isObjectType(type) ? type.getFields()[field]?.type : undefined;
    return !found || !isListType(isNonNullType(found) ? found.ofType : found);
  });
  expect(unknown).toEqual([]);
});

const described = [
  ...readFileSync(new URL('../../../../../docs/graph.md', import.meta.url), 'utf8').matchAll(
    /^\| `(.+)` \| .+ \| ([\d,]+) \|$/gm,
  ),
];

test('the documentation has examples of estimates', () => {
  expect(described.length).toBeGreaterThan(4);
});

test.each(described.map(([, document, estimate]) => [document!, Number(estimate!.replaceAll(',', ''))] as const))(
  '%s is estimated as documented',
  (document, estimate) => {
    expect(validate(graphSchema(), parse(document))).toEqual([]);
    expect(priceOf(graphSchema(), parse(document))?.values).toBe(estimate);
  },
);

test('the brackets of a whole season, with teams and games, are within the limit', () => {
  const entrant = '{ seed score team { id name logoUrl } }';
  const game = '{ id date time status homeScore awayScore homeTeam { id name } awayTeam { id name } location }';
  const match = `id slot home ${entrant} away ${entrant} winner { id name } game ${game} otherGames ${game}`;
  const source = `{ organization { season(id: 1) { divisions { id name bracket { champion { id name } orphans ${game} rounds { number matches { ${match} } } } } } } }`;
  expect(validate(graphSchema(), parse(source))).toEqual([]);
  expect(tooExpensive(priceOf(graphSchema(), parse(source)), LIMITS.values)).toBeNull();
});
