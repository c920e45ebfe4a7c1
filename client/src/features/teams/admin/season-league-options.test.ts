import { expect, test } from 'vitest';
import { leagueOptions, seasonLeagueOptions } from './season-league-options';

const east = { id: '1', name: 'East' };
const west = { id: '2', name: 'West' };
const seasons = [
  { id: '9', name: '2024', active: false, seasonLeagues: [{ id: '90', league: west }] },
  { id: '8', name: '2025', active: true, seasonLeagues: [{ id: '80', league: west }, { id: '81', league: east }] },
];

test('season leagues of active seasons come first', () => {
  expect(seasonLeagueOptions(seasons).map(({ value, label }) => `${value} ${label}`)).toEqual(['80 West (2025)', '81 East (2025)', '90 West (2024)']);
});

test('a league of two seasons is offered once, by name', () => {
  expect(leagueOptions(seasons)).toEqual([{ value: '1', label: 'East' }, { value: '2', label: 'West' }]);
});
