import { expect, test } from 'vitest';
import { middleOf, topPlaces } from './top-places';

const row = (team: string, league: string) => ({
  position: 0,
  wins: 0,
  losses: 0,
  winPercentage: 0,
  streak: '',
  team: { id: team, name: team, logoUrl: null, colour: null, abbreviation: null },
  league: { id: league, name: league },
  seasonLeagueTeam: { id: team },
});
const inShort = (rows: Parameters<typeof topPlaces>[0], order: string[] = []): string[] =>
  topPlaces(rows, order).map(({ place, row: { team } }) => `${place} ${team.name}`);

test('one league shows its first ten', () => {
  const rows = Array.from({ length: 12 }, (_, index) => row(`T${index}`, 'A'));
  expect(inShort(rows)).toEqual(Array.from({ length: 10 }, (_, index) => `${index + 1} T${index}`));
});

test('four leagues show their first two each, with places of their own', () => {
  const rows = ['A1', 'B1', 'A2', 'C1', 'D1', 'A3', 'B2', 'B3'].map((team) => row(team, team[0]!));
  expect(inShort(rows)).toEqual(['1 A1', '2 A2', '1 B1', '2 B2', '1 C1', '1 D1']);
});

test('leagues come as their season has them', () => {
  expect(
    inShort(
      ['B1', 'A1', 'C1'].map((team) => row(team, team[0]!)),
      ['A', 'B', 'X'],
    ),
  ).toEqual(['1 A1', '1 B1', '1 C1']);
});

test('of many leagues the leaders; nothing of nothing', () => {
  expect(inShort(Array.from({ length: 24 }, (_, index) => row(`T${index}`, `L${index % 12}`)))).toHaveLength(12);
  expect(inShort([])).toEqual([]);
});

test('two columns are cut in the middle, or between leagues nearest to it', () => {
  const places = (...numbers: number[]) => numbers.map((place) => ({ place, row: row('T', 'A') }));
  expect(middleOf(places(1, 2, 3, 4, 5), false)).toBe(3);
  expect(middleOf(places(1, 2, 1, 2, 3, 1, 2), true)).toBe(5);
  expect(middleOf(places(1, 2, 1, 2), true)).toBe(2);
});
