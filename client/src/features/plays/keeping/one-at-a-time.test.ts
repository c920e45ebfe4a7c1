import { expect, test } from 'vitest';
import { oneAtATime } from './one-at-a-time';

test('what is asked while it is under way is done once more, and no more often', async () => {
  const ends: (() => void)[] = [];
  const ask = oneAtATime(() => new Promise((_resolve, reject) => ends.push(() => reject(new Error('offline')))));
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  for (let count = 0; count < 3; count += 1) ask();
  expect(ends).toHaveLength(1);
  ends[0]!();
  await settle();
  expect(ends).toHaveLength(2);
  ends[1]!();
  await settle();
  expect(ends).toHaveLength(2);
  ask();
  expect(ends).toHaveLength(3);
});
