import { expect, test } from 'vitest';
import { hasPoints, pointsOf, scoreFigures, totalsOf } from './figures';
import { columnsOf, type GridDefinition } from './grid-game';

const definition = (abbreviation: string, hidden = false): GridDefinition => ({
  id: abbreviation,
  name: abbreviation,
  abbreviation,
  kind: 'COUNTING',
  formula: null,
  hidden,
});
const definitions = ['PTS', 'FGM', '2PM', '3PM', 'STL'].map((name) => definition(name, name === 'STL'));
const side = (points: number | null, score: number | null = null, periodScores: number[] = []) => ({
  points,
  score,
  periodScores,
  lineCount: points === null ? 0 : 5,
});

test('totals and points follow from the lines', () => {
  const totals = totalsOf(definitions, [
    [10, null, 2, 2, null],
    [null, null, 1, null, 3],
  ]);
  expect(totals).toEqual([10, 5, 3, 2, 3]);
  expect(pointsOf('PTS', definitions, totals)).toBe(10);
  expect(pointsOf('R', [definition('H'), definition('R')], [9, 4])).toBe(4);
  expect(pointsOf('PTS', [definition('K')], [3])).toBeNull();
});

test('the running score, and the sides that do not add up', () => {
  const open = { mismatch: [], isCompared: true, addsUp: false };
  expect(scoreFigures({ status: 'SCHEDULED' }, true, side(null), side(null))).toEqual({
    running: { home: 0, away: 0 },
    ...open,
  });
  expect(scoreFigures({ status: 'IN_PROGRESS' }, true, side(10), side(null))).toEqual({
    running: { home: 10, away: 0 },
    ...open,
  });
  const final = { status: 'FINAL' } as const;
  expect(scoreFigures(final, true, side(50, 50), side(47, 48))).toMatchObject({ mismatch: ['away'], addsUp: false });
  expect(scoreFigures(final, true, side(50, 50), side(48, 48))).toMatchObject({ mismatch: [], addsUp: true });
  expect(scoreFigures(final, true, side(null, 50), side(null, 48))).toMatchObject({ mismatch: [], addsUp: false });
  const nobody = { ...side(null, 50), lineCount: 0 };
  expect(scoreFigures(final, true, nobody, { ...nobody, score: 48 })).toMatchObject({ mismatch: [], addsUp: false });
});

test('where points are not what decides, or are not entered, nothing is compared', () => {
  const nothing = { mismatch: [], isCompared: false, addsUp: false };
  expect(scoreFigures({ status: 'FINAL' }, false, { ...side(null, 5), lineCount: 9 }, side(null, 4))).toMatchObject(
    nothing,
  );
  const volleyball = { season: { sport: { name: 'volleyball' } } };
  expect(scoreFigures({ status: 'FINAL', ...volleyball }, true, side(75, 3), side(70, 1))).toEqual({
    running: null,
    ...nothing,
  });
});

test('runs of players are the score of baseball, and are compared where anybody has some', () => {
  const baseball = { season: { sport: { name: 'Baseball' } } };
  expect(scoreFigures({ status: 'IN_PROGRESS', ...baseball }, true, side(3), side(1))).toMatchObject({
    running: { home: 3, away: 1 },
  });
  const final = { status: 'FINAL', ...baseball } as const;
  expect(scoreFigures(final, true, side(5, 5), side(3, 4))).toMatchObject({ mismatch: ['away'], isCompared: true });
  expect(scoreFigures(final, true, side(5, 5), side(4, 4))).toMatchObject({ mismatch: [], addsUp: true });
  const hits = { ...side(null, 5), lineCount: 9 };
  expect(scoreFigures(final, true, hits, hits)).toMatchObject({ mismatch: [], isCompared: false, addsUp: false });
});

test('columns: derived ones cannot be entered, hidden ones come when they are wanted', () => {
  expect(columnsOf(definitions, false).map(({ abbreviation, entry }) => [abbreviation, entry])).toEqual([
    ['PTS', 0],
    ['FGM', null],
    ['2PM', 1],
    ['3PM', 2],
  ]);
  expect(columnsOf(definitions, true).at(-1)).toMatchObject({ abbreviation: 'STL', index: 4, entry: 3 });
});

test('points are entered where the sport has them, not where a formula makes them', () => {
  expect(hasPoints('PTS', definitions)).toBe(true);
  expect(hasPoints('PTS', definitions.slice(1))).toBe(false);
  expect(hasPoints('R', [definition('R')])).toBe(true);
  expect(hasPoints('PTS', [{ abbreviation: 'PTS', formula: '2 * R' }])).toBe(false);
});
