import { expect, test, vi } from 'vitest';
import type { Board, BoardTeam, Move } from './board';
import { cardMenu } from './card-menu';
import { consequenceOf } from './use-delete-division';

const team = (id: string): BoardTeam => ({
  id,
  withdrawn: false,
  team: { id, name: id, logoUrl: null, colour: null, abbreviation: null },
  seasonLeague: { id: '1', league: { id: '1', name: 'D1' } },
});
const board: Board = {
  divisions: [
    { id: 'gold', version: 1, name: 'Gold', hasGames: false, teams: ['a', 'b'].map(team) },
    { id: 'silver', version: 1, name: 'Silver', hasGames: false, teams: ['c'].map(team) },
  ],
  unassigned: ['e'].map(team),
};

test('a menu offers what can be done from where the team is', () => {
  const open = (id: string): string[] =>
    cardMenu(board, id, vi.fn<(move: Move) => void>())
      .filter(({ disabled }) => !disabled)
      .map(({ label }) => String(label));
  expect(open('a')).toEqual(['Move down', 'Move to Silver', 'Take out of the division']);
  expect(open('b')).toEqual(['Move up', 'Move to Silver', 'Take out of the division']);
  expect(open('e')).toEqual(['Move to Gold', 'Move to Silver']);
});

test('moving down passes one other team', () => {
  const move = vi.fn<(move: Move) => void>();
  cardMenu(board, 'a', move)
    .find(({ label }) => label === 'Move down')
    ?.onSelect();
  expect(move).toHaveBeenCalledWith({ teamIds: ['a'], divisionId: 'gold', index: 1 });
});

test.each([
  [{ unassignedTeams: 0, games: 0, statisticLines: 0 }, 'No team is in it. It can be undone for ten minutes.'],
  [
    { unassignedTeams: 1, games: 1, statisticLines: 0 },
    'Its team becomes unassigned. It takes 1 bracket game with it. It can be undone for ten minutes.',
  ],
  [
    { unassignedTeams: 8, games: 7, statisticLines: 90 },
    'Its 8 teams become unassigned. It takes 7 bracket games and 90 lines of statistics with it. It can be undone for ten minutes.',
  ],
])('%j: %s', (counts, expected) => {
  expect(
    consequenceOf({
      leagues: 0,
      teams: 0,
      rosterEntries: 0,
      divisions: 1,
      playedGames: 0,
      schedules: 0,
      byes: 0,
      weeksOff: 0,
      ...counts,
    }),
  ).toBe(expected);
});
