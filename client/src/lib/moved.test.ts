import { expect, test } from 'vitest';
import { moved } from './moved';

const list = ['a', 'b', 'c', 'd'].map((id) => ({ id }));
const order = (id: string, overId: string): string =>
  moved(list, id, overId)
    .map((each) => each.id)
    .join('');

test.each([
  ['a', 'c', 'bcad'],
  ['d', 'a', 'dabc'],
  ['b', 'c', 'acbd'],
  ['c', 'b', 'acbd'],
  ['a', 'd', 'bcda'],
])('%s to the place of %s', (id, overId, expected) => {
  expect(order(id, overId)).toBe(expected);
});

test('what is not there, or is there already, moves nothing', () => {
  expect(moved(list, 'x', 'a')).toBe(list);
  expect(moved(list, 'a', 'a')).toBe(list);
});
