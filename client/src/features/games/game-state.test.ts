import { expect, test } from 'vitest';
import { stateText } from './game-state';

type Game = Parameters<typeof stateText>[0];

const periods = ['Q1', 'Q2', 'OT'].map((name) => ({
  id: name,
  name,
  kind: name === 'OT' ? ('OVERTIME' as const) : ('REGULAR' as const),
}));
const side = (score: number | null): Game['home'] => ({ score, liveScore: null });

test('a game in progress says which period is played, as lists do', () => {
  const running = { status: 'IN_PROGRESS', displayStatus: 'In progress', season: null } as const;
  const state = (period: Game['periods'][number] | null): string =>
    stateText({ ...running, liveScore: { period }, periods: [...periods], home: side(null), away: side(null) });
  expect(state(null)).toBe('In progress');
  expect(state(periods[1]!)).toBe('In progress, Q2');
});

test('a known result is final, with the number of overtimes', () => {
  const over = { status: 'FINAL', displayStatus: 'Completed', liveScore: null, season: null } as const;
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
  const known = { status: 'FINAL', displayStatus: 'Completed', liveScore: null } as const;
  const over = { ...known, season, home: side(5), away: side(4) };
  expect(stateText({ ...over, periods: innings })).toBe('Final/10');
  expect(stateText({ ...over, periods: innings.slice(0, 9) })).toBe('Final');
});

test('a forfeit, and a result that does not count, are said although there are points', () => {
  const scored = {
    displayStatus: 'Completed',
    liveScore: null,
    periods: [],
    season: null,
    home: side(20),
    away: side(0),
  };
  expect(stateText({ ...scored, status: 'FORFEIT' })).toBe('Forfeit');
  expect(stateText({ ...scored, status: 'CANCELLED' })).toBe('Cancelled');
  expect(stateText({ ...scored, status: 'POSTPONED' })).toBe('Postponed');
});
