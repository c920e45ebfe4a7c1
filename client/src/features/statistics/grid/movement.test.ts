import { expect, test } from 'vitest';
import {
  blockOf,
  directionOf,
  enter,
  move,
  placesOf,
  selectAll,
  type Selection,
  selectionOf,
  tab,
  within,
} from './movement';

const extent = { rows: 12, columns: 4 };
const at = (row: number, column: number): Selection => selectionOf({ row, column });
const place = ({ active: { row, column } }: Selection): [number, number] => [row, column];

test('arrows stay within the grid', () => {
  expect(place(move(at(0, 0), 'up', extent))).toEqual([0, 0]);
  expect(place(move(at(0, 0), 'left', extent))).toEqual([0, 0]);
  expect(place(move(at(0, 0), 'down', extent))).toEqual([1, 0]);
  expect(place(move(at(11, 3), 'down', extent))).toEqual([11, 3]);
  expect(place(move(at(11, 3), 'right', extent))).toEqual([11, 3]);
});

test('Home, End, pages, and the corners with Control', () => {
  const key = (name: string, control: boolean) => place(move(at(5, 2), directionOf(name, control)!, extent));
  expect(key('Home', false)).toEqual([5, 0]);
  expect(key('End', false)).toEqual([5, 3]);
  expect(key('Home', true)).toEqual([0, 0]);
  expect(key('End', true)).toEqual([11, 3]);
  expect(key('PageUp', false)).toEqual([0, 2]);
  expect(key('PageDown', false)).toEqual([11, 2]);
  expect(key('ArrowUp', true)).toEqual([0, 2]);
  expect(key('ArrowDown', true)).toEqual([11, 2]);
  expect(directionOf('a', false)).toBeNull();
  expect(directionOf('PageUp', true)).toBeNull();
});

test('with Shift the active cell stays and the block grows', () => {
  const wide = move(move(at(2, 1), 'right', extent, true), 'down', extent, true);
  expect(place(wide)).toEqual([2, 1]);
  expect(blockOf(wide)).toEqual({ top: 2, left: 1, bottom: 3, right: 2 });
  expect(placesOf(blockOf(wide))).toHaveLength(4);
  const back = move(wide, 'rowStart', extent, true);
  expect(blockOf(back)).toEqual({ top: 2, left: 0, bottom: 3, right: 1 });
  expect(blockOf(move(wide, 'right', extent))).toEqual({ top: 2, left: 2, bottom: 2, right: 2 });
});

test('Tab goes over the end of a row, and leaves the grid at its ends', () => {
  expect(place(tab(at(0, 3), extent)!)).toEqual([1, 0]);
  expect(place(tab(at(1, 0), extent, true)!)).toEqual([0, 3]);
  expect(tab(at(11, 3), extent)).toBeNull();
  expect(tab(at(0, 0), extent, true)).toBeNull();
});

test('Enter goes down; after Tab in the column in which the row was begun', () => {
  expect(place(enter(at(2, 2), extent))).toEqual([3, 2]);
  expect(place(enter(at(2, 2), extent, true))).toEqual([1, 2]);
  const tabbed = tab(tab(at(2, 1), extent)!, extent)!;
  expect(place(enter(tabbed, extent))).toEqual([3, 1]);
  expect(enter(tabbed, extent).begun).toBeNull();
  expect(place(enter(at(11, 1), extent))).toEqual([11, 1]);
});

test('everything at once, and places of a grid that has become smaller', () => {
  expect(blockOf(selectAll(at(4, 2), extent))).toEqual({ top: 0, left: 0, bottom: 11, right: 3 });
  expect(within({ row: 20, column: 9 }, extent)).toEqual({ row: 11, column: 3 });
  expect(within({ row: 2, column: 1 }, { rows: 0, columns: 0 })).toEqual({ row: 0, column: 0 });
});
