import { expect, test } from 'vitest';
import { spellingKey } from './spelling-key.js';

test.each([
  ['CB Águilas', 'C.B. Aguilas', true],
  ["O'Neill", 'O’NEILL', true],
  ['Red-Sox', 'Red Sox', true],
  ['Team 1', 'Team 11', false],
  ['Ants', 'Aunts', false],
])('%s and %s: %s', (one, other, isAlike) => {
  expect(spellingKey(one) === spellingKey(other)).toBe(isAlike);
});
