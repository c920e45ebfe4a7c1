import { expect, test } from 'vitest';
import { mainColour } from './main-colour.js';

/** Pixels of so many of each colour, with alpha behind it where it is not full. */
function pixels(
  ...areas: readonly (readonly [count: number, red: number, green: number, blue: number, alpha?: number])[]
) {
  return Uint8Array.from(
    areas.flatMap(([count, red, green, blue, alpha = 255]) =>
      Array.from({ length: count }, () => [red, green, blue, alpha]).flat(),
    ),
  );
}

test.each([
  ['the larger area of two', pixels([700, 200, 16, 46], [300, 29, 66, 138]), '#c8102e'],
  ['white, black and grey do not count', pixels([800, 255, 255, 255], [100, 0, 0, 0], [100, 0, 122, 51]), '#007a33'],
  ['a strong colour before more of a pale one', pixels([500, 222, 214, 198], [300, 224, 58, 62]), '#e03a3e'],
  ['what cannot be seen does not count', pixels([900, 0, 0, 255, 20], [100, 224, 58, 62]), '#e03a3e'],
  ['an area that an encoder has left uneven', pixels([50, 223, 57, 61], [50, 225, 59, 63]), '#e03a3e'],
  ['black and white have none', pixels([500, 255, 255, 255], [500, 12, 12, 12]), null],
  ['a speck is none', pixels([990, 255, 255, 255], [10, 224, 58, 62]), null],
  ['nothing has none', pixels(), null],
])('%s', (_name, given, expected) => {
  expect(mainColour(given)).toBe(expected);
});
