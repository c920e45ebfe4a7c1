import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeCursor, encodeCursor, type KeyPart, markOf, type PagedList } from './cursor.js';
import { AppError } from './errors.js';

const ANY: PagedList = { shape: ['text', 'date', 'number', 'integer'], identity: ['any'] };

test('a cursor gives back the key that it was made of', () => {
  const text = fc.option(fc.string().filter((value) => !value.includes('\0')));
  const date = fc.constantFrom(null, '2025-02-28', '2024-02-29');
  const number = fc.option(
    fc.double({ noNaN: true, noDefaultInfinity: true }).filter((value) => !Object.is(value, -0)),
  );
  const id = fc.integer({ min: 1, max: 2_147_483_647 });
  fc.assert(
    fc.property(fc.tuple(text, date, number, id), (key) => {
      expect(decodeCursor(encodeCursor(markOf(ANY), key), ANY)).toEqual(key);
    }),
  );
});

const SHAPE: KeyPart[] = ['date', 'integer'];
const LIST: PagedList = { shape: SHAPE, identity: ['games', 7, { seasonId: 3 }, 'asc'] };
const cursor = (...key: unknown[]): string => encodeCursor(markOf(LIST), key as (string | number)[]);

test.each([
  ['nonsense', '%%%'],
  ['empty', ''],
  ['JSON that is no list', Buffer.from('{"length":2}').toString('base64url')],
  ['too short', cursor('2025-01-01')],
  ['too long', cursor('2025-01-01', 1, 1)],
  ['text for a number', cursor('2025-01-01', '1')],
  ['a fraction', cursor('2025-01-01', 1.5)],
  ['more than an integer column holds', cursor('2025-01-01', 3_000_000_000)],
  ['no such day', cursor('2025-02-30', 1)],
  ['SQL', cursor("'; DROP TABLE games; --", 1)],
])('%s is refused by name', (_what, given) => {
  const refused = (): unknown => decodeCursor(given, LIST);
  expect(refused).toThrow(AppError);
  expect(refused).toThrow('after is not a cursor of this list.');
});

test.each([
  ['another list', ['players', 7, { seasonId: 3 }, 'asc']],
  ['another organization', ['games', 8, { seasonId: 3 }, 'asc']],
  ['another filter', ['games', 7, { seasonId: 4 }, 'asc']],
  ['no filter', ['games', 7, {}, 'asc']],
  ['the other direction', ['games', 7, { seasonId: 3 }, 'desc']],
])('a cursor of %s is refused by name', (_what, identity) => {
  const other = encodeCursor(markOf({ shape: SHAPE, identity }), ['2025-01-01', 1]);
  expect(() => decodeCursor(other, LIST)).toThrow(
    'after is a cursor of another list, filter or order; ask for the first page without it.',
  );
});

test('how a filter is written makes no difference', () => {
  const mark = (filter: object): string => markOf({ shape: SHAPE, identity: ['games', filter] });
  expect(mark({ teamId: undefined, seasonId: 3, leagueId: null, search: 'a' })).toBe(
    mark({ search: 'a', seasonId: 3 }),
  );
});
