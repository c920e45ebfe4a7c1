import { describe, expect, test } from 'vitest';
import { dateOrderOf, isUnclearDate, spreadsheetDate } from './spreadsheet-dates.js';

describe('spreadsheetDate', () => {
  test.each([
    ['7/19/2026', 'month-first', '2026-07-19'],
    ['07/08/2026', 'month-first', '2026-07-08'],
    ['07/08/2026', 'day-first', '2026-08-07'],
    ['19-07-2026', 'day-first', '2026-07-19'],
    ['7.8.2026', null, '2026-08-07'],
    ['7.8.2026', 'month-first', '2026-08-07'],
    ['5/5/2026', null, '2026-05-05'],
    ['2026/7/9', null, '2026-07-09'],
    ['2026-07-09', null, '2026-07-09'],
    ['7/19/2026', 'day-first', null],
    ['7/19/2026', null, null],
    ['2/30/2026', 'month-first', null],
    ['7/19/26', 'month-first', null],
    ['7/19.2026', 'month-first', null],
    ['July 19, 2026', 'month-first', null],
  ] as const)('%s, %s, is %s', (text, order, date) => {
    expect(spreadsheetDate(text, order)).toBe(date);
  });
});

test.each([
  ['7/8/2026', true],
  ['7/19/2026', false],
  ['7.8.2026', false],
  ['5/5/2026', false],
  ['2026-07-08', false],
  ['soon', false],
])('%s may be two days: %s', (text, isUnclear) => {
  expect(isUnclearDate(text)).toBe(isUnclear);
});

test.each([
  [['7/8/2026', '7/19/2026'], 'month-first'],
  [['7/8/2026', '19/7/2026'], 'day-first'],
  [['7/19/2026', '19/7/2026'], null],
  [['7/8/2026', ''], null],
  [['19.7.2026', '7/8/2026'], null],
  [[], null],
])('the order of %j is %s', (texts, order) => {
  expect(dateOrderOf(texts)).toBe(order);
});
