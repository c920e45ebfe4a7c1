import { expect, test } from 'vitest';
import { parseBlock } from './clipboard';
import { cutText, fillDown, paste, type ShownColumns } from './fill';
import type { Block } from './movement';

const cell = (row: number, column: number): Block => ({ top: row, left: column, bottom: row, right: column });
const pasted = (text: string, onto: Block, columns: ShownColumns = [0, 1, 2]) => {
  const result = paste(parseBlock(text), onto, 3, columns);
  if ('refused' in result) return result;
  return { ...result, entries: result.entries.map(({ place, value }) => [place.row, place.column, value]) };
};

test('a block is laid from the first cell on', () => {
  expect(pasted('1\t2\r\n3\t\r\n', cell(1, 1))).toEqual({
    entries: [
      [1, 1, 1],
      [1, 2, 2],
      [2, 1, 3],
      [2, 2, null],
    ],
    cutRows: 0,
    cutColumns: 0,
  });
});

test('a short line leaves alone what it says nothing about', () => {
  expect(pasted('1\t2\n3', cell(0, 0))).toMatchObject({
    entries: [
      [0, 0, 1],
      [0, 1, 2],
      [1, 0, 3],
    ],
  });
});

test('what is larger than the grid is cut off, and told', () => {
  const result = pasted('1\t2\t3\n4\t5\tx\n7\t8\t9', cell(1, 2));
  expect(result).toEqual({
    entries: [
      [1, 2, 1],
      [2, 2, 4],
    ],
    cutRows: 1,
    cutColumns: 2,
  });
  expect(cutText({ cutRows: 1, cutColumns: 2 })).toBe(
    'The block is larger than the grid: 1 row and 2 columns did not fit.',
  );
  expect(cutText({ cutRows: 2, cutColumns: 0 })).toBe('The block is larger than the grid: 2 rows did not fit.');
  expect(cutText({ cutRows: 0, cutColumns: 0 })).toBeNull();
});

test('one cell that is no whole number refuses everything', () => {
  expect(pasted('1\t2\n3\t 4.5', cell(0, 1))).toEqual({ refused: { row: 1, column: 2 }, text: '4.5' });
});

test('what a block has for derived columns is passed over, whatever it is', () => {
  expect(pasted('1\t50.0%\t3\tx\n4\t.500\t6', cell(1, 0), [0, null, 1, null])).toEqual({
    entries: [
      [1, 0, 1],
      [1, 1, 3],
      [2, 0, 4],
      [2, 1, 6],
    ],
    cutRows: 0,
    cutColumns: 0,
  });
  expect(pasted('3\tx\t1', cell(0, 1), [0, null, 1, null])).toMatchObject({ entries: [[0, 1, 3]], cutColumns: 1 });
});

test('a single value fills the selection', () => {
  expect(pasted('7', { top: 0, left: 1, bottom: 1, right: 1 })).toMatchObject({
    entries: [
      [0, 1, 7],
      [1, 1, 7],
    ],
  });
});

test('fill down: from the first row of the block, or from the row above', () => {
  const value = ({ row, column }: { row: number; column: number }) => row * 10 + column;
  expect(fillDown({ top: 0, left: 0, bottom: 2, right: 1 }, value).map((entry) => entry.value)).toEqual([0, 1, 0, 1]);
  expect(fillDown(cell(2, 1), value)).toEqual([{ place: { row: 2, column: 1 }, value: 11 }]);
  expect(fillDown(cell(0, 1), value)).toEqual([]);
});
