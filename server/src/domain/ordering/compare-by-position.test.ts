import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareByPosition } from './compare-by-position.js';

test('position decides, then the id by its number; a missing position comes last and 0 is a position', () => {
  const items = [
    { id: 10, position: 1 },
    { id: 1, position: null },
    { id: 9, position: 1 },
    { id: 5, position: 0 },
    { id: 3 },
    { id: 7, position: 2 },
  ];
  expect([...items].sort(compareByPosition).map((item) => item.id)).toEqual([5, 9, 10, 7, 1, 3]);
});

test('ids written as text order like numbers', () => {
  const items = [{ id: '10' }, { id: '9' }, { id: '100' }];
  expect([...items].sort(compareByPosition).map((item) => item.id)).toEqual(['9', '10', '100']);
});

test('the order does not depend on how the list arrived', () => {
  const item = fc.record({ id: fc.integer({ min: 1, max: 50 }), position: fc.option(fc.integer({ min: 0, max: 3 })) });
  fc.assert(
    fc.property(fc.uniqueArray(item, { selector: (each) => each.id }), (items) => {
      const forward = [...items].sort(compareByPosition);
      const backward = [...items].reverse().sort(compareByPosition);
      expect(backward).toEqual(forward);
    }),
  );
});
