import { expect, test } from 'vitest';
import { winPercentage } from './win-percentage.js';

test.each([
  [41, 11, 0.788],
  [37, 13, 0.74],
  [33, 22, 0.6],
  [29, 22, 0.569],
  [1, 2, 0.333],
  [2, 1, 0.667],
  [1, 15, 0.063],
  [5, 0, 1],
  [0, 5, 0],
  [0, 0, 0],
])('%i-%i is %f', (wins, losses, value) => {
  expect(winPercentage(wins, losses)).toBe(value);
});
