import { expect, test } from 'vitest';
import { lostHallsInput, lostHallWords } from './lost-hall-words';

const onDay = { location: 'South Hall', date: '2026-12-07', from: '2026-12-07' };
const fromDay = { location: 'South Hall', date: null, from: '2026-12-07' };

test('a hall is lost on a day, or from one on', () => {
  expect(lostHallWords(onDay)).toBe('South Hall, Dec 7');
  expect(lostHallWords(fromDay)).toBe('South Hall, from Dec 7 on');
});

test('the server is told what it said, and no name of a type', () => {
  const asRead = { __typename: 'LostHall', ...fromDay };
  expect(lostHallsInput([asRead, onDay])).toEqual([fromDay, onDay]);
});
