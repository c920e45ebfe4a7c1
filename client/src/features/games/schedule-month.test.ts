import { expect, test } from 'vitest';
import { daysAround, monthOf, monthsAround, weeksOf } from './schedule-month';

test('November 2025 begins on a Saturday and has six weeks', () => {
  const weeks = weeksOf('2025-11');
  expect(weeks).toHaveLength(6);
  expect(weeks[0]).toEqual([null, null, null, null, null, null, '2025-11-01']);
  expect(weeks[4]![1]).toBe('2025-11-24');
  expect(weeks[5]).toEqual(['2025-11-30', null, null, null, null, null, null]);
});

test('the month of the address counts where it is one, otherwise that of the day', () => {
  expect(monthOf(new URLSearchParams('month=2025-10'), '2025-11-24')).toBe('2025-10');
  expect(monthOf(new URLSearchParams('month=2025-13'), '2025-11-24')).toBe('2025-11');
  expect(monthOf(new URLSearchParams(), '2025-11-24')).toBe('2025-11');
});

// The sample season: no games on the three days around Thanksgiving's Thursday alone, none from 16 February on.
const dates = ['2017-11-20', '2017-11-21', '2017-11-22', '2017-11-24', '2017-11-25', '2017-11-26', '2018-01-01'];

test('days around one are those with games, and neighbours are the next of them', () => {
  expect(daysAround(dates, '2017-11-24')).toEqual({
    days: ['2017-11-20', '2017-11-21', '2017-11-22', '2017-11-24', '2017-11-25', '2017-11-26', '2018-01-01'],
    previous: '2017-11-22',
    next: '2017-11-25',
  });
  expect(daysAround(dates, '2017-11-23')).toMatchObject({ previous: '2017-11-22', next: '2017-11-24' });
  expect(daysAround(dates, '2018-01-01').next).toBeNull();
});

test('months around one are those with games', () => {
  expect(monthsAround(dates, '2017-11')).toEqual({ previous: null, next: '2018-01' });
  expect(monthsAround(dates, '2017-12')).toEqual({ previous: '2017-11', next: '2018-01' });
});
