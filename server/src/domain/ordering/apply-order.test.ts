import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyOrder } from './apply-order.js';

test('a full list becomes positions from 0', () => {
  expect(applyOrder([1, 2, 3], [3, 1, 2])).toEqual({
    ok: true,
    positions: [
      { id: 3, position: 0 },
      { id: 1, position: 1 },
      { id: 2, position: 2 },
    ],
  });
});

test.each([
  ['one left out', [1, 2, 3], [3, 1], { missing: [2], unknown: [], repeated: [] }],
  ['one from elsewhere', [1, 2], [2, 1, 9], { missing: [], unknown: [9], repeated: [] }],
  ['one named three times', [1, 2], [2, 1, 2, 2], { missing: [], unknown: [], repeated: [2] }],
  ['everything wrong at once', [1, 2], [9, 9], { missing: [1, 2], unknown: [9], repeated: [9] }],
  ['nothing named', [1], [], { missing: [1], unknown: [], repeated: [] }],
])('refuses %s', (_what, current, ordered, problems) => {
  expect(applyOrder(current, ordered)).toEqual({ ok: false, ...problems });
});

test('every permutation is accepted and gives each item one position', () => {
  const permutation = fc
    .uniqueArray(fc.integer({ min: 1 }))
    .chain((ids) => fc.tuple(fc.constant(ids), fc.shuffledSubarray(ids, { minLength: ids.length })));
  fc.assert(
    fc.property(permutation, ([ids, ordered]) => {
      const applied = applyOrder(ids, ordered);
      expect(applied.ok && applied.positions.map((each) => each.id)).toEqual(ordered);
      expect(applied.ok && applied.positions.map((each) => each.position)).toEqual(ids.map((_id, index) => index));
    }),
  );
});
