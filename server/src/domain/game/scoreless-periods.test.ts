import { expect, test } from 'vitest';
import { withScorelessPeriods } from './scoreless-periods.js';

const filled = (
  home: (number | null)[],
  away: (number | null)[],
  totals: { home: number | null; away: number | null },
) =>
  withScorelessPeriods(
    home.map((score, index) => ({ home: score, away: away[index]! })),
    totals,
  ).map((period) => [period.home, period.away]);

test.each([
  [
    'nothing in the third quarter',
    [6, 4, null, 6],
    [9, 7, 5, 4],
    { home: 16, away: 25 },
    [
      [6, 9],
      [4, 7],
      [0, 5],
      [6, 4],
    ],
  ],
  [
    'a period in which nobody scored',
    [6, null, 2],
    [3, null, 1],
    { home: 8, away: 4 },
    [
      [6, 3],
      [0, 0],
      [2, 1],
    ],
  ],
  [
    'a score that is not known by period',
    [6, null],
    [3, 9],
    { home: 16, away: 12 },
    [
      [6, 3],
      [null, 9],
    ],
  ],
  [
    'a set without a game won',
    [6, 3, 6, null],
    [null, 6, null, null],
    { home: 2, away: 1 },
    [
      [6, 0],
      [3, 6],
      [6, 0],
      [null, null],
    ],
  ],
  [
    'the points of a set that is still played',
    [25, null],
    [20, 3],
    { home: 1, away: 0 },
    [
      [25, 20],
      [0, 3],
    ],
  ],
  [
    'a set of which one side is not known',
    [25, 25],
    [20, null],
    { home: 3, away: 1 },
    [
      [25, 20],
      [25, null],
    ],
  ],
  [
    'what is still to be played',
    [6, null],
    [3, null],
    { home: 6, away: 3 },
    [
      [6, 3],
      [null, null],
    ],
  ],
  ['nothing at all', [null], [null], { home: 0, away: 0 }, [[null, null]]],
  ['no score yet', [null], [2], { home: null, away: 2 }, [[null, 2]]],
  ['a side that has not scored yet', [null], [2], { home: 0, away: 2 }, [[0, 2]]],
] as const)('%s', (_what, home, away, totals, periods) => {
  expect(filled([...home], [...away], totals)).toEqual(periods);
});
