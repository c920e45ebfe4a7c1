import { expect, test } from 'vitest';
import { extraLength } from './extra-length.js';

const periods = (regular: number, extra: number) =>
  Array.from({ length: regular + extra }, (_, index) => ({
    kind: index < regular ? ('REGULAR' as const) : ('OVERTIME' as const),
  }));

test('overtimes are counted, innings with those before them', () => {
  expect(extraLength('Basketball', periods(4, 2))).toEqual({ overtimes: 2 });
  expect(extraLength('Baseball', periods(9, 1))).toEqual({ innings: 10 });
  expect(extraLength('Baseball', periods(7, 1))).toEqual({ innings: 8 });
  expect(extraLength(null, periods(2, 1))).toEqual({ overtimes: 1 });
});

test('a game of the usual length says nothing', () => {
  expect(extraLength('Baseball', periods(9, 0))).toBeNull();
});
