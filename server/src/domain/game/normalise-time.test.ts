import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isValidTime } from './is-valid-time.js';
import { normaliseTime } from './normalise-time.js';

test.each([
  ['18:00', '18:00'],
  ['9:00', '09:00'],
  [' 9:05 ', '09:05'],
  ['00:00', '00:00'],
  ['23:59', '23:59'],
  ['24:00', null],
  ['18:60', null],
  ['7', null],
  ['700', null],
  ['7pm', null],
  [':700', null],
  ['7:0', null],
  ['18:00:00', null],
  ['-9:00', null],
  ['１8:00', null],
  ['', null],
])('%j is %j', (typed, time) => {
  expect(normaliseTime(typed)).toBe(time);
});

test('every minute of the day is valid as it is, nothing else comes out', () => {
  fc.assert(
    fc.property(fc.nat(1439), (minute) => {
      const time = `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
      expect(isValidTime(time)).toBe(true);
      expect(normaliseTime(time.replace(/^0/u, ''))).toBe(time);
    }),
  );
  fc.assert(
    fc.property(fc.string(), (typed) => {
      const time = normaliseTime(typed);
      expect(time === null || isValidTime(time)).toBe(true);
    }),
  );
});
