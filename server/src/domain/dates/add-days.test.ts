import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from './add-days.js';

test.each([
  ['2018-01-31', 1, '2018-02-01'],
  ['2024-02-28', 1, '2024-02-29'],
  ['2023-02-28', 1, '2023-03-01'],
  ['2025-03-08', 1, '2025-03-09'],
  ['2025-03-08', 2, '2025-03-10'],
  ['2025-11-01', 7, '2025-11-08'],
  ['2026-01-01', -1, '2025-12-31'],
  ['2025-09-07', 7 * 19, '2026-01-18'],
  ['2025-06-15', 0, '2025-06-15'],
])('%s and %i days is %s', (date, days, expected) => {
  expect(addDays(date, days)).toBe(expected);
});

test('going there and back ends where it began, and later dates compare greater', () => {
  const date = fc.integer({ min: 0, max: 40_000 }).map((days) => addDays('1970-01-01', days));
  fc.assert(
    fc.property(date, fc.integer({ min: 1, max: 3000 }), (start, days) => {
      const later = addDays(start, days);
      expect(addDays(later, -days)).toBe(start);
      expect(later > start).toBe(true);
    }),
  );
});

test('refuses what is no date', () => {
  expect(() => addDays('2025-02-30', 1)).toThrow(RangeError);
  expect(() => addDays('9999-12-31', 1)).toThrow(RangeError);
});
