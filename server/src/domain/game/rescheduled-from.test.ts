import { expect, test } from 'vitest';
import { type Appointment, rescheduledFrom } from './rescheduled-from.js';

const game: Appointment = { date: '2026-10-08', time: '19:00', location: 'North Hall', status: 'scheduled' };
const same = { date: null, time: null, location: null, status: null };

test.each<[string, Partial<Appointment>, Partial<Appointment>]>([
  ['another date', { date: '2026-10-09' }, { date: '2026-10-08' }],
  ['another time and place', { time: '20:00', location: 'South Hall' }, { time: '19:00', location: 'North Hall' }],
  ['no time any more', { time: null }, { time: '19:00' }],
  ['postponed', { status: 'postponed' }, { status: 'scheduled' }],
  ['cancelled, and without a date', { status: 'cancelled', date: null }, { status: 'scheduled', date: '2026-10-08' }],
])('%s', (_name, change, former) => {
  expect(rescheduledFrom([game], { ...game, ...change })).toEqual({ ...same, ...former });
});

test('a postponed game that is to be played after all', () => {
  expect(rescheduledFrom([{ ...game, status: 'postponed' }], { ...game, date: '2026-10-15' })).toEqual({
    ...same,
    date: '2026-10-08',
    status: 'postponed',
  });
});

test('nothing differs after a way there and back, when a game begins, or when something was open before', () => {
  expect(rescheduledFrom([game], game)).toBeNull();
  expect(rescheduledFrom([game], { ...game, status: 'final' })).toBeNull();
  expect(rescheduledFrom([{ ...game, date: null, time: null, location: null }], game)).toBeNull();
});

test('of several changes the oldest counts that said something', () => {
  const formers = [
    { ...game, date: null, time: null, location: null },
    { ...game, location: null },
    { ...game, date: '2026-10-09', time: null },
  ];
  expect(rescheduledFrom(formers, { ...game, date: '2026-10-10', time: '20:00' })).toEqual({
    ...same,
    date: '2026-10-08',
    time: '19:00',
  });
});
