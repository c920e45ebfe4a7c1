import { expect, test } from 'vitest';
import { playerFacts } from './player-facts.js';

const line = { side: 'home', playerId: 7, values: { PTS: 30, REB: 12, AST: 10, '3PM': 6 } } as const;
const best = (statistic: 'PTS' | 'REB' | 'AST' | '3PM', season: number, all: number) => ({
  playerId: 7,
  statistic,
  season: { games: 5, best: season },
  all: { games: 9, best: all },
});

test('a triple-double, then every high, the rarest first', () => {
  const bests = [best('PTS', 29, 40), best('REB', 11, 11), best('AST', 10, 12), best('3PM', 7, 9)];
  const about = { side: 'home', playerId: 7 };
  expect(playerFacts({ lines: [line], bests })).toEqual([
    { kind: 'triple_double', ...about, points: 30, rebounds: 12, assists: 10 },
    { kind: 'career_high', ...about, statistic: 'REB', value: 12, games: 9 },
    { kind: 'season_high', ...about, statistic: 'PTS', value: 30, games: 5 },
  ]);
});

test('as many points as ever are told, as many of something else are not; nobody is nothing', () => {
  const some = { ...line, values: { PTS: 30, REB: 9, AST: 2, '3PM': 6 } };
  expect(playerFacts({ lines: [some], bests: [best('PTS', 30, 41), best('3PM', 6, 6)] })).toMatchObject([
    { kind: 'equals_season_high', statistic: 'PTS' },
  ]);
  expect(playerFacts({ lines: [], bests: [] })).toEqual([]);
});
