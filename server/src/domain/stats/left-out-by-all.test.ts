import { expect, test } from 'vitest';
import { leftOutByAll } from './left-out-by-all.js';

const left = (definitionId: number) => ({ definitionId, hidden: true });
const kept = (definitionId: number) => ({ definitionId, hidden: false });

test('a season leaves out what all of its leagues leave out', () => {
  expect(
    leftOutByAll(
      [
        [kept(1), left(2), left(3)],
        [left(3), left(2), left(1)],
      ],
      2,
    ),
  ).toEqual([left(2), left(3)]);
});

test('a league that says nothing leaves nothing out', () => {
  expect(leftOutByAll([[left(1)], [left(1)]], 3)).toEqual([]);
  expect(leftOutByAll([], 2)).toEqual([]);
});
