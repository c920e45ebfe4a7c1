import { expect, test } from 'vitest';
import { asOfOf, dayOfPlace, placeOfDay, viewOf } from './reading';

const DAYS = ['2017-10-17', '2017-10-18', '2017-10-20'];

test('a day stands at the last day with results until then', () => {
  expect(
    ['', '2017-10-16', '2017-10-17', '2017-10-19', '2017-10-20', '2018-01-01'].map((day) => placeOfDay(DAYS, day)),
  ).toEqual([2, -1, 0, 1, 2, 2]);
  expect(placeOfDay([], '')).toBe(-1);
});

test('the last place is now, which stands in no address', () => {
  expect([-1, 0, 1, 2, 3].map((place) => dayOfPlace(DAYS, place))).toEqual([
    '2017-10-17',
    '2017-10-17',
    '2017-10-18',
    '',
    '',
  ]);
  expect(dayOfPlace([], 0)).toBe('');
});

test('what is no view and no date is none', () => {
  const of = (search: string) => [viewOf(new URLSearchParams(search)), asOfOf(new URLSearchParams(search))];
  expect(of('view=division&asOf=2017-12-01')).toEqual(['division', '2017-12-01']);
  expect(of('view=x&asOf=2017-02-30')).toEqual(['', '']);
});
