import { expect, test } from 'vitest';
import { gameChanges, gameValues, newGameInput, nextGameValues, teamsProblem } from './game-form';
import type { AdminGameFragment } from './game-writes.generated';

const game = {
  id: '7',
  version: 3,
  date: '2025-11-22',
  time: '19:00',
  location: 'Irvine Valley College',
  locationUrl: null,
  court: null,
  videoUrl: null,
  status: 'SCHEDULED',
} as AdminGameFragment;

test('only what changed is sent, with the version that it is based on', () => {
  const values = gameValues(game);
  expect(gameChanges(game, values)).toEqual({ expectedVersion: 3 });
  expect(gameChanges(game, { ...values, time: '', location: ' Tustin ', status: 'POSTPONED' })).toEqual({
    time: null,
    location: 'Tustin',
    status: 'POSTPONED',
    expectedVersion: 3,
  });
});

test('a new game belongs to a league of a season, or to a division', () => {
  const values = { ...gameValues(null, { seasonLeagueId: '4', homeTeamId: '1', awayTeamId: '2' }), date: '2025-11-23' };
  const rest = { date: '2025-11-23', time: null, location: null, locationUrl: null, court: null, videoUrl: null };
  expect(newGameInput(values, null)).toEqual({ seasonLeagueId: '4', homeTeamId: '1', awayTeamId: '2', ...rest });
  expect(newGameInput(values, '9')).toEqual({ divisionId: '9', homeTeamId: '1', awayTeamId: '2', ...rest });
});

test('the next game of an evening begins with its league, day and place', () => {
  const shared = {
    seasonLeagueId: '4',
    date: '2025-11-22',
    location: 'Tustin',
    locationUrl: 'https://x.y',
    court: '2',
  };
  const values = gameValues(null, {
    ...shared,
    homeTeamId: '1',
    awayTeamId: '2',
    time: '19:00',
    videoUrl: 'https://v.w',
  });
  const next = { ...shared, homeTeamId: '', awayTeamId: '', time: '', videoUrl: '', status: 'SCHEDULED' };
  expect(nextGameValues(values, { homeTeamId: '', awayTeamId: '' })).toEqual(next);
  expect(nextGameValues(values, { homeTeamId: '1', awayTeamId: '' })).toEqual({ ...next, homeTeamId: '1' });
});

test('two different teams are asked for', () => {
  expect(teamsProblem({ homeTeamId: '1', awayTeamId: '' })).toBe('Please choose both teams.');
  expect(teamsProblem({ homeTeamId: '1', awayTeamId: '1' })).toBe('Teams must be different.');
  expect(teamsProblem({ homeTeamId: '1', awayTeamId: '2' })).toBeNull();
});
