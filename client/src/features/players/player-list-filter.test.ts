import { expect, test } from 'vitest';
import { leagueOptions, playerFilter, teamOptions } from './player-list-filter';

const team = (id: string, name: string) => ({ id: `slt-${id}`, team: { id, name } });
const seasons = [
  {
    id: '2',
    seasonLeagues: [{ id: '20', league: { id: 'd1', name: 'D1' }, teams: [team('b', 'Bulls'), team('a', 'Aces')] }],
  },
  {
    id: '1',
    seasonLeagues: [
      { id: '10', league: { id: 'd1', name: 'D1' }, teams: [team('a', 'Aces')] },
      { id: '11', league: { id: 'd2', name: 'D2' }, teams: [team('c', 'Cats')] },
    ],
  },
];

test('names are listed only after a search or a filter', () => {
  expect(playerFilter(new URLSearchParams())).toEqual({ filter: { activeSeasons: true }, isFiltered: false });
  expect(playerFilter(new URLSearchParams('search=%20'))).toMatchObject({ isFiltered: false });
  expect(playerFilter(new URLSearchParams('search=ann&team=a'))).toEqual({
    filter: { activeSeasons: true, search: 'ann', teamId: 'a' },
    isFiltered: true,
  });
});

test('a search that no name can have is cut down to what one could', () => {
  expect(playerFilter(new URLSearchParams({ search: 'x'.repeat(101) })).filter.search).toBe('x'.repeat(100));
  expect(playerFilter(new URLSearchParams({ search: `${'x'.repeat(99)}🏀` })).filter.search).toBe('x'.repeat(99));
  expect(playerFilter(new URLSearchParams({ search: 'a\u0000b' })).filter.search).toBe('a b');
  expect(playerFilter(new URLSearchParams({ search: '\u0000' }))).toEqual({
    filter: { activeSeasons: true },
    isFiltered: false,
  });
});

test('leagues and teams of all active seasons are offered once', () => {
  expect(leagueOptions(seasons).map(({ label }) => label)).toEqual(['D1', 'D2']);
  expect(teamOptions(seasons, '').map(({ label }) => label)).toEqual(['Aces', 'Bulls', 'Cats']);
  expect(teamOptions(seasons, 'd2').map(({ label }) => label)).toEqual(['Cats']);
});
