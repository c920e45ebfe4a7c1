import { expect, test } from 'vitest';
import { minutesLeft } from './minutes-left';

const now = Date.parse('2025-10-04T12:00:00Z');

test.each([
  ['2025-10-04T12:10:00Z', '10 minutes left'],
  ['2025-10-04T12:01:59Z', '1 minute left'],
  ['2025-10-04T12:00:59Z', 'less than a minute left'],
  ['2025-10-04T11:59:00Z', 'less than a minute left'],
])('until %s: %s', (until, expected) => {
  expect(minutesLeft(until, now)).toBe(expected);
});
