import { expect, test } from 'vitest';
import { otherScore } from './other-score';

const side = (liveScore: number | null) => ({ liveScore });

test.each([
  ['the same score', { home: 5, away: 2 }, side(5), side(2), null],
  ['points entered by hand beside the plays', { home: 5, away: 2 }, side(7), side(2), { home: 7, away: 2 }],
  ['nothing entered of either', { home: 0, away: 0 }, side(null), side(null), null],
  ['a box score that was emptied by hand', { home: 5, away: 2 }, side(null), side(null), { home: 0, away: 0 }],
])('%s', (_name, made, home, away, expected) => {
  expect(otherScore(made, { home, away })).toEqual(expected);
});
