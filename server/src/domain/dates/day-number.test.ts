import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dateOfDayNumber } from './date-of-day-number.js';
import { dayNumber } from './day-number.js';

test.each([
  ['1970-01-01', 0],
  ['1969-12-31', -1],
  ['2000-03-01', 11_017],
  ['2018-02-02', 17_564],
  ['0001-01-01', -719_162],
  ['9999-12-31', 2_932_896],
])('%s is day %i', (date, number) => {
  expect(dayNumber(date)).toBe(number);
  expect(dateOfDayNumber(number)).toBe(date);
});

test('both directions agree with each other and with UTC', () => {
  fc.assert(
    fc.property(fc.integer({ min: -719_162, max: 2_932_896 }), (number) => {
      const date = dateOfDayNumber(number);
      expect(dayNumber(date)).toBe(number);
      expect(new Date(number * 86_400_000).toISOString().slice(0, 10)).toBe(date);
    }),
  );
});

test('refuses what is no day', () => {
  expect(() => dayNumber('2023-02-29')).toThrow(RangeError);
  expect(() => dateOfDayNumber(2_932_897)).toThrow(RangeError);
  expect(() => dateOfDayNumber(-719_163)).toThrow(RangeError);
  expect(() => dateOfDayNumber(0.5)).toThrow(RangeError);
});
