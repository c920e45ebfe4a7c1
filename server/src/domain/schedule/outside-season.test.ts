import { expect, test } from 'vitest';
import { outsideSeason } from './outside-season.js';

const season = { name: 'Fall 2026', startDate: '2026-09-01', finishDate: '2026-12-15' };
const ends = 'The season Fall 2026 ends on Dec 15, 2026.';
const begins = 'The season Fall 2026 begins on Sep 1, 2026.';

test.each([
  ['two years late', '2028-11-29', ends],
  ['a year early', '2025-11-29', begins],
  ['61 days after the last day', '2027-02-14', ends],
  ['60 days after the last day, as for playoffs', '2027-02-13', null],
  ['61 days before the first day', '2026-07-02', begins],
  ['60 days before the first day', '2026-07-03', null],
  ['within', '2026-10-10', null],
  ['without a date', null, null],
])('a game %s', (_case, date, said) => {
  expect(outsideSeason(date, season)).toBe(said);
});

test('a season says nothing of a day that it does not know', () => {
  expect(outsideSeason('2028-11-29', { ...season, finishDate: null })).toBeNull();
  expect(outsideSeason('2020-11-29', { ...season, startDate: null })).toBeNull();
  expect(outsideSeason('2028-11-29', { ...season, startDate: null })).toBe(ends);
  expect(outsideSeason('2028-11-29', null)).toBeNull();
});
