import { expect, test } from 'vitest';
import { setsWon } from './sets-won.js';

test.each([
  ['nothing yet', [], false, null],
  ['the first set is played', [[3, 1]], false, { home: 0, away: 0 }],
  [
    'the second set is played',
    [
      [25, 20],
      [3, null],
    ],
    false,
    { home: 1, away: 0 },
  ],
  [
    'both are over',
    [
      [25, 20],
      [18, 25],
    ],
    true,
    { home: 1, away: 1 },
  ],
  [
    'a side that made no point in a set',
    [
      [25, null],
      [25, 3],
      [25, 11],
    ],
    true,
    { home: 3, away: 0 },
  ],
  ['nobody wins a set that is drawn', [[20, 20]], true, { home: 0, away: 0 }],
] as const)('%s', (_what, periods, isLastOver, score) => {
  expect(
    setsWon(
      periods.map(([home, away]) => ({ home, away })),
      isLastOver,
    ),
  ).toEqual(score);
});
