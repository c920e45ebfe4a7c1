import { expect, test } from 'vitest';
import { shortName } from './short-name.js';

test.each([
  ['Courtbook', 'Courtbook'],
  ['Golden State League', 'Golden State'],
  ['Valley Youth Basketball', 'Valley Youth'],
  ['National Basketball Association', 'National'],
  ['Volleyballfreunde Nord', 'Volleyballfr'],
  ['  Harbor   Hoops ', 'Harbor Hoops'],
  ['👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦', '👩‍👩‍👧‍👦'.repeat(12)],
])('%j: %j', (name, short) => {
  expect(shortName(name)).toBe(short);
});
