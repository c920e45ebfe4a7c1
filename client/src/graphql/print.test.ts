import { type DocumentNode, parse, print as printWithGraphql } from 'graphql';
import { expect, test } from 'vitest';
import { print } from './print';

/** Every document of the client, as it is generated. */
const modules = import.meta.glob<Record<string, unknown>>('../**/*.generated.ts', { eager: true });
const documents = Object.values(modules).flatMap((module) =>
  Object.entries(module).filter(([name]) => name.endsWith('Document')),
) as [string, DocumentNode][];

test('every document of the client reads back as it was', () => {
  expect(documents.length).toBeGreaterThan(50);
  for (const [name, document] of documents)
    expect([name, printWithGraphql(parse(print(document)))]).toEqual([name, printWithGraphql(document)]);
});

test('every kind of value, type and selection', () => {
  const text = `query Q($a: [ID!]! = ["x\\n\\"y"], $b: In = {c: 1, d: [1.5, true, null, RED]}) @live { a: f(x: $a, y: $b) @skip(if: $c) { ... on T @include(if: true) { id } ... { b } ...F @d } }
    fragment F on T { id }`;
  expect(printWithGraphql(parse(print(parse(text))))).toBe(printWithGraphql(parse(text)));
  expect(() => print(parse('type T { a: ID }'))).toThrow('no part of an operation');
});
