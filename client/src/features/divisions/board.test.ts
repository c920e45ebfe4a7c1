import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  applyMove,
  type Board,
  type BoardTeam,
  changes,
  placeOf,
  unassignedAfter,
  versionsFor,
  withoutDivision,
} from './board';

const team = (id: string): BoardTeam => ({
  id,
  withdrawn: false,
  team: { id, name: `Team ${id}`, logoUrl: null, colour: null, abbreviation: null },
  seasonLeague: { id: '1', league: { id: '1', name: 'D1' } },
});
const board: Board = {
  divisions: [
    { id: 'gold', version: 4, name: 'Gold', hasGames: false, teams: ['a', 'b', 'c'].map(team) },
    { id: 'silver', version: 7, name: 'Silver', hasGames: false, teams: ['d'].map(team) },
    { id: 'bronze', version: 1, name: 'Bronze', hasGames: false, teams: [] },
  ],
  unassigned: ['e', 'f'].map(team),
};
const ids = ({ divisions, unassigned }: Board): string[][] =>
  [...divisions.map(({ teams }) => teams), unassigned].map((list) => list.map(({ id }) => id));

test('an unassigned team moves between two others', () => {
  const move = { teamIds: ['f'], divisionId: 'gold', index: 1 };
  expect(ids(applyMove(board, move))).toEqual([['a', 'f', 'b', 'c'], ['d'], [], ['e']]);
  expect(versionsFor(board, move)).toEqual([{ id: 'gold', version: 4 }]);
});

test('a team changes divisions: both versions count', () => {
  const move = { teamIds: ['d'], divisionId: 'gold', index: 9 };
  expect(ids(applyMove(board, move))).toEqual([['a', 'b', 'c', 'd'], [], [], ['e', 'f']]);
  expect(versionsFor(board, move)).toEqual([
    { id: 'gold', version: 4 },
    { id: 'silver', version: 7 },
  ]);
});

test('the index counts the other teams, so that moving down leaves no gap', () => {
  expect(ids(applyMove(board, { teamIds: ['a'], divisionId: 'gold', index: 2 }))[0]).toEqual(['b', 'c', 'a']);
  expect(changes(board, { teamIds: ['a'], divisionId: 'gold', index: 0 })).toBe(false);
  expect(changes(board, { teamIds: ['a'], divisionId: 'gold', index: 1 })).toBe(true);
});

test('taken out of a division, a team stands among the unassigned by name', () => {
  expect(ids(applyMove(board, { teamIds: ['a', 'd'], divisionId: null, index: 0 }))).toEqual([
    ['b', 'c'],
    [],
    [],
    ['a', 'd', 'e', 'f'],
  ]);
});

test('an unknown team or division changes nothing', () => {
  expect(applyMove(board, { teamIds: ['z'], divisionId: 'gold', index: 0 })).toBe(board);
  expect(applyMove(board, { teamIds: ['a'], divisionId: 'gone', index: 0 })).toBe(board);
});

test('a deleted division gives its teams back', () => {
  expect(ids(withoutDivision(board, 'gold'))).toEqual([['d'], [], ['a', 'b', 'c', 'e', 'f']]);
});

test('what the server says of changed divisions tells who is unassigned', () => {
  const gold = { id: 'gold', teams: ['b', 'e'].map(team) };
  expect(unassignedAfter(board, [gold]).map(({ id }) => id)).toEqual(['a', 'c', 'f']);
});

test('no move loses or doubles a team, and laid over its result it changes nothing', () => {
  const anyMove = fc.record({
    teamIds: fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'), { minLength: 1 }),
    divisionId: fc.constantFrom('gold', 'silver', 'bronze', null),
    index: fc.nat(7),
  });
  fc.assert(
    fc.property(anyMove, (move) => {
      const next = applyMove(board, move);
      expect(ids(next).flat().toSorted()).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
      expect(move.teamIds.map((id) => placeOf(next, id)?.divisionId)).toEqual(move.teamIds.map(() => move.divisionId));
      expect(changes(next, move)).toBe(false);
    }),
  );
});
