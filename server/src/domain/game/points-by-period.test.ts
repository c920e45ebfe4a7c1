import { expect, test } from 'vitest';
import { type PeriodOfGame, pointsByPeriod } from './points-by-period.js';

const NAMES = ['Q1', 'Q2', 'OT1'];
const game = (home: number, away: number, ...scores: (readonly [number | null, number | null])[]) => ({
  totals: { home, away },
  periods: scores.map((score, index): PeriodOfGame => ({
    id: index + 1,
    name: NAMES[index]!,
    position: index,
    home: score[0],
    away: score[1],
  })),
});

test('points are added up in the order of the periods', () => {
  expect(pointsByPeriod([game(9, 5, [4, 3], [5, 2]), game(13, 12, [6, 6], [4, 4], [3, 2])])).toEqual([
    { name: 'Q1', games: 2, home: 10, away: 9 },
    { name: 'Q2', games: 2, home: 9, away: 6 },
    { name: 'OT1', games: 1, home: 3, away: 2 },
  ]);
  expect(pointsByPeriod([])).toEqual([]);
});

test('an overtime that one side alone scored in counts, with 0 for the other', () => {
  expect(pointsByPeriod([game(12, 10, [6, 6], [4, 4], [2, null])])).toEqual([
    { name: 'Q1', games: 1, home: 6, away: 6 },
    { name: 'Q2', games: 1, home: 4, away: 4 },
    { name: 'OT1', games: 1, home: 2, away: 0 },
  ]);
});

test('a period of which one side is not known counts for nobody', () => {
  expect(pointsByPeriod([game(12, 15, [6, 6], [6, null])])).toEqual([{ name: 'Q1', games: 1, home: 6, away: 6 }]);
});
