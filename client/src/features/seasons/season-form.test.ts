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
  expect(newSeasonInput({ ...typed, copyFromSeasonId: '7', copyParts: ['ROSTERS', 'DIVISIONS'] })).toMatchObject({ copyFromSeasonId: '7', copyParts: ['DIVISIONS'] });
  expect(newSeasonInput({ ...typed, copyFromSeasonId: '7' }).copyParts).toEqual(['TEAMS', 'ROSTERS', 'DIVISIONS']);
});

test('an update sends what was touched, and an emptied date as none', () => {
  expect(seasonChanges({ ...typed, startDate: '' }, { startDate: true })).toEqual({ startDate: null });
  expect(seasonChanges(typed, { name: true, active: true })).toEqual({ name: 'Fall 2025', active: false });
});

test.each([
  ['2025-09-01', '2025-08-31', true],
  ['2025-09-01', '2025-09-01', false],
  ['2025-09-01', '', false],
  ['', '2025-01-01', false],
])('from %s to %s ends before it starts: %s', (startDate, finishDate, expected) => {
  expect(endsBeforeItStarts({ startDate, finishDate })).toBe(expected);
});
