import { expect, test } from 'vitest';
import { isRank, leagueTeamInput, leagueTeamValues } from './league-team-form';

const row = {
  id: '1',
  version: 4,
  rank: 2,
  enteredRank: 2,
  playerCount: 8,
  withdrawn: false,
  captainName: 'Ann Lee',
  captain: { id: '9', fullName: 'Ann Lee' },
  record: { wins: 1, losses: 0 },
  team: { id: '5', version: 7, name: 'Aces', logoUrl: null, colour: null, abbreviation: null },
};

test('only what changed is sent, with the versions that it is based on', () => {
  const values = leagueTeamValues(row);
  expect(leagueTeamInput(row, values)).toEqual({ expectedVersion: 4 });
  expect(leagueTeamInput(row, { ...values, name: ' Kings ' })).toEqual({
    expectedVersion: 4,
    expectedTeamVersion: 7,
    name: 'Kings',
  });
  expect(leagueTeamInput(row, { ...values, rank: ' ', logo: null })).toEqual({
    expectedVersion: 4,
    expectedTeamVersion: 7,
    logo: null,
    rank: null,
  });
});

test('what is of the team itself goes with the version of the team', () => {
  const values = leagueTeamValues(row);
  expect(leagueTeamInput(row, { ...values, colour: '#c8102e', abbreviation: 'ACE' })).toEqual({
    expectedVersion: 4,
    expectedTeamVersion: 7,
    colour: '#c8102e',
    abbreviation: 'ACE',
  });
});

test('a captain is a player, or a name, or nobody', () => {
  const values = leagueTeamValues(row);
  expect(leagueTeamInput(row, { ...values, captain: { playerId: '10', name: 'Bo' } })).toEqual({
    expectedVersion: 4,
    captainPlayerId: '10',
  });
  expect(leagueTeamInput(row, { ...values, captain: { playerId: '', name: ' Coach K ' } })).toEqual({
    expectedVersion: 4,
    captainPlayerId: null,
    captainName: 'Coach K',
  });
  expect(leagueTeamInput(row, { ...values, captain: { playerId: '', name: '' } })).toEqual({
    expectedVersion: 4,
    captainPlayerId: null,
    captainName: null,
  });
});

test.each([
  ['', true],
  ['1', true],
  ['10000', true],
  ['10001', false],
  ['0', false],
  ['1.5', false],
  ['-2', false],
])('rank %j is one: %s', (rank, expected) => {
  expect(isRank(rank)).toBe(expected);
});
