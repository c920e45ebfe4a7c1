import { expect, test } from 'vitest';
import { sameNumbers, wearerOf } from './worn-numbers';

const row = (id: string, shownJerseyNumber: string | null) => ({
  id,
  shownJerseyNumber,
  player: { fullName: `P${id}` },
});
const ROSTER = [
  row('1', '7'),
  row('2', '11'),
  row('3', null),
  row('4', '#7'),
  row('5', null),
  row('6', ' 7 '),
  row('7', '07'),
];

test('each number that several wear is told once, with everybody who wears it', () => {
  expect(sameNumbers(ROSTER)).toEqual(['#7 is worn by P1, P4 and P6.']);
  expect(sameNumbers(ROSTER.slice(0, 3))).toEqual([]);
});

test('a number that is typed belongs to the first other who wears it', () => {
  expect([
    wearerOf(ROSTER, '11', '1'),
    wearerOf(ROSTER, '11', '2'),
    wearerOf(ROSTER, '', '1'),
    wearerOf(ROSTER, '7', '1'),
  ]).toEqual(['P2', null, null, 'P4']);
});
