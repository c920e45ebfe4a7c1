import { parse, print } from 'graphql';
import { expect, test } from 'vitest';
import { withTypenames } from './with-typenames.js';

test('every selection below the root asks for its type name once, fragments too', () => {
  const document = parse('query Q { a { b { c } __typename } ...F } fragment F on Query { d { e } }');
  const expected = parse(
    'query Q { a { b { c __typename } __typename } ...F } fragment F on Query { d { e __typename } __typename }',
  );
  expect(print(withTypenames(document))).toBe(print(expected));
});

test('the same document gives the same result', () => {
  const document = parse('{ a { b } }');
  expect(withTypenames(document)).toBe(withTypenames(document));
});
