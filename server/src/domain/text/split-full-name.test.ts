import { expect, test } from 'vitest';
import { splitFullName } from './split-full-name.js';

test.each([
  ['Ann Archer', 'Ann', 'Archer'],
  ['  Ann   Mary Archer ', 'Ann', 'Mary Archer'],
  ['Archer, Ann Mary', 'Ann Mary', 'Archer'],
  ['de la Cruz, Willy', 'Willy', 'de la Cruz'],
  ['Tim Hardaway Jr.', 'Tim', 'Hardaway Jr.'],
  ['Tim Hardaway, Jr.', 'Tim', 'Hardaway, Jr.'],
  ['Nenê', 'Nenê', ''],
  ['Archer,', 'Archer,', ''],
  ['', '', ''],
])('%s', (name, firstName, lastName) => {
  expect(splitFullName(name)).toEqual({ firstName, lastName });
});
