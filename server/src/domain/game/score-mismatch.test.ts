import { expect, test } from 'vitest';
import { scoreMismatch } from './score-mismatch.js';

const matching = {
  status: 'final',
  hasPoints: true,
  scoreHome: 102,
  scoreAway: 99,
  lineCount: 20,
  pointsHome: 102,
  pointsAway: 99,
  scoring: 'added',
} as const;

test.each([
  ['all points there', {}, null],
  ['home differs', { pointsHome: 100 }, { home: { final: 102, points: 100 }, away: null }],
  ['away differs', { pointsAway: 101 }, { home: null, away: { final: 99, points: 101 } }],
  [
    'both differ',
    { pointsHome: 1, pointsAway: 2 },
    { home: { final: 102, points: 1 }, away: { final: 99, points: 2 } },
  ],
  ['a side without points', { pointsAway: null }, { home: null, away: { final: 99, points: 0 } }],
  [
    'a scheduled game with finals is compared too',
    { status: 'scheduled' as const, pointsHome: 1 },
    { home: { final: 102, points: 1 }, away: null },
  ],
  ['no lines', { lineCount: 0, pointsHome: null, pointsAway: null }, null],
  ['sets, which points only win', { scoring: 'won' as const, scoreHome: 3, scoreAway: 1 }, null],
  ['no points of players, as in baseball', { hasPoints: false, pointsHome: null, pointsAway: null }, null],
  ['a final missing', { scoreAway: null }, null],
  ['in progress', { status: 'in_progress' as const, pointsHome: 1 }, null],
  ['cancelled', { status: 'cancelled' as const, pointsHome: 1 }, null],
  [
    'a forfeit of nothing with lines of nothing',
    { status: 'forfeit' as const, scoreHome: 0, scoreAway: 0, pointsHome: null, pointsAway: 0 },
    null,
  ],
])('%s', (_what, change, mismatch) => {
  expect(scoreMismatch({ ...matching, ...change })).toEqual(mismatch);
});
