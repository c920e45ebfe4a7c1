import { expect, test } from 'vitest';
import { readAddress, writeAddress } from './address';

const at = (address: string) => {
  const { pathname, search, hash } = new URL(address, 'http://localhost');
  return { pathname, search, hash };
};

test.each([
  { query: '{ sports { name } }', variables: '' },
  { query: 'query Q($a: Int) { x(a: $a) }', variables: '{ "a": "&=#+ é" }' },
  { query: `{ ${'organization '.repeat(600)} }`, variables: '{}' },
])('what an address is made of is read from it again', (shared) => {
  const address = writeAddress(at('/graphiql?organization=7&query=old'), shared);
  expect(readAddress(at(address))).toEqual(shared);
  expect(new URLSearchParams(at(address).search).get('organization')).toBe('7');
});

test('a long operation stands where no server has to take it, and an empty one leaves nothing', () => {
  const long = writeAddress(at('/graphiql'), { query: 'x'.repeat(5000), variables: '' });
  expect([at(long).search, at(long).hash.length > 5000]).toEqual(['', true]);
  expect(writeAddress(at('/graphiql?query=old'), { query: ' ', variables: '{}' })).toBe('/graphiql');
  expect(readAddress(at('/graphiql'))).toBeNull();
});
