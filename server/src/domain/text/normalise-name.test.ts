import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanName } from './clean-name.js';
import { normaliseName } from './normalise-name.js';

test.each([
  ['  LeBron   James ', 'LeBron James', 'lebron james'],
  ['Nene\u0301', 'Nen\u00e9', 'nen\u00e9'],
  ['O\u2019NEAL\u00a0Jr.', 'O\u2019NEAL Jr.', 'o\u2019neal jr.'],
  ['Ana\tde\nLa  Cruz', 'Ana de La Cruz', 'ana de la cruz'],
  ['\u674e \u660e', '\u674e \u660e', '\u674e \u660e'],
  ['   ', '', ''],
])('%j is kept as %j and found as %j', (name, kept, key) => {
  expect(cleanName(name)).toBe(kept);
  expect(normaliseName(name)).toBe(key);
});

test('normalising twice changes nothing, and blanks around never matter', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      const key = normaliseName(name);
      expect(normaliseName(key)).toBe(key);
      expect(normaliseName(` \t${name} `)).toBe(key);
    }),
  );
});
