import { expect, test } from 'vitest';
import { per36Minutes } from './per-36-minutes.js';

// James Harden on 30 January 2018: 60 points and 11 assists in 46 minutes; 60 x 36 / 46 = 46.96.
test.each([
  [60, 46, 47],
  [11, 46, 8.6],
  [0, 46, 0],
  [7, 36, 7],
  [7, 0, null],
  [7, null, null],
  [null, 46, null],
  [0.5, 46, null],
])('%j in %j minutes are %j per 36', (value, minutes, rate) => expect(per36Minutes(value, minutes)).toBe(rate));
