import { expect, test } from 'vitest';
import { endOf, lastSortOrders, standingTarget } from './sort-order';
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
