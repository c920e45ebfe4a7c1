import { expect, test } from 'vitest';
import { readLineRows } from './line-rows.js';

const START = [1, 1, 1, 'G', true, false, 0];
const line = (ids: number[] | null, values: number[] | null): unknown[] => [...START, ids, values];

test('a line that names no statistics has those of the last one that does, and one without values has none', () => {
  const lines = [line(null, null), line([7, 8], [1, 2]), line(null, [3, 4]), line([8], [5])];
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
  const lines = [line([7, 8], [1, 2]), line(null, null), line([7, 8], [3, 4])];
  const [first, , third] = readLineRows(JSON.stringify(lines));
  expect(third!.definitionIds).toBe(first!.definitionIds);
});
