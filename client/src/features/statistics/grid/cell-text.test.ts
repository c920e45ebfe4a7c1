import { expect, test } from 'vitest';
import { readCell, writeCell } from './cell-text';

test('whole numbers and nothing', () => {
  expect(readCell('12')).toBe(12);
  expect(readCell(' 007 ')).toBe(7);
  expect(readCell('9999')).toBe(9999);
  expect(readCell('0')).toBe(0);
  expect(readCell('  ')).toBeNull();
  expect(writeCell(readCell('12')!)).toBe('12');
  expect(writeCell(null)).toBe('');
});

test.each(['12.5', '-1', '1e3', 'x', '10000', '1,000', '١٢', '+4'])('%s is refused', (text) => {
  expect(readCell(text)).toBeUndefined();
});
