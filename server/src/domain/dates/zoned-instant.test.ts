import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from './add-days.js';
import { zonedInstant } from './zoned-instant.js';

describe('hand-worked instants', () => {
  test.each([
    ['2017-10-17', '20:00', 'America/New_York', '2017-10-18T00:00:00.000Z'],
    ['2018-01-15', '20:00', 'America/New_York', '2018-01-16T01:00:00.000Z'],
    ['2025-07-04', '19:30', 'America/Los_Angeles', '2025-07-05T02:30:00.000Z'],
    ['2025-12-31', '23:59', 'UTC', '2025-12-31T23:59:00.000Z'],
    ['2025-06-01', '9:00', 'Asia/Kolkata', '2025-06-01T03:30:00.000Z'],
    ['2025-01-01', '00:00', 'Pacific/Kiritimati', '2024-12-31T10:00:00.000Z'],
  ])('%s %s in %s', (date, time, timeZone, instant) => {
    expect(zonedInstant(date, time, timeZone)).toBe(instant);
  });
});

describe('the clock changes', () => {
  test.each([
    ['before the skipped hour', '2025-03-09', '01:59', '2025-03-09T09:59:00.000Z'],
    ['the skipped hour is read as an hour later', '2025-03-09', '02:30', '2025-03-09T10:30:00.000Z'],
    ['after the skipped hour', '2025-03-09', '03:00', '2025-03-09T10:00:00.000Z'],
    ['before the repeated hour', '2025-11-02', '00:59', '2025-11-02T07:59:00.000Z'],
    ['of the repeated hour the first', '2025-11-02', '01:30', '2025-11-02T08:30:00.000Z'],
    ['after the repeated hour', '2025-11-02', '02:00', '2025-11-02T10:00:00.000Z'],
  ])('%s', (_what, date, time, instant) => {
    expect(zonedInstant(date, time, 'America/Los_Angeles')).toBe(instant);
  });
});

test.each([
  [null, '20:00'],
  ['2025-01-01', null],
  ['2025-02-30', '20:00'],
  ['2025-01-01', '25:00'],
])('nothing for %j %j', (date, time) => {
  expect(zonedInstant(date, time, 'UTC')).toBeNull();
});

test('refuses an unknown time zone', () => {
  expect(() => zonedInstant('2025-01-01', '20:00', 'Mars/Olympus')).toThrow(RangeError);
});

test('a clock in the zone shows the date and time again', () => {
  const zone = fc.constantFrom(
    'America/New_York',
    'America/Los_Angeles',
    'Europe/Berlin',
    'Australia/Lord_Howe',
    'Asia/Tokyo',
  );
  fc.assert(
    fc.property(fc.nat(20_000), fc.integer({ min: 4, max: 23 }), fc.nat(59), zone, (day, hour, minute, timeZone) => {
      const date = addDays('1985-01-01', day);
      const time = `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
      const instant = zonedInstant(date, time, timeZone) ?? '';
      const shown = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(
        new Date(instant),
      );
      expect(shown).toBe(`${date} ${time}`);
    }),
  );
});
