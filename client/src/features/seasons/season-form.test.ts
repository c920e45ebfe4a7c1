import { expect, test } from 'vitest';
import { endsBeforeItStarts, newSeasonInput, seasonChanges, seasonValues } from './season-form';

const typed = { ...seasonValues(null), name: ' Fall 2025 ' };

test('a new season begins empty and inactive', () => {
  expect(seasonValues(null)).toMatchObject({ name: '', startDate: '', active: false, copyFromSeasonId: '' });
});

test('empty dates are no dates, and nothing is copied unless asked', () => {
  expect(newSeasonInput(typed)).toEqual({ name: 'Fall 2025', startDate: null, finishDate: null, active: false });
});

test('what to copy goes with the season to copy from; rosters need teams', () => {
  expect(newSeasonInput({ ...typed, copyFromSeasonId: '7', copyParts: ['ROSTERS', 'DIVISIONS'] })).toMatchObject({
    copyFromSeasonId: '7',
    copyParts: ['DIVISIONS'],
  });
  expect(newSeasonInput({ ...typed, copyFromSeasonId: '7' }).copyParts).toEqual(['TEAMS', 'ROSTERS', 'DIVISIONS']);
});

test('an update sends what was changed, and an emptied date as none', () => {
  const season = {
    id: '3',
    version: 5,
    name: 'Fall 2025',
    startDate: '2025-09-01',
    finishDate: null,
    active: true,
    sport: { id: '1', name: 'Basketball' },
    organization: { id: '2', name: 'Valley' },
    leagues: [],
  };
  const values = seasonValues(season);
  expect(seasonChanges(season, values)).toEqual({ expectedVersion: 5 });
  expect(seasonChanges(season, { ...values, startDate: '' })).toEqual({ startDate: null, expectedVersion: 5 });
  expect(seasonChanges(season, { ...values, name: ' Fall ', active: false })).toEqual({
    name: 'Fall',
    active: false,
    expectedVersion: 5,
  });
});

test.each([
  ['2025-09-01', '2025-08-31', true],
  ['2025-09-01', '2025-09-01', false],
  ['2025-09-01', '', false],
  ['', '2025-01-01', false],
])('from %s to %s ends before it starts: %s', (startDate, finishDate, expected) => {
  expect(endsBeforeItStarts({ startDate, finishDate })).toBe(expected);
});
