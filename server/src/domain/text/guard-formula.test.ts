import { expect, test } from 'vitest';
import { guardFormula } from './guard-formula.js';

test.each([
  ['=1+1', "'=1+1"],
  ['-', "'-"],
  ['＝1', "'＝1"],
  ["'=1", "''=1"],
  ['Ana Reyes', 'Ana Reyes'],
  ["'s-Hertogenbosch", "'s-Hertogenbosch"],
  ['', ''],
])('%j is written %j', (text, written) => {
  expect(guardFormula(text)).toBe(written);
});
