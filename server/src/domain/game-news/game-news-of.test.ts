import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { GAME_STATUSES } from '../game/game-status.js';
import { gameNewsOf } from './game-news-of.js';

const TODAY = '2026-10-08';
const former = { date: '2026-10-10', time: '19:00', location: 'North Hall', status: 'scheduled' } as const;
const game = { ...former, scoreHome: null, scoreAway: null };

describe('of a game that is to be played is told', () => {
  test.each([
    ['another date', { date: '2026-10-11' }, 'moved'],
    ['another time', { time: '20:00' }, 'moved'],
    ['another place', { location: 'South Hall' }, 'moved'],
    ['no date any more', { date: null }, 'moved'],
    ['that it is cancelled', { status: 'cancelled' }, 'cancelled'],
    ['that it is postponed, also without a date', { status: 'postponed', date: null }, 'postponed'],
    ['nothing where all is as before', {}, null],
    ['nothing once it has begun', { status: 'in_progress', time: '20:00' }, null],
  ] as const)('%s', (_what, change, kind) => {
    expect(gameNewsOf('rescheduled', former, { ...game, ...change }, TODAY)).toBe(kind);
  });

  test('that it is played after all', () => {
    expect(gameNewsOf('rescheduled', { ...former, status: 'cancelled' }, game, TODAY)).toBe('reinstated');
  });

  test('a move from today to a day gone by is news, from one day gone by to another it is not', () => {
    const moved = (from: string, to: string) =>
      gameNewsOf('rescheduled', { ...former, date: from }, { ...game, date: to }, TODAY);
    expect([moved(TODAY, '2026-10-01'), moved('2026-10-01', TODAY), moved('2026-10-01', '2026-10-02')]).toEqual([
      'moved',
      'moved',
      null,
    ]);
  });
});

test('a game begins, unless that was taken back, or it goes on after it was ended too early', () => {
  const played = { ...game, date: TODAY };
  expect(gameNewsOf('begins', former, { ...played, status: 'in_progress' }, TODAY)).toBe('begins');
  expect(gameNewsOf('begins', { ...former, status: 'final' }, { ...played, status: 'in_progress' }, TODAY)).toBeNull();
  expect(gameNewsOf('begins', former, played, TODAY)).toBeNull();
  expect(gameNewsOf('begins', former, { ...played, status: 'final', scoreHome: 5, scoreAway: 4 }, TODAY)).toBeNull();
});

test.each([
  ['with another score', { scoreHome: 71 }, 'corrected'],
  ['put right and taken back', {}, null],
  ['whose result was taken back', { scoreHome: null, scoreAway: null, status: 'scheduled' }, null],
  ['after a protest', { scoreHome: 20, scoreAway: 0, date: '2026-09-24' }, 'corrected'],
  ['of long ago', { scoreHome: 71, date: '2026-09-23' }, null],
] as const)('the result of a game is put right: one %s', (_what, change, kind) => {
  const ended = { ...former, date: TODAY, status: 'final', scoreHome: 70, scoreAway: 60 } as const;
  expect(gameNewsOf('corrected', ended, { ...ended, ...change }, TODAY)).toBe(kind);
});

test.each([
  ['that grows on its day', '2026-10-08', 3, null],
  ['that is less than it was', '2026-10-08', 1, 'corrected'],
  ['that grows later', '2026-10-07', 3, 'corrected'],
  ['that grows without a day', null, 3, null],
] as const)('the score of a game that nobody calls final may run: one %s', (_what, date, scoreHome, kind) => {
  const typed = { ...former, date, scoreHome: 2, scoreAway: 1 };
  expect(gameNewsOf('corrected', typed, { ...typed, scoreHome }, TODAY)).toBe(kind);
  const final = { ...typed, status: 'final', scoreHome } as const;
  expect(gameNewsOf('corrected', typed, final, TODAY)).toBe('corrected');
});

test.each([
  ['with a result', { scoreHome: 70, scoreAway: 60 }, 'ends'],
  ['final without a score of its own', { status: 'final', scoreHome: 0, scoreAway: 0 }, 'ends'],
  ['forfeited', { status: 'forfeit' }, 'ends'],
  ['at 0:0 that nobody calls final', { scoreHome: 0, scoreAway: 0 }, null],
  ['with one score', { scoreHome: 70 }, null],
  ['whose result was taken back', {}, null],
  ['in progress', { status: 'in_progress', scoreHome: 70, scoreAway: 60 }, null],
  ['two days ago', { date: '2026-10-06', scoreHome: 70, scoreAway: 60 }, 'ends'],
  ['of long ago, put on record', { date: '2026-10-05', scoreHome: 70, scoreAway: 60 }, null],
] as const)('the end of a game %s', (_what, change, kind) => {
  expect(gameNewsOf('ends', former, { ...game, date: TODAY, ...change }, TODAY)).toBe(kind);
});

test('what is as it was is never news', () => {
  const date = fc.constantFrom(null, '2026-10-01', TODAY, '2026-11-01');
  const appointment = fc.record({
    date,
    time: fc.constantFrom(null, '19:00'),
    location: fc.constantFrom(null, 'Hall'),
    status: fc.constantFrom(...GAME_STATUSES),
  });
  fc.assert(
    fc.property(appointment, (same) => {
      const now = { ...same, scoreHome: null, scoreAway: null };
      const kind = gameNewsOf('rescheduled', same, now, TODAY);
      // A game that was off and is off in the same way is as it was, too.
      expect(kind).toBeNull();
    }),
  );
});
