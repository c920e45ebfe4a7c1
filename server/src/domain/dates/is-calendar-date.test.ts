import { expect, test } from 'vitest';
import { isCalendarDate } from './is-calendar-date.js';

test.each(['2018-02-02', '2024-02-29', '2000-02-29', '0001-01-01', '9999-12-31', '2025-11-30'])('%s exists', (text) => {
  expect(isCalendarDate(text)).toBe(true);
});

test.each([
  '2023-02-29',
  '1900-02-29',
  '2024-02-30',
  '2024-04-31',
  '2024-13-01',
  '2024-00-10',
  '2024-01-00',
  '0000-01-01',
  '2024-1-1',
  '20240101',
  '2024-01-01T00:00:00',
  ' 2024-01-01',
  '2024-01-01\n',
  '２０２４-01-01',
  '-2024-01-01',
  '',
])('%j does not', (text) => {
  expect(isCalendarDate(text)).toBe(false);
});
