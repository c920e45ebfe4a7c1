import fc from 'fast-check';
import { expect, test } from 'vitest';
import { colourDifference } from './colour-difference.js';
import { fromOklab } from './from-oklab.js';
import { parseHex } from './parse-hex.js';
import { toOklab } from './to-oklab.js';

// The published values of OKLab for the corners of sRGB.
test.each([
  ['#ffffff', [1, 0, 0]],
  ['#ff0000', [0.628, 0.225, 0.126]],
  ['#00ff00', [0.866, -0.234, 0.179]],
  ['#0000ff', [0.452, -0.032, -0.312]],
])('%s in OKLab', (colour, expected) => {
  toOklab(parseHex(colour)).forEach((part, index) => expect(part).toBeCloseTo(expected[index]!, 3));
});

test('black and white are 1 apart, two reds of clubs hardly', () => {
  expect(colourDifference([0, 0, 0], [255, 255, 255])).toBeCloseTo(1, 3);
  expect(colourDifference(parseHex('#ce1141'), parseHex('#c8102e'))).toBeCloseTo(0.025, 3);
  expect(colourDifference(parseHex('#007a33'), parseHex('#00471b'))).toBeCloseTo(0.165, 3);
});

test('there and back is the same colour', () => {
  const part = fc.integer({ min: 0, max: 255 });
  fc.assert(
    fc.property(fc.tuple(part, part, part), (rgb) => {
      expect(fromOklab(toOklab(rgb))).toEqual(rgb);
    }),
  );
});
