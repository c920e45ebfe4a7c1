import { expect, test } from 'vitest';
import { stateText } from './game-state';

type Game = Parameters<typeof stateText>[0];

const periods = ['Q1', 'Q2', 'OT'].map((name) => ({
  id: name,
  name,
  kind: name === 'OT' ? ('OVERTIME' as const) : ('REGULAR' as const),
}));
const side = (score: number | null, scores: Record<string, number> = {}): Game['home'] => ({
  score,
  liveScore: null,
  periodScores: Object.entries(scores).map(([id, points]) => ({ score: points, period: { id } })),
});

test('a game in progress says which period is played, once somebody has scored in it', () => {
  const running = { status: 'IN_PROGRESS', displayStatus: 'In progress', periods, season: null } as const;
  const state = (home: Record<string, number>, away: Record<string, number>): string =>
    stateText({ ...running, periods: [...periods], home: side(null, home), away: side(null, away) });
  expect(state({}, {})).toBe('In progress');
  expect(state({ Q1: 0 }, { Q1: 2 })).toBe('In progress, Q1');
  expect(state({ Q1: 20 }, { Q1: 22, Q2: 3, OT: 0 })).toBe('In progress, Q2');
});

test('a known result is final, with the number of overtimes', () => {
  const over = { status: 'FINAL', displayStatus: 'Completed', season: null } as const;
  const [home, away] = [side(60), side(58)];
  expect(stateText({ ...over, periods: periods.slice(0, 2), home, away })).toBe('Final');
  expect(stateText({ ...over, periods: [...periods], home, away })).toBe('Final/OT');
  expect(
    stateText({ ...over, status: 'CANCELLED', displayStatus: 'Cancelled', periods: [], home: side(null), away }),
  ).toBe('Cancelled');
});

test('of baseball the innings are counted that it took', () => {
  const innings = Array.from({ length: 10 }, (_, index) => ({
    id: String(index),
    name: `Inning ${index + 1}`,
    kind: index < 9 ? ('REGULAR' as const) : ('OVERTIME' as const),
  }));
  const season = { id: '1', name: '2026', sport: { id: '2', name: 'Baseball' } };
  const over = { status: 'FINAL', displayStatus: 'Completed', season, home: side(5), away: side(4) } as const;
  expect(stateText({ ...over, periods: innings })).toBe('Final/10');
  expect(stateText({ ...over, periods: innings.slice(0, 9) })).toBe('Final');
});

test('a forfeit, and a result that does not count, are said although there are points', () => {
  const scored = { displayStatus: 'Completed', periods: [], season: null, home: side(20), away: side(0) };
  expect(stateText({ ...scored, status: 'FORFEIT' })).toBe('Forfeit');
  expect(stateText({ ...scored, status: 'CANCELLED' })).toBe('Cancelled');
  expect(stateText({ ...scored, status: 'POSTPONED' })).toBe('Postponed');
});
