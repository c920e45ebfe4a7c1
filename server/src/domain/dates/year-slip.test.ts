import { expect, test } from 'vitest';
import { yearSlip } from './year-slip.js';

test('a year of two digits, or another one long before any league, is a slip', () => {
  expect(['0026-11-28', '1026-11-28', '1799-12-31'].map(yearSlip)).toEqual(
    [26, 1026, 1799].map((year) => `is in the year ${year}: write the year with four digits`),
  );
  expect(['1800-01-01', '1891-12-21', '2026-11-28', '2199-12-31'].map(yearSlip)).toEqual([null, null, null, null]);
});

test('so is a year that nobody plans for', () => {
  expect(['2200-01-01', '9999-12-31'].map(yearSlip)).toEqual(
    [2200, 9999].map((year) => `is in the year ${year}: the last one that can be entered is 2199`),
  );
});

test('and one of more than four digits, also as moments write it', () => {
  expect(['20261-01-01', '+020261-12-31T23:59:59.000Z', '275760-09-13'].map(yearSlip)).toEqual(
    [20261, 20261, 275760].map((year) => `is in the year ${year}: the last one that can be entered is 2199`),
  );
});

test('what is no date at all has no year', () => {
  expect(['', 'yesterday', '2026', '-0001-01-01'].map(yearSlip)).toEqual([null, null, null, null]);
});
