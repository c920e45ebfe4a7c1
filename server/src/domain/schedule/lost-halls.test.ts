import { expect, test } from 'vitest';
import { isLost, withLostHalls } from './lost-halls.js';

const onSunday = { locationId: 7, date: '2026-12-06', from: '2026-12-06' };
const fromMonday = { locationId: 7, date: null, from: '2026-12-07' };
const cell = (date: string, locationId: number | null = 7) => ({ date, locationId });

test('a hall is lost on its date alone', () => {
  expect(isLost(cell('2026-12-06'), [onSunday])).toBe(true);
  expect(isLost(cell('2026-12-05'), [onSunday])).toBe(false);
  expect(isLost(cell('2026-12-07'), [onSunday])).toBe(false);
});

test('without a date it is lost from the first day on', () => {
  expect(isLost(cell('2026-12-06'), [fromMonday])).toBe(false);
  expect(isLost(cell('2026-12-07'), [fromMonday])).toBe(true);
  expect(isLost(cell('2031-01-01'), [fromMonday])).toBe(true);
});

test('other halls, and places of which no hall is said, are not', () => {
  expect(isLost(cell('2026-12-07', 8), [onSunday, fromMonday])).toBe(false);
  expect(isLost(cell('2026-12-07', null), [onSunday, fromMonday])).toBe(false);
  expect(isLost(cell('2026-12-07'), [])).toBe(false);
});

test('what is said already is said once', () => {
  const onTuesday = { locationId: 7, date: '2026-12-08', from: '2026-12-08' };
  const later = { locationId: 7, date: null, from: '2026-12-14' };
  const elsewhere = { locationId: 8, date: '2026-12-08', from: '2026-12-08' };
  expect(withLostHalls([onSunday], [onSunday])).toEqual([onSunday]);
  expect(withLostHalls([fromMonday], [onTuesday, later, elsewhere])).toEqual([fromMonday, elsewhere]);
  expect(withLostHalls([onSunday, onTuesday, elsewhere, later], [fromMonday])).toEqual([
    onSunday,
    elsewhere,
    fromMonday,
  ]);
});
