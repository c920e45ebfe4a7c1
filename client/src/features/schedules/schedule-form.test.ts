import { expect, test } from 'vitest';
import {
  byWeek,
  newScheduleInput,
  sameEveryWeek,
  scheduleChanges,
  scheduleValues,
  slotsProblem,
  weeksProblem,
} from './schedule-form';
import type { ScheduleHeadFragment } from './schedules.generated';

const stored = {
  id: '3',
  version: 2,
  name: 'Regular season',
  startDate: '2025-10-05',
  numWeeks: 2,
  gameDays: ['Sunday'],
  sameSlot: true,
  lostHalls: [],
  timeSlots: [{ id: '1', time: '18:00', weekIndex: null, location: 'Hall', court: null }],
  seasonLeague: { id: '7' },
} as unknown as ScheduleHeadFragment;

test('only what changed is sent, with the version that it is based on', () => {
  const values = scheduleValues(stored);
  expect(scheduleChanges(stored, values)).toEqual({ expectedVersion: 2 });
  expect(scheduleChanges(stored, { ...values, numWeeks: '3' })).toEqual({ numWeeks: 3, expectedVersion: 2 });
});

test('a new schedule has the times that were entered, in order, and no blank ones', () => {
  const slot = { week: null, location: ' Hall ', court: '' };
  const slots = [
    { ...slot, time: '18:00' },
    { ...slot, time: '' },
    { ...slot, time: '18:00' },
  ];
  const input = newScheduleInput({ ...scheduleValues(stored), slots });
  expect(input).toMatchObject({ seasonLeagueId: '7', name: 'Regular season', numWeeks: 2, gameDays: ['Sunday'] });
  const sent = { weekIndex: null, time: '18:00', location: 'Hall', court: null };
  expect(input.timeSlots).toEqual([sent, sent]);
});

test('times by week begin with those of every week, once', () => {
  const every = [{ week: null, time: '18:00', location: '', court: '' }];
  const weekly = byWeek(every, 2);
  expect(weekly.map(({ week, time }) => [week, time])).toEqual([
    [null, '18:00'],
    [0, '18:00'],
    [1, '18:00'],
  ]);
  expect(byWeek(weekly, 5)).toEqual(weekly);
});

test('times that differ by week become those of every week as the first week with times has them', () => {
  const weekly = ['18:00', '19:00', '20:00'].map((time, index) => ({
    week: index === 0 ? 1 : 2,
    time,
    location: 'Hall',
    court: '',
  }));
  expect(sameEveryWeek(weekly)).toEqual([{ ...weekly[0]!, week: null }, ...weekly]);
  const both = [{ ...weekly[0]!, week: null }, ...weekly];
  expect(sameEveryWeek(both)).toEqual(both);
});

test('a schedule has one week at least', () => {
  for (const wrong of ['', '0', '1.5', '105']) expect(weeksProblem(wrong)).not.toBe(true);
  expect(weeksProblem('1')).toBe(true);
});

test('a line whose time was forgotten is named in place of being left out', () => {
  const hall = { week: null, location: 'Pier Hall', court: '' };
  const same = { sameSlot: true, numWeeks: '2' };
  const message = 'Every week, time 2: enter when games begin there, or take the line away.';
  const said = [
    { ...hall, time: '18:00' },
    { ...hall, time: '', court: 'Court 2' },
  ];
  expect(slotsProblem(said, same)).toBe(message);
  // What was added last repeats the hall of the line before and says nothing of its own, unless something follows it.
  const added = [
    { ...hall, time: '18:00' },
    { ...hall, time: '' },
  ];
  expect(slotsProblem(added, same)).toBe(true);
  expect(slotsProblem([...added, { ...hall, time: '20:00' }], same)).toBe(message);
  expect(slotsProblem([{ week: null, time: '', location: '', court: '' }], same)).toBe(true);
  // Only what is shown counts.
  const weekly = [
    { ...hall, time: '', court: 'Court 2' },
    { ...hall, week: 1, time: '' },
  ];
  expect(slotsProblem(weekly, { sameSlot: false, numWeeks: '1' })).toBe(true);
  expect(slotsProblem(weekly, { sameSlot: false, numWeeks: '2' })).toBe(
    'Week 2, time 1: enter when games begin there, or take the line away.',
  );
});

test('a hall or court that is too long keeps the form from being saved, also in a week that is not shown', () => {
  const slot = { week: null, time: '18:00', location: 'h'.repeat(200), court: 'c'.repeat(50) };
  const form = { sameSlot: true, numWeeks: '2' };
  expect(slotsProblem([slot], form)).toBe(true);
  expect(slotsProblem([slot, { ...slot, location: `${slot.location}h` }], form)).toBe(
    'Every week, hall of time 2: At most 200 characters.',
  );
  expect(slotsProblem([slot, { ...slot, week: 1, court: `${slot.court}c` }], form)).toBe(
    'Week 2, court of time 1: At most 50 characters.',
  );
});
