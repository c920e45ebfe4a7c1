import fc from 'fast-check';
import { expect, test } from 'vitest';
import { scorekeepingEnds } from './scorekeeping-ends.js';

const LA = 'America/Los_Angeles';

test.each([
  ['a game of today', '2025-07-04', '2025-07-04T20:00:00Z', LA, '2025-07-05T13:00:00.000Z'],
  ['a game of next week', '2025-07-11', '2025-07-04T20:00:00Z', LA, '2025-07-12T13:00:00.000Z'],
  ['a game that runs past midnight', '2025-07-04', '2025-07-05T08:30:00Z', LA, '2025-07-05T13:00:00.000Z'],
  ['a game of yesterday, in the morning', '2025-07-04', '2025-07-05T13:00:00Z', LA, '2025-07-06T13:00:00.000Z'],
  ['a game without a day', null, '2025-07-04T20:00:00Z', LA, '2025-07-05T13:00:00.000Z'],
  ['the night in which clocks go back', '2025-11-01', '2025-11-01T20:00:00Z', LA, '2025-11-02T14:00:00.000Z'],
  ['another side of the world', '2025-07-04', '2025-07-04T01:00:00Z', 'Asia/Tokyo', '2025-07-04T21:00:00.000Z'],
])('%s', (_what, date, now, timeZone, ends) => {
  expect(scorekeepingEnds(date, new Date(now), timeZone).toISOString()).toBe(ends);
});

test('a link of a game without a day holds for some time, and for a day at most, wherever it is', () => {
  const moment = fc.date({ min: new Date('2025-05-01'), max: new Date('2025-08-01'), noInvalidDate: true });
  fc.assert(
    fc.property(moment, fc.constantFrom(LA, 'Europe/Berlin', 'Asia/Kolkata', 'Pacific/Kiritimati'), (now, timeZone) => {
      const left = scorekeepingEnds(null, now, timeZone).getTime() - now.getTime();
      expect(left).toBeGreaterThan(0);
      expect(left).toBeLessThanOrEqual(24 * 3_600_000);
    }),
  );
});
