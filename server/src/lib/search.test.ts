import { expect, test } from 'vitest';
import { AppError } from './errors.js';
import { searchTerm } from './search.js';

test.each([
  [undefined, null],
  [null, null],
  ['', null],
  [' \t ', null],
  ['  Golden   State ', 'Golden State'],
  ['100%', '100\\%'],
  ['a_b\\c', 'a\\_b\\\\c'],
  ['x'.repeat(100), 'x'.repeat(100)],
])('%j is searched for as %j', (search, term) => {
  expect(searchTerm(search)).toBe(term);
});

test.each([['x'.repeat(101)], ['a\u0000b'], ['a\u0007b']])('%j is refused', (search) => {
  expect(() => searchTerm(search)).toThrow(AppError);
});
