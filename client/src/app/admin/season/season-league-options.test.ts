import { expect, test } from 'vitest';
import { leagueOptions, seasonLeagueOptions } from './season-league-options';

const east = { id: '1', name: 'East' };
const west = { id: '2', name: 'West' };
const seasons = [
  { id: '9', name: '2024', active: false, seasonLeagues: [{ id: '90', league: west }] },
  { id: '7', name: '2026', active: false, seasonLeagues: [] },
  {
    id: '8',
    name: '2025',
    active: true,
    seasonLeagues: [
      { id: '80', league: west },
      { id: '81', league: east },
    ],
  },
];

test('season leagues stand below their seasons, active seasons first; a season without any is left out', () => {
  expect(seasonLeagueOptions(seasons)).toEqual([
    {
      label: '2025',
      options: [
        { value: '80', label: 'West' },
        { value: '81', label: 'East' },
      ],
    },
    { label: '2024', options: [{ value: '90', label: 'West' }] },
  ]);
});

test('a league of two seasons is offered once, by name', () => {
  expect(leagueOptions(seasons)).toEqual([
    { value: '1', label: 'East' },
    { value: '2', label: 'West' },
  ]);
});
