import { expect, test } from 'vitest';
import { cellsOf, type CellSchedule, type CellSlot } from './cells-of.js';

const slot = (time: string, weekIndex: number | null = null): CellSlot => {
  return { weekIndex, time, locationId: null, court: null };
};

// A Sunday.
const schedule: CellSchedule = {
  startDate: '2026-01-04',
  numWeeks: 2,
  gameDays: ['Tuesday', 'Sunday'],
  sameSlot: true,
  slots: [slot('19:00'), slot('18:00'), slot('18:00')],
  lostHalls: [],
};

test('every date of each week has each slot, by date and time', () => {
  expect(cellsOf(schedule, new Set()).map(({ weekIndex, date, time }) => `${weekIndex} ${date} ${time}`)).toEqual(
    ['0 2026-01-04', '0 2026-01-06', '1 2026-01-11', '1 2026-01-13'].flatMap((day) =>
      ['18:00', '18:00', '19:00'].map((time) => `${day} ${time}`),
    ),
  );
});

test('a week off takes its date out and shifts nothing', () => {
  const dates = cellsOf(schedule, new Set(['2026-01-04'])).map(({ weekIndex, date }) => `${weekIndex} ${date}`);
  expect([...new Set(dates)]).toEqual(['0 2026-01-06', '1 2026-01-11', '1 2026-01-13']);
});

test('without the same slots every week, a week has its own', () => {
  const own = { ...schedule, gameDays: [], sameSlot: false, slots: [slot('18:00'), slot('20:00', 1)] };
  expect(cellsOf(own, new Set())).toEqual([
    { weekIndex: 1, date: '2026-01-11', time: '20:00', locationId: null, court: null },
  ]);
});

test('a lost hall takes its cells out, and those of no other hall', () => {
  const slots = [{ ...slot('18:00'), locationId: 7 }, { ...slot('18:00'), locationId: 8 }, slot('19:00')];
  const lostHalls = [
    { locationId: 7, date: '2026-01-06', from: '2026-01-06' },
    { locationId: 8, date: null, from: '2026-01-11' },
  ];
  const cells = cellsOf({ ...schedule, slots, lostHalls }, new Set());
  expect(cells.map(({ date, time, locationId }) => `${date} ${time} ${locationId}`)).toEqual([
    '2026-01-04 18:00 7',
    '2026-01-04 18:00 8',
    '2026-01-04 19:00 null',
    '2026-01-06 18:00 8',
    '2026-01-06 19:00 null',
    '2026-01-11 18:00 7',
    '2026-01-11 19:00 null',
    '2026-01-13 18:00 7',
    '2026-01-13 19:00 null',
  ]);
});
