import { expect, test } from 'vitest';
import { nextSort, sortRows } from './table-sort';

test.each([
  [[3, 1, 2], false, [1, 2, 3]],
  [[3, 1, 2], true, [3, 2, 1]],
  [[null, 2, 1], true, [2, 1, null]],
  [[null, 2, 1], false, [1, 2, null]],
  [['Team 10', 'team 9', 'Élan'], false, ['Élan', 'team 9', 'Team 10']],
])('%j sorted (descending: %s) is %j', (rows, descending, expected) => {
  expect(sortRows<string | number | null>(rows, (row) => row, descending)).toEqual(expected);
});

test('rows that compare equal keep their order in both directions', () => {
  const rows = [
    { id: 1, wins: 5 },
    { id: 2, wins: 5 },
    { id: 3, wins: 6 },
  ];
  expect(sortRows(rows, ({ wins }) => wins, true).map(({ id }) => id)).toEqual([3, 1, 2]);
  expect(sortRows(rows, ({ wins }) => wins, false).map(({ id }) => id)).toEqual([1, 2, 3]);
});

test('a second click turns the order round', () => {
  const first = nextSort(null, 'wins', true);
  expect(first).toEqual({ key: 'wins', descending: true });
  expect(nextSort(first, 'wins', true)).toEqual({ key: 'wins', descending: false });
  expect(nextSort(first, 'name', false)).toEqual({ key: 'name', descending: false });
});
