import { expect, test } from 'vitest';
import { readAttributeValue } from './read-attribute-value.js';

test.each([
  ['string', ' Guard ', 'Guard'],
  ['string', 'مدافع 🏀', 'مدافع 🏀'],
  ['number', '23', '23'],
  ['number', '00', '00'],
  ['number', ' 1,98 ', '1.98'],
  ['number', '-3.5', '-3.5'],
  ['number', 'twelve', null],
  ['number', '1e3', null],
  ['number', '1.', null],
  ['number', '12 kg', null],
  ['date', '2004-02-29', '2004-02-29'],
  ['date', '2003-02-29', null],
  ['date', '29.2.2004', null],
  ['date', '0026-03-01', null],
  ['date', '', null],
] as const)('%s %j is %j', (type, text, value) => {
  expect(readAttributeValue(type, text)).toBe(value);
});
