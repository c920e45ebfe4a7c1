import { expect, test } from 'vitest';
import type { GameRowFragment } from '@/features/games/game-row.generated';
import { teamResults } from './team-results';

const game = (
  home: string,
  homeScore: number | null,
  awayScore: number | null,
  away: string,
  status: GameRowFragment['status'] = 'FINAL',
) => ({ status, homeScore, awayScore, homeTeam: { id: home }, awayTeam: { id: away } }) as GameRowFragment;

test('wins and defeats at home and away in order; open, tied and postponed games are passed over', () => {
  const games = [
    game('a', 60, 50, 'b'),
    game('b', 40, 41, 'a'),
    game('a', 30, 30, 'c'),
    game('a', 50, 60, 'b', 'FORFEIT'),
    game('a', 9, 2, 'b', 'IN_PROGRESS'),
    game('a', 9, 2, 'b', 'POSTPONED'),
    game('a', null, null, 'c', 'SCHEDULED'),
  ];
  expect(teamResults(games, 'a')).toBe('WWL');
  expect(teamResults(games, 'b')).toBe('LLW');
});
