import { expect, test } from 'vitest';
import { knownFirst } from './known-first.js';

test.each([
  ['7', '23', '7'],
  [null, '23', '23'],
  [' ', ' 23 ', '23'],
  ['00', null, '00'],
  [undefined, undefined, null],
])('entry %j, attribute %j: %j', (ofEntry, ofAttribute, shown) => {
  expect(knownFirst(ofEntry, ofAttribute)).toBe(shown);
});
