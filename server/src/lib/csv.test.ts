import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvLine, escapeFormula, unescapeFormula } from './csv.js';

test('cells are quoted where they have to be', () => {
  expect(csvLine(['a', 'b, c', 'say "hi"', ' x', 5, true, null, undefined, 'two\nlines'])).toBe(
    'a,"b, c","say ""hi"""," x",5,true,,,"two\nlines"\r\n',
  );
});

test('a moment is ISO text', () => {
  expect(csvLine([escapeFormula(new Date('2026-03-01T12:00:00+01:00')), 'x'])).toBe('2026-03-01T11:00:00.000Z,x\r\n');
});

test('whatever is written can be read back', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme' }), { minLength: 2, maxLength: 6 }), (cells) => {
      expect(parse(Buffer.from(csvLine(['first', ...cells])), { record_delimiter: ['\r\n'] })).toEqual([
        ['first', ...cells],
      ]);
    }),
  );
});

test('whatever is guarded comes back', () => {
  const text = fc.string({ unit: fc.constantFrom("'", '=', '-', '@', 'a', ' ') });
  fc.assert(
    fc.property(text, (cell) => {
      expect(unescapeFormula(String(escapeFormula(cell)))).toBe(cell);
    }),
  );
});

test.each(["'=1", '=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '＝1'])('%j is not taken for a formula', (text) => {
  expect(escapeFormula(text)).toBe(`'${text}`);
});

test('other text and numbers stay as they are', () => {
  expect(['Ann', "'x", '', -3, null].map(escapeFormula)).toEqual(['Ann', "'x", '', -3, null]);
});
