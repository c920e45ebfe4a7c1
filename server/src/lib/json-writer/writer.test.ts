import { buildSchema, type FragmentDefinitionNode, Kind, parse, type OperationDefinitionNode } from 'graphql';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Unwritable } from './writer-code.js';
import { type Resolved, type Writer, writerOf } from './writer.js';

const schema = buildSchema(`
  enum Colour { RED BLUE }
  scalar Day
  interface Named { name: String! }
  type Node implements Named {
    name: String!
    note: String
    id: ID!
    level: Int
    share: Float
    on: Boolean
    colour: Colour
    day: Day
    scores: [Int]!
    shares: [Float]!
    sure: [Float!]
    friend: Node
    friends: [Node!]
    sized(by: Int): Int
    later: Int
  }
  type Query { start: Node }
`);

const tenths = fc.integer({ min: -5_000, max: 5_000 }).map((number) => number / 10);

interface Source {
  [name: string]: unknown;
}

function write(selection: string, source: Source, resolved: Resolved<number> = {}): string | null {
  const { definitions } = parse(`{ start ${selection} } fragment F on Node { note name }`);
  const [operation] = definitions as OperationDefinitionNode[];
  const fragments = new Map(
    definitions.flatMap((one) =>
      one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one] as [string, FragmentDefinitionNode]] : [],
    ),
  );
  const writer: Writer<number> | null = writerOf(schema.getQueryType()!, [operation!.selectionSet], {
    fragments,
    resolved,
    withArguments: new Set(),
    onField: () => undefined,
  });
  if (writer === null) return null;
  return writer({ start: source }, 7)
    .toString()
    .replace(/^\{"data":(.*)\}$/su, '$1');
}

const NODE: Source = {
  name: 'a "b" \\ \n é 😀 \ud800',
  note: null,
  id: 4,
  level: -3,
  share: 56.3,
  on: false,
  colour: 'RED',
  day: '2026-01-02',
  scores: [1, null, 0],
};

describe('a selection is written as JSON.stringify would write its answer', () => {
  test('every kind of value', () => {
    const { name, note, level, share, on, colour, day, scores } = NODE;
    expect(write('{ name note id level share on colour day scores friend { name } }', NODE)).toBe(
      JSON.stringify({ start: { name, note, id: '4', level, share, on, colour, day, scores, friend: null } }),
    );
  });

  test('lists of numbers', () => {
    const shares = [0, -0, 1, 10, 99, 100, 1234567, 2 ** 31, -7, -0.3, 56.3, -0.04, 1e21, 0.1 + 0.2, null, undefined];
    expect(write('{ shares sure }', { shares, sure: [] })).toBe(JSON.stringify({ start: { shares, sure: [] } }));
    for (const wrong of [[1, '2'], [Number.NaN], [Infinity], [true], 'x'])
      expect(() => write('{ shares }', { shares: wrong })).toThrow(Unwritable);
    for (const wrong of [[null], [undefined], [1, null]])
      expect(() => write('{ sure }', { sure: wrong })).toThrow(Unwritable);
  });

  test('numbers of any size', () => {
    const numbers = fc.array(fc.oneof(fc.double({ noNaN: true, noDefaultInfinity: true }), fc.integer(), tenths), {
      maxLength: 5,
    });
    fc.assert(
      fc.property(numbers, (sure) => {
        expect(write('{ sure }', { sure })).toBe(JSON.stringify({ start: { sure } }));
      }),
    );
  });

  test('more than the memory that is there at first', () => {
    const friends = Array.from({ length: 3_000 }, (_, index) => ({ name: 'é'.repeat(index % 50), level: index }));
    for (let times = 0; times < 2; times += 1)
      expect(write('{ friends { name level } }', { friends })).toBe(JSON.stringify({ start: { friends } }));
    expect(write('{ level }', { level: 5 })).toBe('{"start":{"level":5}}');
  });

  test('texts of any length', () => {
    for (const name of [
      '',
      'x'.repeat(64),
      'x'.repeat(65),
      '"'.repeat(80),
      '\u2028\u007f\u0000',
      'a'.repeat(63) + '\udc00',
    ]) {
      expect(write('{ name }', { name })).toBe(JSON.stringify({ start: { name } }));
    }
  });

  test('aliases, merged fields and fragments, in the order in which they come first', () => {
    const source = { name: 'one', note: 'two', friend: { name: 'three', note: 'four' }, friends: [] };
    expect(
      write(
        '{ friend { name } ...F again: note ... on Node { friend { note name } } friends { name } __typename }',
        source,
      ),
    ).toBe(
      '{"start":{"friend":{"name":"three","note":"four"},"note":"two","name":"one","again":"two","friends":[],"__typename":"Node"}}',
    );
  });

  test('names of any length', () => {
    for (const length of [1, 255, 256, 257, 5_000]) {
      const alias = 'x'.repeat(length);
      expect(write(`{ ${alias}: name level }`, { name: 'é', level: 1 })).toBe(
        JSON.stringify({ start: { [alias]: 'é', level: 1 } }),
      );
    }
  });

  test('what is no property, as its resolver gives it', () => {
    expect(
      write('{ level }', { level: 5 }, { 'Node.level': ({ level }: { level: number }, env: number) => level + env }),
    ).toBe('{"start":{"level":12}}');
  });
});

test('what has arguments, and fragments about other types, is left to GraphQL', () => {
  expect(write('{ sized }', NODE)).toBeNull();
  expect(write('{ ... on Named { name } }', NODE)).toBeNull();
});

test.each([
  ['a null that may not be', '{ name }', { name: null }],
  ['a number that is no integer', '{ level }', { level: 1.5 }],
  ['an integer beyond 32 bits', '{ level }', { level: 2 ** 31 }],
  ['no finite number', '{ share }', { share: Number.NaN }],
  ['a text for a truth value', '{ on }', { on: 'true' }],
  ['a value that the enum lacks', '{ colour }', { colour: 'GREEN' }],
  ['a promise', '{ later }', { later: Promise.resolve(1) }],
  ['no list', '{ scores }', { scores: 3 }],
])('%s is unwritable', (_what, selection, source) => {
  expect(() => write(selection, source)).toThrow(Unwritable);
});
