import fc from 'fast-check';
import { execute, GraphQLError, parse, validate } from 'graphql';
import { describe, expect, test } from 'vitest';
import { makeSchema } from '../../../testing/node-schema.js';
import { compileGraph } from './compiled-graph.js';
import type { RequestContext } from '../../../context/request-context.js';

const schema = makeSchema();
const graph = compileGraph(schema);

/** Selections on the fixture's only object type, nested, with aliases, fragments and directives. */
const { selections } = fc.letrec<{ selections: string; selection: string }>((tie) => {
  const directive = fc.constantFrom(
    '',
    '',
    '@include(if: $yes)',
    '@include(if: $no)',
    '@skip(if: $yes)',
    '@skip(if: $no)',
    '@skip(if: $no) @include(if: $yes)',
  );
  const alias = fc.constantFrom('', 'a: ', 'b: ');
  const leaf = fc
    .tuple(alias, fc.constantFrom('name', 'missing', 'failing', 'later', 'scores', '__typename'), directive)
    .map((parts) => parts.join(' '));
  const object = fc
    .tuple(fc.constantFrom('friend', 'friends', 'nobody', 'strict'), directive, tie('selections'))
    .map(([field, on, inner]) => `${field} ${on} ${inner}`);
  const inline = fc
    .tuple(fc.constantFrom('', 'on Node'), directive, tie('selections'))
    .map(([on, where, inner]) => `... ${on} ${where} ${inner}`);
  const spread = fc.tuple(fc.constantFrom('One', 'Two'), directive).map(([name, where]) => `...${name} ${where}`);
  return {
    selection: fc.oneof({ maxDepth: 3, depthIdentifier: 'selection' }, leaf, spread, object, inline),
    selections: fc
      .array(tie('selection'), { minLength: 1, maxLength: 4, depthIdentifier: 'selection' })
      .map((all) => `{ ${all.join(' ')} }`),
  };
});

const FRAGMENTS =
  'fragment One on Node { name friends { a: name @skip(if: $no) } } fragment Two on Node { ...One @include(if: $yes) later }';

test('compiled operations answer byte for byte what graphql-js answers', async () => {
  await fc.assert(
    fc.asyncProperty(selections, fc.boolean(), fc.boolean(), async (inner, yes, no) => {
      const document = parse(
        `query Q($yes: Boolean!, $no: Boolean!) { start ${inner} all: start { ...One ...Two name @include(if: $yes) @skip(if: $no) } } ${FRAGMENTS}`,
      );
      fc.pre(validate(schema, document).length === 0);
      const variables = { yes, no };
      const compiled = await graph.execute({} as RequestContext, document, variables);
      const expected = await execute({ schema, document, rootValue: {}, contextValue: {}, variableValues: variables });
      expect(settled(compiled)).toBe(settled(expected));
    }),
    { numRuns: 300, examples: [['{ friend { strict { name } ... { strict { name } } } }', false, false]] },
  );
});

test('compiled mutations run one after another, and one that fails is null by itself', async () => {
  const field = fc.constantFrom(
    'write(name: "x") { name }',
    'write(name: "y", fails: true) { name }',
    'fail { name }',
    'write(name: "z") { strict { strict { name } } }',
  );
  await fc.assert(
    fc.asyncProperty(fc.array(field, { minLength: 1, maxLength: 6 }), async (fields) => {
      const document = parse(`mutation { forget ${fields.map((each, index) => `a${index}: ${each}`).join(' ')} }`);
      const compiled = await graph.execute({} as RequestContext, document);
      const expected = await execute({ schema, document, rootValue: {}, contextValue: {} });
      expect(settled(compiled)).toBe(settled(expected));
    }),
    { numRuns: 60 },
  );
});

/**
 * An answer as text, but for the order of errors: that in which fields settle, which nothing fixes. And where several
 * selections of a field met, the compiler names it once for each of them in words that no caller is told.
 */
function settled({ data, errors }: { data?: unknown; errors?: readonly GraphQLError[] }): string {
  const words = ({ message, path }: GraphQLError): string =>
    `${path?.join('.')} ${message.replace(/\((\w+)(?:,\1)+\)\.$/, '$1.')}`;
  return JSON.stringify({ data, errors: errors?.map(words).sort() });
}

const run = async (source: string, variables: Record<string, unknown>): Promise<unknown> => {
  const { data, errors } = await graph.execute({} as RequestContext, parse(source), variables);
  return errors ? errors.map(({ message }) => message) : JSON.parse(JSON.stringify(data));
};

describe('arguments', () => {
  const operations = [
    'query Q($n: Int) { echo(first: $n) }',
    'query Q($n: Int = 7) { echo(first: $n) }',
    'query Q($n: Int! = 7) { echo(first: $n) }',
    'query Q($f: Filter) { echo(filter: $f) }',
    'query Q($i: ID, $c: Colour, $s: [String!]) { echo(filter: { id: $i, colour: $c, names: $s }) }',
    'query Q($c: Colour = BLUE) { echo(colour: $c, filter: { names: "one" }) }',
    'query Q($i: ID, $s: [String!]) { echo(filter: { id: $i, names: $s }) again: echo(filter: { id: $i }) }',
    'query Q($x: String!) { echo(filter: { names: ["a", $x] }) }',
    '{ echo(first: null, filter: null, colour: RED) }',
    'query Q($constructor: Int = 7, $toString: ID) { echo(first: $constructor, filter: { id: $toString }) }',
  ];
  const given: Record<string, unknown>[] = [
    {},
    { n: 3 },
    { n: null },
    { n: 'x' },
    { f: { id: 4 } },
    { f: null },
    { f: { colour: 'RED', names: ['b'] } },
    { f: { colour: null } },
    { c: 'RED' },
    { c: null, s: null },
    { c: 'GREEN' },
    { i: 'z', s: ['q'] },
    { x: 'y' },
    { constructor: 2, toString: 'z' },
  ];

  test.each(operations)('%s', async (source) => {
    const document = parse(source);
    for (const variables of given) {
      const compiled = await graph.execute({} as RequestContext, document, variables);
      const expected = await execute({ schema, document, rootValue: {}, variableValues: variables });
      expect([variables, parsed(compiled.data), compiled.errors !== undefined]).toEqual([
        variables,
        parsed(expected.data),
        expected.errors !== undefined,
      ]);
    }
  });

  /** What the resolver got; the order of its arguments means nothing. */
  const parsed = (data: unknown): unknown =>
    data ? (JSON.parse((data as { echo: string | null }).echo ?? 'null') as unknown) : data;
});

test('conditions take their defaults', async () => {
  const source =
    'query Q($yes: Boolean = true, $no: Boolean! = false) { start { a: name @include(if: $yes) b: name @include(if: $no) } }';
  expect(await run(source, {})).toEqual({ start: { a: 'node 1' } });
  expect(await run(source, { yes: false, no: true })).toEqual({ start: { b: 'node 1' } });
});

test('a condition that is none is the caller’s error', async () => {
  const source = 'query Q($yes: Boolean!) { start { name @include(if: $yes) } }';
  expect(await run(source, { yes: 'x' })).toEqual([expect.stringContaining('$yes')]);
  expect(await run(source, {})).toEqual([expect.stringContaining('$yes')]);
});

test('more combinations than are compiled are answered all the same', async () => {
  const names = ['a', 'b', 'c', 'd', 'e', 'f'];
  const document = parse(
    `query Q(${names.map((name) => `$${name}: Boolean!`).join(' ')}) { start { ${names.map((name) => `${name}: name @skip(if: $${name})`).join(' ')} } }`,
  );
  for (let bits = 0; bits < 64; bits += 1) {
    const skipped = Object.fromEntries(names.map((name, index) => [name, (bits & (1 << index)) !== 0]));
    const { data } = await graph.execute<{ start: object }>({} as RequestContext, document, skipped);
    expect(Object.keys(data!.start)).toEqual(names.filter((name) => !skipped[name]));
  }
});
