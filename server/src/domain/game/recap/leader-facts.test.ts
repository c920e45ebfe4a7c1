import { expect, test } from 'vitest';
import type { Side } from '../game-status.js';
import { leaderFacts } from './leader-facts.js';
import type { RecapLine } from './recap-facts.js';

const line = (playerId: number, side: Side, RBI: number | null, R: number | null): RecapLine => ({
  playerId,
  side,
  values: { PTS: null, REB: null, AST: null, '3PM': null },
  leading: { RBI, R },
});

test('of each side who drove in the most runs', () => {
  const lines = [line(1, 'home', 1, 4), line(2, 'home', 3, 0), line(3, 'away', 1, 1), line(4, 'away', null, null)];
  expect(leaderFacts(lines, ['RBI', 'R'])).toEqual([
    { kind: 'most', side: 'home', playerId: 2, statistic: 'RBI', value: 3 },
    { kind: 'most', side: 'away', playerId: 3, statistic: 'RBI', value: 1 },
  ]);
});

test('where nobody was first in that, or nobody keeps it, who scored the most; else nobody', () => {
  expect(leaderFacts([line(1, 'home', 2, 1), line(2, 'home', 2, 3), line(3, 'away', null, 2)], ['RBI', 'R'])).toEqual([
    { kind: 'most', side: 'home', playerId: 2, statistic: 'R', value: 3 },
    { kind: 'most', side: 'away', playerId: 3, statistic: 'R', value: 2 },
  ]);
  expect(leaderFacts([line(1, 'home', 2, 1), line(2, 'home', 2, 1), line(3, 'away', 0, 0)], ['RBI', 'R'])).toEqual([]);
});

test('nobody in a sport that names nobody so', () => {
  expect(leaderFacts([line(1, 'home', 2, 1)], [])).toEqual([]);
});
