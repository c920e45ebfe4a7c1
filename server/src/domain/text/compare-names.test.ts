import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareNames } from './compare-names.js';

test('reads as a person would sort', () => {
  expect(['Zed', 'Émile', 'lamb', 'LaVine', 'Eric', 'Lamb'].sort(compareNames)).toEqual([
    'Émile',
    'Eric',
    'lamb',
    'Lamb',
    'LaVine',
    'Zed',
  ]);
});

test('only equal texts are equal', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (a, b) => {
      expect(compareNames(a, b) === 0).toBe(a === b);
      expect(Math.sign(compareNames(a, b)) + Math.sign(compareNames(b, a))).toBe(0);
    }),
  );
});
