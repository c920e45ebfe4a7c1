import { expect, test } from 'vitest';
import { liveScore } from './live-score.js';

test.each([
  ['nothing yet', [null, []], [null, []], null],
  ['points of both', [12, [10]], [9, [9]], { home: 12, away: 9 }],
  ['a point that counts for the team alone', [13, [15]], [4, [4, 3]], { home: 15, away: 7 }],
  ['periods that are entered when they are over', [31, [20]], [28, [15]], { home: 31, away: 28 }],
  ['the first basket', [2, []], [null, []], { home: 2, away: 0 }],
  ['periods alone', [null, [20, 18]], [null, [15, 22]], { home: 38, away: 37 }],
  ['one side keeps statistics, the periods cover both', [31, [30, 1]], [null, [28]], { home: 31, away: 28 }],
  ['periods of one side alone', [null, []], [null, [7]], { home: 0, away: 7 }],
  ['one side with points, the other with periods', [6, []], [null, [4]], { home: 6, away: 4 }],
  ['points at 0', [0, []], [0, []], { home: 0, away: 0 }],
] as const)('%s', (_what, [homePoints, homePeriods], [awayPoints, awayPeriods], score) => {
  expect(
    liveScore({ points: homePoints, periodScores: homePeriods }, { points: awayPoints, periodScores: awayPeriods }),
  ).toEqual(score);
});
