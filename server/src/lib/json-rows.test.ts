import fc from 'fast-check';
import { expect, test } from 'vitest';
import { JsonRows } from './json-rows.js';

const rows = new JsonRows();

/** A row of each kind of value that there is. */
type Row = [number, boolean, string | null, number[] | null];

function readAll(text: string): Row[] {
  const all: Row[] = [];
  rows.begin(text);
  while (rows.nextRow()) {
    all.push([rows.integer(), rows.truth(), rows.textOrNull(), rows.integers()]);
    rows.endRow();
  }
  return all;
}

test('reads what PostgreSQL writes, with and without spaces', () => {
  expect(readAll('[[7, true, "G", [1,2,30]], \n [-12, false, null, null], [0,true,"",[]]]')).toEqual([
    [7, true, 'G', [1, 2, 30]],
    [-12, false, null, null],
    [0, true, '', []],
  ]);
  expect(readAll('[]')).toEqual([]);
});

test('reads what JSON.parse reads, whatever the texts are', () => {
  const row = fc.tuple(
    fc.integer(),
    fc.boolean(),
    fc.option(fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.constantFrom('"', '\\', 'Ģ', '],[', 'C\\"'))),
    fc.option(fc.array(fc.integer(), { maxLength: 30 })),
  );
  fc.assert(
    fc.property(fc.array(row, { maxLength: 10 }), fc.constantFrom(undefined, 1), (all, space) => {
      expect(readAll(JSON.stringify(all, null, space))).toEqual(all);
    }),
  );
});

test('a text longer than any before it', () => {
  const long: Row[] = Array.from({ length: 9_000 }, (_, index) => [index, index % 2 === 0, 'PG', [index]]);
  expect(readAll(JSON.stringify(long))).toEqual(long);
});

test.each([
  ['', 'character 0'],
  ['{}', 'character 0'],
  ['[[true, true, null, null]]', 'character 2: true'],
  ['[[1, 0, null, null]]', 'character 5: 0'],
  ['[[1, true, 5, null]]', 'character 11: 5'],
  ['[[1, true, null, [1, null]]]', 'character 17: [1, null'],
  ['[[1, true, null, null, 4]]', 'character 23: 4'],
  ['[[1, true, null, [1', 'character 17: [1'],
  ['[[1, true, "G', 'character 11: "G'],
  ['[[1, true, "G\\', 'character 11: "G'],
  ['[[1.5, true, null, null]]', 'character 3: .5'],
])('%s is refused, with the place', (text, place) => {
  expect(() => readAll(text)).toThrow(SyntaxError);
  expect(() => readAll(text)).toThrow(place);
});

test('a text that has been cut off is refused, and not read on in the one before it', () => {
  const before = JSON.stringify([
    [1, true, 'ours', [1]],
    [2, true, 'theirs', [2, 3]],
  ]);
  const text = JSON.stringify([[7, true, 'of another length', [8]]]);
  for (let length = 0; length < text.length; length += 1) {
    readAll(before);
    expect(() => readAll(text.slice(0, length))).toThrow(SyntaxError);
  }
  for (let length = 0; length < before.length; length += 1) {
    readAll(before);
    expect(() => readAll(before.slice(0, length))).toThrow(SyntaxError);
  }
});
