import { expect, test } from 'vitest';
import { comparePlays } from './compare-plays.js';

const shot = (id: string, periodId: string, sortOrder: number) => ({
  id,
  kind: 'MADE_TWO' as const,
  periodId,
  sortOrder,
});

test('plays are in the order of their periods, then of their places, then of their ids', () => {
  const plays = [shot('e', '9', 0), shot('d', '2', 1), shot('b', '3', 1), shot('a', '3', 1), shot('c', '3', 0.5)];
  expect(plays.toSorted(comparePlays([3, 2])).map(({ id }) => id)).toEqual(['c', 'a', 'b', 'd', 'e']);
});

test('what one device entered as another one ended the period was before its end', () => {
  const end = { ...shot('a', '1', 2), kind: 'PERIOD_END' as const };
  const plays = [end, shot('b', '1', 2), shot('c', '1', 3)];
  expect(plays.toSorted(comparePlays(['1'])).map(({ id }) => id)).toEqual(['b', 'a', 'c']);
});
