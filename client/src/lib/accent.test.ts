import fc from 'fast-check';
import { expect, test } from 'vitest';
import { accentColours, accentCss, SURFACES } from './accent';
import { contrast, parseHex } from './contrast';

const ratio = (one: string, other: string): number => contrast(parseHex(one), parseHex(other));
const hex = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`);

test.each([
  ['#000000', '#ffffff', 21],
  ['#777777', '#ffffff', 4.48],
  ['#1d4ed8', '#ffffff', 6.7],
])('the contrast of %s and %s is %d', (one, other, expected) => {
  expect(ratio(one, other)).toBeCloseTo(expected, 1);
});

test('an accent with enough contrast stays as it is', () => {
  expect(accentColours('#1d4ed8', 'light')).toMatchObject({ text: '#1d4ed8', solid: '#1d4ed8', onSolid: '#ffffff' });
});

test('yellow becomes readable on white and keeps dark text on buttons', () => {
  const { text, onSolid } = accentColours('#ffd500', 'dark');
  expect([text, onSolid]).toEqual(['#ffd500', '#000000']);
  expect(accentColours('#ffd500', 'light').text).not.toBe('#ffd500');
});

test.each(['light', 'dark'] as const)('any accent can be read in the %s theme', (theme) => {
  fc.assert(
    fc.property(hex, (accent) => {
      const { text, solid, onSolid, soft } = accentColours(accent, theme);
      for (const surface of [...SURFACES[theme], soft]) expect(ratio(text, surface)).toBeGreaterThanOrEqual(4.5);
      for (const surface of SURFACES[theme]) expect(ratio(solid, surface)).toBeGreaterThanOrEqual(3);
      expect(ratio(onSolid, solid)).toBeGreaterThanOrEqual(4.5);
    }),
  );
});

test('a colour that is none cannot break out of the style sheet', () => {
  expect(accentCss('red;}</style>')).toMatch(/^:root\{--accent:#[0-9a-f]{6};[^<]*$/);
});
