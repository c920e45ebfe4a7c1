import { expect, test } from 'vitest';
import type { Board, BoardTeam } from './board';
import { placeAt } from './use-drag';

const team = (id: string): BoardTeam => ({
  id,
  withdrawn: false,
  team: { id, name: id, logoUrl: null, colour: null, abbreviation: null },
  seasonLeague: { id: '1', league: { id: '1', name: 'D1' } },
});
const board: Board = {
  divisions: [{ id: 'gold', version: 1, name: 'Gold', hasGames: false, teams: ['a', 'b', 'c'].map(team) }],
  unassigned: ['e'].map(team),
};

test.each([
  ['e', 'a', false, 0],
  ['e', 'a', true, 1],
  ['e', 'c', true, 3],
  ['e', null, false, 3],
  ['a', 'c', false, 1],
  ['a', 'c', true, 2],
  ['a', null, true, 2],
  ['b', 'b', true, 1],
])('%s dropped on %s (below its middle: %s) comes behind %d others', (dragged, teamId, below, index) => {
  expect(placeAt(board, dragged, { divisionId: 'gold', teamId }, below)).toEqual({ divisionId: 'gold', index });
});
