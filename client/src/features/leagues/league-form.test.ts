import { expect, test } from 'vitest';
import { createdMessage, newLeagueInput } from './league-form';

test('a league by name, a copy by name, and all leagues of a season', () => {
  expect(newLeagueInput('3', { name: ' D1 ', copyFromSeasonId: '' })).toEqual({ seasonId: '3', name: 'D1' });
  expect(newLeagueInput('3', { name: 'D1', copyFromSeasonId: '2' })).toEqual({
    seasonId: '3',
    name: 'D1',
    copyFromSeasonId: '2',
  });
  expect(newLeagueInput('3', { name: '  ', copyFromSeasonId: '2' })).toEqual({ seasonId: '3', copyFromSeasonId: '2' });
});

test('the toast names one league and counts several', () => {
  expect(createdMessage(['D1'])).toBe('D1 created');
  expect(createdMessage(['D1', 'D2'])).toBe('2 leagues created');
});
