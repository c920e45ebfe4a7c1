import { expect, test } from 'vitest';
import type { Board, BoardTeam } from './board';
import { placeAfterKey, placeInWords } from './keyboard-move';

const team = (id: string): BoardTeam => ({
  id,
  withdrawn: false,
  team: { id, name: id, logoUrl: null, colour: null, abbreviation: null },
  seasonLeague: { id: '1', league: { id: '1', name: 'D1' } },
});
const board: Board = {
  divisions: [
    { id: 'gold', version: 1, name: 'Gold', hasGames: false, teams: ['a', 'b', 'c'].map(team) },
    { id: 'silver', version: 1, name: 'Silver', hasGames: false, teams: [] },
  ],
  unassigned: ['e', 'f'].map(team),
};

test.each([
  ['b', 'gold', 1, 'ArrowUp', { divisionId: 'gold', index: 0 }],
  ['b', 'gold', 1, 'ArrowDown', { divisionId: 'gold', index: 2 }],
  ['b', 'gold', 1, 'End', { divisionId: 'gold', index: 2 }],
  ['b', 'gold', 1, 'ArrowRight', { divisionId: 'silver', index: 0 }],
  ['b', 'gold', 1, 'ArrowLeft', { divisionId: null, index: 1 }],
  ['e', null, 0, 'ArrowRight', { divisionId: 'gold', index: 0 }],
  ['a', 'gold', 0, 'ArrowUp', null],
  ['c', 'gold', 2, 'ArrowDown', null],
  ['e', null, 0, 'ArrowDown', null],
  ['e', null, 0, 'ArrowLeft', null],
  ['a', 'silver', 0, 'ArrowRight', null],
  ['a', 'gold', 0, 'Home', null],
  ['a', 'gold', 0, 'x', null],
])('%s in %s at %d, %s: %j', (teamId, divisionId, index, key, expected) => {
  expect(placeAfterKey(board, teamId, { divisionId, index }, key)).toEqual(expected);
});

test('a place is read out by its number and division', () => {
  expect(placeInWords(board, 'b', { divisionId: 'gold', index: 1 })).toBe('2 of 3 in Gold');
  expect(placeInWords(board, 'e', { divisionId: 'silver', index: 0 })).toBe('1 of 1 in Silver');
  expect(placeInWords(board, 'e', { divisionId: null, index: 0 })).toBe('unassigned');
});
