import { expect, test } from 'vitest';
import { renumber } from './renumber.js';

test('positions become the indexes, whatever they were', () => {
  const items = [{ id: 4, position: 9 }, { id: 2, position: null }, { id: 7 }, { id: 1, position: 3 }];
  expect(renumber(items)).toEqual([
    { id: 4, position: 0 },
    { id: 2, position: 1 },
    { id: 7, position: 2 },
    { id: 1, position: 3 },
  ]);
});

test('after removing one the rest closes up, and what is in place stays the same object', () => {
  const items = [
    { id: 1, position: 0 },
    { id: 2, position: 1 },
    { id: 3, position: 2 },
  ];
  const rest = renumber(items.filter((item) => item.id !== 2));
  expect(rest).toEqual([
    { id: 1, position: 0 },
    { id: 3, position: 1 },
  ]);
  expect(rest[0]).toBe(items[0]);
});

test('an empty list stays empty', () => {
  expect(renumber([])).toEqual([]);
});
