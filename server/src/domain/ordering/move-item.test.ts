import fc from 'fast-check';
import { expect, test } from 'vitest';
import { moveItem } from './move-item.js';

test.each([
  [0, 2, ['b', 'c', 'a', 'd']],
  [3, 1, ['a', 'd', 'b', 'c']],
  [1, 1, ['a', 'b', 'c', 'd']],
  [4, 0, ['a', 'b', 'c', 'd']],
  [0, 4, ['a', 'b', 'c', 'd']],
  [-1, 0, ['a', 'b', 'c', 'd']],
  [0.5, 0, ['a', 'b', 'c', 'd']],
])('moving %i to %i', (from, to, expected) => {
  expect(moveItem(['a', 'b', 'c', 'd'], from, to)).toEqual(expected);
});

test('the item ends where it was dropped, moving back undoes it, and the input stays as it was', () => {
  const listAndIndexes = fc
    .uniqueArray(fc.integer(), { minLength: 1 })
    .chain((list) => fc.tuple(fc.constant(list), fc.nat(list.length - 1), fc.nat(list.length - 1)));
  fc.assert(
    fc.property(listAndIndexes, ([list, from, to]) => {
      const before = [...list];
      const moved = moveItem(list, from, to);
      expect(moved[to]).toBe(list[from]);
      expect(moveItem(moved, to, from)).toEqual(before);
      expect(list).toEqual(before);
    }),
  );
});
