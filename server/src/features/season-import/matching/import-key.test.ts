import { expect, test } from 'vitest';
import { ownId, ownImportKey } from './import-key.js';

test.each([1, 999_999_999, 2_147_483_647])('the key of row %i names it in its organization alone', (id) => {
  expect(ownId(12, ownImportKey(12, id))).toBe(id);
  expect(ownId(2, ownImportKey(12, id))).toBeNull();
});

test.each([
  '',
  'a-1',
  'courtbook-12',
  'courtbook-12-',
  'courtbook-12-007',
  'courtbook-012-7',
  'Courtbook-12-7',
  'courtbook-12-7 ',
  'courtbook-12-2147483648',
])('%j is no key of an export', (key) => {
  expect(ownId(12, key)).toBeNull();
});
