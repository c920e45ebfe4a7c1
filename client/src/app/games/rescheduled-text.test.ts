import { expect, test } from 'vitest';
import { rescheduledText } from './rescheduled-text';

const none = { date: null, time: null, location: null, status: null, at: '2026-10-01T00:00:00Z' };

test.each([
  ['SCHEDULED', { time: '19:00' }, 'Moved: was 7:00 PM'],
  ['SCHEDULED', { date: '2026-10-08', time: '19:00', location: 'North Hall' }, 'Moved: was Oct 8, 7:00 PM, North Hall'],
  ['POSTPONED', { status: 'SCHEDULED' }, 'Postponed this week'],
  ['CANCELLED', { status: 'SCHEDULED', date: '2026-10-08' }, 'Cancelled: was Oct 8'],
  ['SCHEDULED', { status: 'POSTPONED' }, 'On again this week'],
] as const)('%s, formerly %j: %s', (status, former, text) => {
  expect(rescheduledText({ status, rescheduledFrom: { ...none, ...former } })).toBe(text);
});

test('nothing is said when nothing changed', () => {
  expect(rescheduledText({ status: 'SCHEDULED', rescheduledFrom: null })).toBeNull();
});
