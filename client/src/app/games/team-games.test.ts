import { expect, test } from 'vitest';
import type { GameRowFragment } from '@/features/games/game-row.generated';
import { lastResults, nextGame } from './team-games';

const game = (
  id: string,
  home: string,
  away: string,
  scores: [number, number] | null,
  status: GameRowFragment['status'] = 'FINAL',
) =>
  ({
    id,
    date: `2026-01-0${id}`,
    status,
    homeScore: scores?.[0] ?? null,
    awayScore: scores?.[1] ?? null,
    homeTeam: { id: home, name: `${home} Team` },
    awayTeam: { id: away, name: `${away} Team` },
  }) as GameRowFragment;

const GAMES = [
  game('1', 'Milwaukee', 'Ants', [97, 116]),
  game('2', 'Ants', 'Bees', null, 'POSTPONED'),
  game('3', 'Ants', 'Bees', [50, 60]),
  game('4', 'Ants', 'Bees', null, 'CANCELLED'),
  game('5', 'Cats', 'Ants', null, 'SCHEDULED'),
  game('6', 'Ants', 'Cats', null, 'SCHEDULED'),
];

test('results are told newest first with the own score first', () => {
  const told = lastResults(GAMES, 'Ants', 5).map(({ won, score, home, opponent }) => [
    won,
    score,
    home,
    opponent.abbreviation,
  ]);
  expect(told).toEqual([
    [false, '50-60', true, 'BEE'],
    [true, '116-97', false, 'MIL'],
  ]);
});

test('an opponent with an abbreviation of its own is called by it', () => {
  const [first] = GAMES;
  const named = { ...first!, homeTeam: { ...first!.homeTeam, abbreviation: 'BUX' } };
  expect(lastResults([named], 'Ants', 1)[0]!.opponent.abbreviation).toBe('BUX');
});

test('the next game is the first to come after the last result', () => {
  expect(nextGame(GAMES, 'Ants', '2026-01-04')).toMatchObject({
    id: '5',
    home: false,
    opponent: { name: 'Cats Team' },
  });
  expect(nextGame(GAMES.slice(0, 4), 'Ants', '2026-01-04')).toBeNull();
});

test('a game of the past whose result is awaited is no next game, one that still runs is', () => {
  expect(nextGame(GAMES, 'Ants', '2026-01-05')?.id).toBe('5');
  expect(nextGame(GAMES, 'Ants', '2026-01-06')?.id).toBe('6');
  expect(nextGame(GAMES, 'Ants', '2026-01-07')).toBeNull();
  const runs = game('5', 'Cats', 'Ants', null, 'IN_PROGRESS');
  expect(nextGame([...GAMES.slice(0, 4), runs], 'Ants', '2026-01-06')?.id).toBe('5');
});
