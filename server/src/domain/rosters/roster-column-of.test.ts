import { expect, test } from 'vitest';
import { rosterColumnOf } from './roster-column-of.js';

test.each([
  ['Number', 'Number'],
  ['Shoe size', 'Shoe size'],
  ['Team', 'attribute Team'],
  ['player_key', 'attribute player_key'],
])('%s', (name, column) => {
  expect(rosterColumnOf(name)).toBe(column);
});
