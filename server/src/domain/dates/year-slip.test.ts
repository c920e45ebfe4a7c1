import { expect, test } from 'vitest';
import { yearSlip } from './year-slip.js';

test('a year of two digits, or another one long before any league, is a slip', () => {
  expect(['0026-11-28', '1026-11-28', '1799-12-31'].map(yearSlip)).toEqual([26, 1026, 1799]);
  expect(['1800-01-01', '1891-12-21', '2026-11-28'].map(yearSlip)).toEqual([null, null, null]);
});
