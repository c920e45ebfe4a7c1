import { expect, test } from 'vitest';
import { isThreePointPlace } from './is-three-point-place.js';

test.each([
  ['below the ring', 94, 50, false],
  ['the free throw line', 79, 50, false],
  ['inside of the arc', 71, 50, false],
  ['the top of the arc', 69, 50, true],
  ['the corner', 98, 3, true],
  ['the other corner, inside', 98, 90, false],
  ['the other half', 20, 50, true],
])('%s', (_what, x, y, expected) => {
  expect(isThreePointPlace(x, y)).toBe(expected);
});
