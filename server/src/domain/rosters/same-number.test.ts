import { expect, test } from 'vitest';
import { sameNumber } from './same-number.js';

test.each([
  ['7', ' #7 ', true],
  ['12a', '12A', true],
  ['0', '00', false],
  ['7', '17', false],
  ['', '', false],
  [null, null, false],
])('%j and %j: %j', (a, b, same) => {
  expect(sameNumber(a, b)).toBe(same);
});
