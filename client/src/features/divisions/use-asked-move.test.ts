import { expect, test } from 'vitest';
import type { Board, BoardTeam } from './board';
import { begunBrackets } from './use-asked-move';

const team = (id: string) => ({ id }) as BoardTeam;
const division = (id: string, hasGames: boolean, ...ids: string[]) => {
  return { id, version: 1, name: id, hasGames, teams: ids.map(team) };
};
const board: Board = {
  divisions: [division('Gold', true, '1', '2'), division('Silver', false, '3'), division('Bronze', true)],
  unassigned: [team('4')],
};

test.each([
  ['within a division with games', { teamIds: ['2'], divisionId: 'Gold', index: 0 }, ['Gold']],
  ['out of one', { teamIds: ['1'], divisionId: null, index: 0 }, ['Gold']],
  ['from one to another', { teamIds: ['1'], divisionId: 'Bronze', index: 0 }, ['Gold', 'Bronze']],
  ['into one without', { teamIds: ['4'], divisionId: 'Silver', index: 0 }, []],
])('a move %s', (_what, move, names) => {
  expect(begunBrackets(board, move)).toEqual(names);
});
