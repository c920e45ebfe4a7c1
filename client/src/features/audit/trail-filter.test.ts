import { expect, test } from 'vitest';
import { FILTER_NAMES, type FilterValues, trailFilter } from './trail-filter';

const none = Object.fromEntries(FILTER_NAMES.map((name) => [name, ''])) as FilterValues;

test('no filter asks for everything', () => {
  expect(trailFilter(none)).toEqual({});
});

test('an action counts with its thing, and not without', () => {
  expect(trailFilter({ ...none, type: 'season', action: 'update' })).toEqual({ action: 'season.update' });
  expect(trailFilter({ ...none, type: 'season' })).toEqual({ entityType: 'season' });
  expect(trailFilter({ ...none, action: 'update' })).toEqual({});
});

test('both days of a range are part of it', () => {
  const { from, to } = trailFilter({ ...none, from: '2025-10-04', to: '2025-10-04' });
  expect(Date.parse(to!) - Date.parse(from!)).toBe(24 * 60 * 60 * 1000);
  expect(new Date(from!).getHours()).toBe(0);
});

test('what is no date filters nothing', () => {
  expect(trailFilter({ ...none, from: 'yesterday', to: '2025-1-1' })).toEqual({});
});
