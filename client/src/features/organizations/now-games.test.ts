import { expect, test } from 'vitest';
import type { GameRowFragment } from '@/features/games/game-row.generated';
import { nowGames } from './now-games';

const game = (id: string, date: string, status = 'SCHEDULED', homeScore: number | null = null): GameRowFragment =>
  ({ id, date, status, homeScore, awayScore: homeScore }) as GameRowFragment;

test('live, today and yesterday are told apart, each game once', () => {
  const games = [
    game('1', '2025-11-24'),
    game('1', '2025-11-24'),
    game('2', '2025-11-24', 'IN_PROGRESS'),
    game('3', '2025-11-23', 'IN_PROGRESS'), // since before midnight
    game('8', '2025-11-22', 'IN_PROGRESS'), // its end was never entered
    game('4', '2025-11-23', 'FINAL', 80),
    game('5', '2025-11-23', 'POSTPONED'),
    game('6', '2025-11-22', 'FINAL', 80),
    game('7', '2025-11-25'),
  ];
  const { live, today, yesterday } = nowGames('2025-11-24', games);
  expect([live, today, yesterday].map((list) => list.map(({ id }) => id))).toEqual([['2', '3'], ['1'], ['4']]);
});
