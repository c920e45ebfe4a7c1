import { expect, test } from 'vitest';
import {
  furtherPeriods,
  periodScoreChanges,
  periodScoresValues,
  scoreProblem,
  sumOf,
  wonOf,
} from './period-scores-form';
import type { PeriodScoresGameFragment } from './period-scores.generated';

const periods = [
  { id: '1', name: 'Q1' },
  { id: '2', name: 'Q2' },
];
const game = {
  id: '9',
  periods,
  home: {
    score: 50,
    team: { id: '5', name: 'Aces' },
    periodScores: [
      { score: 20, version: 7, period: { id: '1' } },
      { score: 30, version: 8, period: { id: '2' } },
    ],
  },
  away: { score: 48, team: { id: '6', name: 'Bulls' }, periodScores: [] },
} as unknown as PeriodScoresGameFragment;

test('only what differs is sent, with its version; 0 where there was none', () => {
  const values = periodScoresValues(game);
  expect(periodScoreChanges(game, values, periods)).toEqual([]);
  expect(periodScoreChanges(game, { ...values, home_1: ' 21 ', home_2: '', away_2: '0' }, periods)).toEqual([
    { teamId: '5', periodId: '1', score: 21, expectedVersion: 7 },
    { teamId: '5', periodId: '2', score: null, expectedVersion: 8 },
    { teamId: '6', periodId: '2', score: 0, expectedVersion: 0 },
  ]);
});

test('a side adds up while it is typed', () => {
  expect(sumOf({ home_1: '20', home_2: '31' }, 'home', periods)).toBe(51);
  expect(sumOf({ home_1: '20', home_2: '' }, 'home', periods)).toBe(20);
  expect(sumOf({ home_1: '20', home_2: 'x' }, 'home', periods)).toBeNull();
  expect(sumOf({}, 'away', periods)).toBeNull();
  expect(['', '7', '1.5', '-1'].map(scoreProblem)).toEqual([
    null,
    null,
    'Enter a whole number from 0 to 9999.',
    'Enter a whole number from 0 to 9999.',
  ]);
});

test('of sets it is told how many a side has won', () => {
  const values = { home_1: '25', away_1: '20', home_2: '15', away_2: '25', home_3: '6', away_3: '' };
  const sets = [...periods, { id: '3', name: 'Set 3' }];
  expect([wonOf(values, 'home', sets), wonOf(values, 'away', sets)]).toEqual([2, 1]);
  expect(wonOf({ ...values, away_2: 'x' }, 'home', sets)).toBeNull();
  expect(wonOf({}, 'home', sets)).toBeNull();
  expect(wonOf({ home_1: '6', home_2: '6' }, 'away', sets)).toBe(0);
});

test('overtimes are those of the game’s sport that are visible and not there yet', () => {
  const period = (id: string, name: string, kind: string, sportId = '1', hidden = false) =>
    ({ id, name, kind, hidden, sport: { id: sportId } }) as never;
  const all = [
    period('1', 'Q1', 'REGULAR'),
    period('3', 'OT1', 'OVERTIME'),
    period('4', 'OT2', 'OVERTIME'),
    period('5', 'OT3', 'OVERTIME', '1', true),
    period('6', 'OT', 'OVERTIME', '2'),
    period('7', 'Final', 'FINAL'),
  ];
  expect(
    furtherPeriods(
      [
        { id: '1', name: 'Q1' },
        { id: '3', name: 'OT1' },
      ] as never,
      all,
    ).map(({ name }) => name),
  ).toEqual(['OT2']);
});

test('a set that a final match did not show can be added', () => {
  const sets = ['Set 1', 'Set 2', 'Set 3'].map((name, index) => ({
    id: String(index + 1),
    name,
    hidden: false,
    kind: 'REGULAR',
    sport: { id: '4', name: 'Volleyball' },
  }));
  const added = furtherPeriods(sets.slice(0, 2) as never, sets as never);
  expect(added.map(({ name }) => name)).toEqual(['Set 3']);
});
