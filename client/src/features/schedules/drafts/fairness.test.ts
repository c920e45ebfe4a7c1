import { expect, test } from 'vitest';
import { meetingsBetween, opponentsInWords, range } from './fairness';

test('a range is one figure where all are equal', () => {
  expect([range([4, 4]), range([6, 4, 5]), range([])]).toEqual(['4', '4–6', '']);
});

test('opponents are counted with how often each is met', () => {
  expect([[], [1, 1], [2, 2, 2], [1, 2], [3, 3]].map(opponentsInWords)).toEqual([
    'none',
    '2, once each',
    '3, twice each',
    '2, 1–2 times',
    '2, 3 times',
  ]);
});

test('teams that never meet have no games between them', () => {
  const row = { opponents: [{ team: { id: '2' }, games: 3 }] };
  expect([meetingsBetween(row, '2'), meetingsBetween(row, '3')]).toEqual([3, 0]);
});
