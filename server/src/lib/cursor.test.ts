import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeCursor, encodeCursor, type KeyPart } from './cursor.js';
import { AppError } from './errors.js';

test('a cursor gives back the key that it was made of', () => {
  const text = fc.option(fc.string().filter((value) => !value.includes('\0')));
  const date = fc.constantFrom(null, '2025-02-28', '2024-02-29');
  const number = fc.option(
    fc.double({ noNaN: true, noDefaultInfinity: true }).filter((value) => !Object.is(value, -0)),
  );
  const id = fc.integer({ min: 1, max: 2_147_483_647 });
  fc.assert(
    fc.property(fc.tuple(text, date, number, id), (key) => {
      expect(decodeCursor(encodeCursor(key), ['text', 'date', 'number', 'integer'])).toEqual(key);
    }),
  );
});

const SHAPE: KeyPart[] = ['date', 'integer'];

test.each([
  ['nonsense', '%%%'],
  ['empty', ''],
  ['JSON that is no list', encodeCursor({ length: 2 } as unknown as [])],
  ['too short', encodeCursor(['2025-01-01'])],
  ['too long', encodeCursor(['2025-01-01', 1, 1])],
  ['text for a number', encodeCursor(['2025-01-01', '1'])],
  ['a fraction', encodeCursor(['2025-01-01', 1.5])],
  ['more than an integer column holds', encodeCursor(['2025-01-01', 3_000_000_000])],
  ['no such day', encodeCursor(['2025-02-30', 1])],
  ['SQL', encodeCursor(["'; DROP TABLE games; --", 1])],
])('%s is refused by name', (_what, cursor) => {
  const refused = (): unknown => decodeCursor(cursor, SHAPE);
  expect(refused).toThrow(AppError);
  expect(refused).toThrow('after is not a cursor of this list.');
});
