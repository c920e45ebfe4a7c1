import { expect, test } from 'vitest';
import { barsPath, heightOf, indexAt, leadPaths, linePath, namedPlaces, placeOf, scaleOf, spread } from './geometry';

const TO_TEN = { from: 0, to: 10, ticks: [] };
const AROUND = { from: -10, to: 10, ticks: [] };

test.each([
  [[27, 60, 28], true, { from: 0, to: 60, ticks: [0, 10, 20, 30, 40, 50, 60] }],
  [[101.2, null, 114.6], false, { from: 100, to: 120, ticks: [100, 105, 110, 115, 120] }],
  [[3, -21], true, { from: -25, to: 5, ticks: [-25, -20, -15, -10, -5, 0, 5] }],
  [[0, 0], true, { from: 0, to: 1, ticks: [0, 1] }],
  [[7], false, { from: 6, to: 8, ticks: [6, 7, 8] }],
  [[], false, { from: -1, to: 1, ticks: [-1, 0, 1] }],
])('the axis of %j, with zero: %s', (values, hasZero, expected) => {
  expect(scaleOf(values, hasZero)).toEqual(expected);
});

test('heights are counted from above', () => {
  expect([10, 7.5, 0].map((value) => heightOf(value, TO_TEN))).toEqual([0, 250, 1000]);
  expect([10, 0, -10].map((value) => heightOf(value, AROUND))).toEqual([0, 500, 1000]);
});

test('lines go from edge to edge, bars stand in the middle of their parts; the pointer finds what is next to it', () => {
  expect([0, 1, 2].map((index) => placeOf(index, 3, false))).toEqual([0, 500, 1000]);
  expect([0, 1, 2, 3].map((index) => placeOf(index, 4, true))).toEqual([125, 375, 625, 875]);
  expect(placeOf(0, 1, false)).toBe(500);
  expect([-0.1, 0.24, 0.26, 0.76, 1.2].map((share) => indexAt(share, 3, false))).toEqual([0, 0, 1, 2, 2]);
  expect([-0.1, 0.24, 0.26, 0.76, 1].map((share) => indexAt(share, 4, true))).toEqual([0, 0, 1, 3, 3]);
});

test('a line is broken where a value is missing', () => {
  expect(linePath([0, 10, null, 5, 5], TO_TEN, false)).toBe('M0,1000L250,0M750,500L1000,500');
  expect(linePath([2.5, 10], TO_TEN, true)).toBe('M250,750L750,0');
});

test('a lead goes straight or in steps, of which the last one has a width, too, over an area that ends at zero', () => {
  expect(leadPaths([0, 5, -10], AROUND, false)).toEqual({
    outline: 'M0,500L500,250L1000,1000',
    area: 'M0,500L500,250L1000,1000L1000,500L500,500L0,500Z',
  });
  expect(leadPaths([0, 5], AROUND, true)).toEqual({
    outline: 'M0,500L500,500L500,250L1000,250L1000,250',
    area: 'M0,500L500,500L500,250L1000,250L1000,250L1000,500L1000,500L500,500L500,500L0,500Z',
  });
  expect(leadPaths([], AROUND, true)).toEqual({ outline: '', area: '' });
});

test('bars take seven tenths of their part, at most 60 units, and none for zero', () => {
  const values = Array.from({ length: 20 }, (_, index) => (index === 0 ? 5 : index === 1 ? -10 : 0));
  expect(barsPath(values, AROUND, 'above')).toBe('M7.5,500V250h35V500Z');
  expect(barsPath(values, AROUND, 'below')).toBe('M57.5,500V1000h35V500Z');
  expect(barsPath([10, null], TO_TEN, 'above')).toBe('M220,1000V0h60V1000Z');
});

test.each([
  [5, 11, [0, 1, 2, 3, 4]],
  [55, 11, [0, 5, 10, 15, 20, 25, 30, 35, 40, 45, 50]],
  [55, 6, [0, 10, 20, 30, 40, 50]],
  [56, 11, [0, 10, 20, 30, 40, 50]],
  [1, 6, [0]],
])('of %i places %i at most are named', (count, most, expected) => {
  expect(namedPlaces(count, most)).toEqual(expected);
});

test('names keep their distance, and stay within the drawing', () => {
  expect(spread([100, 500], 60)).toEqual([100, 500]);
  expect(spread([130, 100, 110], 60)).toEqual([220, 100, 160]);
  expect(spread([990, 995], 60)).toEqual([940, 1000]);
  expect(spread([], 60)).toEqual([]);
});
