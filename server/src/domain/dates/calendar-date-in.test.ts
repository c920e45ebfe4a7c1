import { expect, test } from 'vitest';
import { calendarDateIn } from './calendar-date-in.js';

test.each([
  ['2025-03-01T07:59:59Z', 'America/Los_Angeles', '2025-02-28'],
  ['2025-03-01T08:00:00Z', 'America/Los_Angeles', '2025-03-01'],
  ['2025-12-31T12:00:00Z', 'Pacific/Kiritimati', '2026-01-01'],
  ['2024-02-29T00:00:00Z', 'UTC', '2024-02-29'],
])('at %s in %s it is %s', (instant, timeZone, date) => {
  expect(calendarDateIn(new Date(instant), timeZone)).toBe(date);
});
