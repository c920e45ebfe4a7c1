import { expect, test } from 'vitest';
import { standingTarget } from './sort-order';
import { play } from './testing';

test('what was inserted before a play that is gone goes before the next one of its period', () => {
  const target = play('target', { sortOrder: 2 });
  const gone = { ...target, isDeleted: true };
  const plays = [play('a'), play('b', { sortOrder: 3 }), play('c', { sortOrder: 9, periodId: 'q2' })];
  expect(standingTarget(target, plays)).toBe(target);
  expect(standingTarget(gone, plays).id).toBe('b');
  expect(standingTarget({ ...gone, sortOrder: 5 }, plays).id).toBe('target');
});
