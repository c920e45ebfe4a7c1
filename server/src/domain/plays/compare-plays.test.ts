import { expect, test } from 'vitest';
import { comparePlays } from './compare-plays.js';

test('plays are in the order of their periods, then of their places, then of their ids', () => {
  const plays = [
    { id: 'e', periodId: '9', sortOrder: 0 },
    { id: 'd', periodId: '2', sortOrder: 1 },
    { id: 'b', periodId: '3', sortOrder: 1 },
    { id: 'a', periodId: '3', sortOrder: 1 },
    { id: 'c', periodId: '3', sortOrder: 0.5 },
  ];
  expect(plays.toSorted(comparePlays([3, 2])).map(({ id }) => id)).toEqual(['c', 'a', 'b', 'd', 'e']);
});
