import { expect, test } from 'vitest';
import type { Cell } from './schedule-problem.js';
import { seatGames } from './seat-games.js';

type Where = readonly [hall: number | null, court: string | null];
const at = ([locationId, court]: Where) => ({ date: '2025-10-06', time: '18:00', locationId, court });
const cell = (where: Where): Cell => ({ weekIndex: 0, ...at(where) });

/** Whether a game of a place stands in a cell of a place. */
const stands = (game: Where, place: Where, isBeside = false): boolean =>
  seatGames([cell(place)], [{ ...at(game), isBeside }]).size > 0;

test.each<[game: Where, place: Where, own: boolean, beside: boolean]>([
  [[null, null], [null, null], true, true],
  [[7, null], [7, null], true, true],
  [[7, 'A'], [7, null], true, true],
  [[7, null], [7, 'A'], true, true],
  [[7, 'A'], [7, 'B'], false, false],
  [[7, null], [8, null], false, false],
  [[7, null], [null, null], true, false],
  [[null, null], [7, null], true, false],
  [[7, 'A'], [null, 'B'], false, false],
])('a game of %j in a cell of %j: one of the schedule %s, one beside it %s', (game, place, own, beside) => {
  expect([stands(game, place), stands(game, place, true)]).toEqual([own, beside]);
});

test('each game has a cell of its own, the closest first; other dates and times are no place', () => {
  const cells = [cell([null, null]), cell([7, 'A']), cell([7, 'B'])];
  const games = [
    { id: 1, ...at([null, null]) },
    { id: 2, ...at([7, 'A']) },
    { id: 3, ...at([7, null]) },
    { id: 4, ...at([7, null]) },
    { id: 5, ...at([7, 'B']), time: '19:00' },
    { id: 6, ...at([7, 'B']), date: null },
  ];
  const seated = [...seatGames(cells, games)].map(([index, { id }]) => [index, id]);
  expect(seated.toSorted()).toEqual([
    [0, 1],
    [1, 2],
    [2, 3],
  ]);
});
