import { expect, test } from 'vitest';
import { pauseAfter } from './sign-in-pause.js';

test.each([
  [0, 0],
  [19, 0],
  [20, 1],
  [21, 2],
  [24, 16],
  [25, 32],
  [26, 60],
  [1_000_000, 60],
])('after %i tries the next one waits %i seconds', (tries, seconds) => {
  expect(pauseAfter(tries)).toBe(seconds);
});
