import { expect, test } from 'vitest';
import { randomOf } from './random.js';

test('the same seed gives the same numbers', () => {
  const [one, other] = [randomOf(7), randomOf(7)];
  expect(Array.from({ length: 5 }, one.next)).toEqual(Array.from({ length: 5 }, other.next));
  expect(randomOf(7).next()).not.toBe(randomOf(8).next());
});

test('integers reach both ends', () => {
  const random = randomOf(1);
  expect([...new Set(Array.from({ length: 200 }, () => random.integer(2, 4)))].sort()).toEqual([2, 3, 4]);
});

test('successes are never more than tries', () => {
  const random = randomOf(1);
  expect(random.successes(10, 0)).toBe(0);
  expect(random.successes(10, 1)).toBe(10);
});

test('a weight of 0 is never taken', () => {
  const random = randomOf(1);
  expect(new Set(Array.from({ length: 200 }, () => random.weighted([0, 1, 3, 0])))).toEqual(new Set([1, 2]));
});

test('shuffling keeps every item', () => {
  expect(randomOf(3).shuffled([1, 2, 3, 4, 5]).sort()).toEqual([1, 2, 3, 4, 5]);
});
