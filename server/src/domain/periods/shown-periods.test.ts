import { expect, test } from 'vitest';
import { defaultGamePeriods } from './default-game-periods.js';
import { shownPeriods } from './shown-periods.js';

const periods = defaultGamePeriods('basketball').map((period, index) => ({ ...period, id: index + 1 }));
const names = (scored: readonly number[], list: Parameters<typeof shownPeriods>[0] = periods) =>
  shownPeriods(list, new Set(scored)).map((period) => period.name);

test('before the game: the quarters, no overtime, no final', () => {
  expect(names([])).toEqual(['Q1', 'Q2', 'Q3', 'Q4']);
});

test('an overtime appears once it is scored, and only that one', () => {
  expect(names([1, 2, 3, 4, 5])).toEqual(['Q1', 'Q2', 'Q3', 'Q4', 'OT1']);
  expect(names([6])).toEqual(['Q1', 'Q2', 'Q3', 'Q4', 'OT2']);
});

test('a hidden period stays hidden though it was scored, and the final never shows', () => {
  const hidden = periods.map((period) => ({ ...period, hidden: period.name === 'Q2' || period.name === 'OT1' }));
  expect(names([1, 2, 5, 9], hidden)).toEqual(['Q1', 'Q3', 'Q4']);
});

test('of a match of sets that is over: those that were played, and all where nobody has entered any', () => {
  const sets = defaultGamePeriods('volleyball').map((period, index) => ({ ...period, id: index + 1 }));
  const of = (scored: readonly number[], isOver: boolean) =>
    shownPeriods(sets, new Set(scored), isOver).map(({ name }) => name);
  expect(of([1, 2, 3], true)).toEqual(['Set 1', 'Set 2', 'Set 3']);
  expect(of([1, 2, 3], false)).toEqual(['Set 1', 'Set 2', 'Set 3', 'Set 4', 'Set 5']);
  expect(of([], true)).toHaveLength(5);
});

test('a period without a kind goes by its name, one with a kind by that', () => {
  const own = [
    { id: 1, name: 'First half', hidden: false },
    { id: 2, name: 'Overtime', hidden: false },
    { id: 3, name: ' FINAL', hidden: false },
    { id: 4, name: 'Golden goal', hidden: false, kind: 'overtime' as const },
  ];
  expect(names([], own)).toEqual(['First half']);
  expect(names([2, 3, 4], own)).toEqual(['First half', 'Overtime', 'Golden goal']);
});
