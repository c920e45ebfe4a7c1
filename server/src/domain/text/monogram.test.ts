import fc from 'fast-check';
import { expect, test } from 'vitest';
import { initials, tintOf } from './monogram.js';

test.each([
  ['Golden State Warriors', 'GSW'],
  ['Aces', 'A'],
  ['Philadelphia 76ers', 'P7'],
  ['the "Big" Ballers & Co', 'TBB'],
  ['Élan – Ñandú', 'ÉÑ'],
  ['🏀', '?'],
  ['', '?'],
])('%s has the initials %s', (name, expected) => {
  expect(initials(name)).toBe(expected);
});

test('every name has one of ten tints, always the same', () => {
  fc.assert(
    fc.property(fc.string(), (name) => {
      expect(tintOf(name)).toBe(tintOf(name));
      expect(tintOf(name)).toBeGreaterThanOrEqual(0);
      expect(tintOf(name)).toBeLessThan(10);
    }),
  );
});
