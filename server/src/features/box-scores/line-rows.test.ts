import { expect, test } from 'vitest';
import { readLineRows } from './line-rows.js';

const line = (id: number, ids: number[] | null, values: number[] | null): unknown[] => [
  ...[id, 1, id, 'G', true, false, id],
  ids,
  values,
];

test('a line that names no statistics has those of the last one that does, and one without values has none', () => {
  const lines = [line(1, null, null), line(2, [7, 8], [1, 2]), line(3, null, [3, 4]), line(4, [8], [5])];
  expect(readLineRows(JSON.stringify(lines)).map(({ definitionIds, values }) => [definitionIds, values])).toEqual([
    [null, null],
    [
      [7, 8],
      [1, 2],
    ],
    [
      [7, 8],
      [3, 4],
    ],
    [[8], [5]],
  ]);
});

test('lines of equal lists share one, also around somebody who did not play', () => {
  const lines = [line(1, [7, 8], [1, 2]), line(2, null, null), line(3, [7, 8], [3, 4])];
  const [first, , third] = readLineRows(JSON.stringify(lines));
  expect(third!.definitionIds).toBe(first!.definitionIds);
});
