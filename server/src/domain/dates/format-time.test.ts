import { expect, test } from 'vitest';
import { formatTime } from './format-time.js';

test.each([
  ['00:00', '12:00 AM'],
  ['00:59', '12:59 AM'],
  ['09:05', '9:05 AM'],
  ['12:00', '12:00 PM'],
  ['13:30', '1:30 PM'],
  ['20:00', '8:00 PM'],
  ['23:59', '11:59 PM'],
  ['9:05', 'TBD'],
  ['24:00', 'TBD'],
  ['20:00:00', 'TBD'],
  ['evening', 'TBD'],
  ['', 'TBD'],
  [null, 'TBD'],
  [undefined, 'TBD'],
])('%j is %j', (time, shown) => {
  expect(formatTime(time)).toBe(shown);
});
