import { expect, test } from 'vitest';
import { endOf, lastSortOrders, movedSortOrder, playAfter, sortOrdersBefore, standingTarget } from './sort-order';
import { play } from './testing';

test('what was inserted before a play that is gone goes before the next one of its period', () => {
  const target = play('target', { sortOrder: 2 });
  const gone = { ...target, isDeleted: true };
  const plays = [play('a'), play('b', { sortOrder: 3 }), play('c', { sortOrder: 9, periodId: 'q2' })];
  expect(standingTarget(target, plays)).toBe(target);
  expect(standingTarget(gone, plays).id).toBe('b');
  expect(standingTarget({ ...gone, sortOrder: 5 }, plays).id).toBe('target');
});

test('what is moved to a period goes after everything of it, but before its end', () => {
  const plays = [play('a'), play('b', { sortOrder: 3 })];
  expect(lastSortOrders(plays, 'q1', 2)).toEqual([4, 5]);
  expect(lastSortOrders(plays, 'q2', 2)).toEqual([1, 2]);
  const end = play('end', { kind: 'PERIOD_END', sortOrder: 6 });
  expect(lastSortOrders([...plays, end], 'q1', 2)).toEqual([4, 5]);
  expect(lastSortOrders([end], 'q1', 1)[0]).toBeLessThan(6);
});

test('a period has ended with the last play that says so, unless it has begun anew', () => {
  const [end, later] = [play('end', { kind: 'PERIOD_END', sortOrder: 2 }), play('later', { sortOrder: 3 })];
  expect(endOf([play('a')], 'q1')).toBeNull();
  expect(endOf([play('a'), end, later], 'q1')).toBe(end);
  expect(endOf([end, play('start', { kind: 'PERIOD_START', sortOrder: 4 })], 'q1')).toBeNull();
  expect(endOf([end, play('b', { periodId: 'q2' })], 'q2')).toBeNull();
});

test('what is entered before a play of which another one has the place is before both, in its order', () => {
  const end = play('end', { kind: 'PERIOD_END', sortOrder: 2 });
  const plays = [play('start', { kind: 'PERIOD_START', sortOrder: 1 }), play('b', { sortOrder: 2 }), end];
  expect(sortOrdersBefore(plays, end, 3)).toEqual([1.25, 1.5, 1.75]);
});

test('what is moved past plays of one place is past all of them', () => {
  const plays = [1, 2, 2, 3].map((sortOrder, index) => play('abcd'[index]!, { sortOrder }));
  expect([movedSortOrder(plays, plays[0]!, 1), movedSortOrder(plays, plays[3]!, -1)]).toEqual([2.5, 1.5]);
  expect([movedSortOrder(plays, plays[1]!, 1), movedSortOrder(plays, plays[2]!, -1)]).toEqual([2.5, 1.5]);
});

test('what comes after a play comes after all of its place, in its period', () => {
  const plays = [1, 2, 2, 3].map((sortOrder, index) => play('abcd'[index]!, { sortOrder }));
  const other = play('e', { periodId: 'q2', sortOrder: 9 });
  expect([0, 1, 2, 3].map((index) => playAfter([...plays, other], plays[index]!)?.id ?? null)).toEqual([
    'b',
    'd',
    'd',
    null,
  ]);
});
