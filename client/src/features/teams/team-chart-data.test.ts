import { expect, test } from 'vitest';
import type { GameRowFragment } from '@/features/games/game-row.generated';
import { averagesOfFive, resultsByGame } from './team-chart-data';

const ANTS = { id: '1', name: 'Salem Ants', logoUrl: null };
const BEES = { id: '2', name: 'Boston Bees', logoUrl: null };
const game = (date: string, home: typeof ANTS, scores: [number | null, number | null], status = 'SCHEDULED') =>
  ({
    id: date,
    date,
    status,
    homeTeam: home,
    awayTeam: home === ANTS ? BEES : ANTS,
    homeScore: scores[0],
    awayScore: scores[1],
  }) as GameRowFragment;

test('the own points first, at home and away; games without a result, and those that do not count, are left out', () => {
  const games = [
    game('2017-10-17', ANTS, [102, 99]),
    game('2017-10-20', BEES, [111, 90]),
    game('2017-10-22', ANTS, [100, 80], 'CANCELLED'),
    game('2017-10-24', ANTS, [null, null]),
  ];
  expect(resultsByGame(games, '1')).toEqual({
    labels: ['Oct 17 vs BOS', 'Oct 20 at BOS'],
    shortLabels: ['Oct 17', 'Oct 20'],
    scored: [102, 90],
    allowed: [99, 111],
    margins: [3, -21],
  });
  expect(resultsByGame(games.slice(1), '1')).toBeNull();
});

test('averages of five: 10, (10+20)/2, (10+20+40)/3, …, then without the first', () => {
  expect(averagesOfFive([10, 20, 40, 30, 50, 60])).toEqual([10, 15, 23.3, 25, 30, 40]);
});
