import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { GAME_STATUSES } from '../game/game-status.js';
import type { CheckedGame, CheckedLine } from './checked-game.js';
import { findingId, gameOfFinding } from './finding-id.js';
import { gameFindings } from './game-findings.js';

const TODAY = '2025-10-10';

/** A line whose 13 points are 4 twos, a three and 2 free throws, and whose 7 rebounds are 2 and 5. */
const line = (changes: Partial<CheckedLine> = {}): CheckedLine => ({
  side: 'home',
  playerId: 7,
  isRecorded: true,
  onRoster: true,
  points: 13,
  twos: 4,
  threes: 1,
  freeThrows: 2,
  rebounds: 7,
  offensive: 2,
  defensive: 5,
  ...changes,
});

const game = (changes: Partial<CheckedGame> = {}): CheckedGame => ({
  status: 'final',
  scoreHome: 13,
  scoreAway: 13,
  date: '2025-10-01',
  season: { startDate: '2025-09-01', finishDate: '2026-02-15' },
  hasPoints: true,
  scoring: 'added',
  lines: [line(), line({ side: 'away', playerId: 8 })],
  periods: { home: 13, away: null },
  plays: [],
  ...changes,
});

test('a game in which all agrees has no findings', () => {
  expect(gameFindings(game(), TODAY)).toEqual([]);
});

describe('a finding', () => {
  test.each([
    [
      'players’ points against the final',
      { scoreHome: 14, periods: { home: null, away: null } },
      'points_final',
      'home',
      null,
      14,
      13,
    ],
    ['periods against the final', { periods: { home: 13, away: 12 } }, 'periods_final', 'away', null, 13, 12],
    [
      'shots against points',
      { lines: [line({ threes: 2 }), line({ side: 'away' })] },
      'shots_points',
      'home',
      7,
      16,
      13,
    ],
    [
      'rebounds against their parts',
      { lines: [line({ rebounds: 0 }), line({ side: 'away' })] },
      'rebounds',
      'home',
      7,
      7,
      0,
    ],
    [
      'a player on no roster',
      { lines: [line({ onRoster: false }), line({ side: 'away' })] },
      'off_roster',
      'home',
      7,
      null,
      null,
    ],
    [
      'a day that is over',
      { status: 'scheduled', scoreHome: null, scoreAway: null, lines: [] },
      'no_result',
      null,
      null,
      null,
      null,
    ],
  ] as const)('%s', (_what, changes, kind, side, playerId, expected, found) => {
    expect(gameFindings(game(changes as Partial<CheckedGame>), TODAY)).toEqual([
      { kind, side, playerId, expected, found },
    ]);
  });
});

test('plays against the box score: the score of a side, and of a player each statistic that differs', () => {
  const figure = { side: 'home', playerId: 7, expected: 4, found: 4 } as const;
  const plays = [
    { ...figure, playerId: null, statistic: null, found: 6 },
    { ...figure, statistic: 'PTS' },
    { ...figure, statistic: 'AST', found: 3 },
    { ...figure, statistic: 'REB', found: 2 },
  ];
  const kind = 'plays_box_score';
  const findings = gameFindings(game({ plays }), TODAY);
  expect(findings).toEqual([
    { kind, side: 'home', playerId: null, expected: 4, found: 6 },
    { kind, side: 'home', playerId: 7, statistic: 'AST', expected: 4, found: 3 },
    { kind, side: 'home', playerId: 7, statistic: 'REB', expected: 4, found: 2 },
  ]);
  expect(findings.map((finding) => findingId(12, finding))).toEqual([
    'plays_box_score-12-home',
    'plays_box_score-12-7-AST',
    'plays_box_score-12-7-REB',
  ]);
});

test('what was not recorded cannot disagree', () => {
  const empty = { points: null, threes: null, offensive: null };
  expect(gameFindings(game({ lines: [line(empty)], hasPoints: false }), TODAY)).toEqual([]);
  const listed = line({ ...empty, isRecorded: false });
  expect(gameFindings(game({ lines: [listed] }), TODAY)).toEqual([]);
});

test('what others in the game have, and a line has not, was none; what nobody has is not kept', () => {
  const away = line({ side: 'away', playerId: 8 });
  // 2 twos make 4 points: a three and free throws of others say that they are kept.
  const blank = line({ twos: 2, threes: null, freeThrows: null, points: 13 });
  expect(gameFindings(game({ lines: [blank, away] }), TODAY)).toMatchObject([
    { kind: 'shots_points', playerId: 7, expected: 4, found: 13 },
  ]);
  const withoutThrows = { ...away, freeThrows: null };
  expect(gameFindings(game({ lines: [blank, withoutThrows] }), TODAY)).toEqual([]);
  const shotless = line({ twos: null, threes: null, freeThrows: null });
  expect(gameFindings(game({ lines: [shotless, away] }), TODAY)).toEqual([]);
  expect(gameFindings(game({ lines: [line({ offensive: null }), away] }), TODAY)).toMatchObject([
    { kind: 'rebounds', playerId: 7, expected: 5, found: 7 },
  ]);
});

test.each([
  ['2025-07-03', null],
  ['2025-07-02', -61],
  ['2026-04-16', null],
  ['2026-04-17', 61],
  ['2028-11-29', 1018],
])('a date far outside the season is one, with the days between them: %s', (date, found) => {
  const expected = { kind: 'outside_season', side: null, playerId: null, expected: null, found };
  expect(gameFindings(game({ date }), TODAY)).toEqual(found === null ? [] : [expected]);
  expect(gameFindings(game({ date, season: { startDate: null, finishDate: null } }), TODAY)).toEqual([]);
  for (const status of ['postponed', 'cancelled'] as const)
    expect(gameFindings(game({ date, status }), TODAY)).toEqual([]);
});

test('a side without points counts as 0', () => {
  expect(gameFindings(game({ lines: [line()] }), TODAY)).toMatchObject([{ side: 'away', expected: 13, found: 0 }]);
});

test.each([
  ['today', { date: TODAY }],
  ['without a date', { date: null }],
  ['postponed', { status: 'postponed' as const }],
  ['cancelled', { status: 'cancelled' as const }],
])('a game %s is not waited for', (_what, changes) => {
  const open = {
    status: 'scheduled' as const,
    scoreHome: null,
    scoreAway: null,
    lines: [],
    periods: { home: null, away: null },
  };
  expect(gameFindings(game({ ...open, ...changes }), TODAY)).toEqual([]);
});

test('a game that does not count is not held against its scores', () => {
  for (const status of ['in_progress', 'postponed', 'cancelled'] as const)
    expect(gameFindings(game({ status, scoreHome: 99, date: TODAY }), TODAY)).toEqual([]);
});

test('every finding has an id of its own that says its game, and nothing else is one', () => {
  const number = fc.option(fc.nat(30));
  const anyLine = fc.record({
    side: fc.constantFrom('home' as const, 'away' as const),
    playerId: fc.integer({ min: 1, max: 2_147_483_647 }),
    isRecorded: fc.boolean(),
    onRoster: fc.boolean(),
    points: number,
    twos: number,
    threes: number,
    freeThrows: number,
    rebounds: number,
    offensive: number,
    defensive: number,
  });
  const anyFigure = fc.record({
    side: fc.constantFrom('home' as const, 'away' as const),
    playerId: fc.option(fc.integer({ min: 1, max: 4 })),
    statistic: fc.option(fc.constantFrom('PTS', 'AST')),
    expected: fc.nat(5),
    found: fc.nat(5),
  });
  const anyGame = fc.record({
    status: fc.constantFrom(...GAME_STATUSES),
    scoreHome: number,
    scoreAway: number,
    date: fc.constantFrom(null, '2025-10-01', TODAY, '2024-10-01'),
    season: fc.constant({ startDate: '2025-09-01', finishDate: null }),
    hasPoints: fc.boolean(),
    scoring: fc.constantFrom('added' as const, 'won' as const),
    lines: fc.uniqueArray(anyLine, { selector: ({ playerId }) => playerId, maxLength: 6 }),
    periods: fc.record({ home: number, away: number }),
    plays: fc.array(anyFigure, { maxLength: 6 }),
  });
  fc.assert(
    fc.property(anyGame, fc.integer({ min: 1, max: 2_147_483_647 }), (one, id) => {
      const findings = gameFindings(one, TODAY);
      const ids = findings.map((finding) => findingId(id, finding));
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.map(gameOfFinding)).toEqual(ids.map(() => id));
      const withFigures = findings.filter(({ expected }) => expected !== null);
      expect(withFigures.filter(({ expected, found }) => expected === found)).toEqual([]);
    }),
  );
  for (const id of ['', '12', 'points_final-0-home', 'points_final-12', 'luck-12-home', 'rebounds-12-345-6'])
    expect(gameOfFinding(id)).toBeNull();
});
