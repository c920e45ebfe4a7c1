import { expect, test } from 'vitest';
import { formatBlock, parseBlock } from './clipboard';

test('rows and cells, whichever way lines end', () => {
  const block = [
    ['1', '2'],
    ['3', ''],
  ];
  expect(parseBlock('1\t2\n3\t')).toEqual(block);
  expect(parseBlock('1\t2\r\n3\t\r\n')).toEqual(block);
  expect(parseBlock('1\t2\r3\t\r')).toEqual(block);
  expect(parseBlock('7')).toEqual([['7']]);
  expect(parseBlock('')).toEqual([['']]);
  expect(parseBlock('1\n\n2\n')).toEqual([['1'], [''], ['2']]);
});

test('quoted texts', () => {
  expect(parseBlock('"a\tb"\t"say ""x"""\n"two\nlines"\t3\n')).toEqual([
    ['a\tb', 'say "x"'],
    ['two\nlines', '3'],
  ]);
  expect(parseBlock('"5"\t6\r\n')).toEqual([['5', '6']]);
  expect(parseBlock('6" board\t"open')).toEqual([['6" board', '"open']]);
  expect(parseBlock('"a"b\t2')).toEqual([['"a"b', '2']]);
});

test('what is copied reads back', () => {
  const text = formatBlock([
    ['1', '', '3'],
    ['', '0', '12.5'],
  ]);
  expect(text).toBe('1\t\t3\n\t0\t12.5');
  expect(parseBlock(text)).toEqual([
    ['1', '', '3'],
    ['', '0', '12.5'],
  ]);
});
