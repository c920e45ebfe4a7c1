import { expect, test } from 'vitest';
import { chooseEncoding } from './encoding.js';

test.each([
  [undefined, null],
  ['', null],
  ['identity', null],
  ['gzip', 'gzip'],
  ['gzip, deflate, br', 'br'],
  ['br;q=1.0, gzip;q=0.5', 'br'],
  ['BR', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.000, gzip;q=0', null],
  ['*', 'gzip'],
  ['brotli', null],
])('%j gets %j', (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding);
});
