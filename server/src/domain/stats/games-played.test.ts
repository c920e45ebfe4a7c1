import { expect, test } from 'vitest';
import { countsAsPlayed } from './counts-as-played.js';
import { gamesPlayed } from './games-played.js';

test.each([
  ['one value', [null, 3], true],
  ['a single 0', [0], true],
  ['no rows', [null, undefined, null], false],
  ['an empty list', [], false],
  ['a map with a value', new Map([[1, 0]]), true],
  ['a map of nothing', new Map([[1, null]]), false],
  ['an empty map', new Map(), false],
])('%s', (_what, line, played) => {
  expect(countsAsPlayed(line)).toBe(played);
});

test('lines without a value are not games played', () => {
  expect(gamesPlayed([[12], [null], [0], []])).toBe(2);
  expect(gamesPlayed([])).toBe(0);
});
