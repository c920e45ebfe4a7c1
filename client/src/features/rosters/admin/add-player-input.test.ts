import { expect, test } from 'vitest';
import { addPlayerInput, NO_ROSTER_PLAYER } from './add-player-input';

test('a player who exists is added by id, whatever else was typed', () => {
  expect(addPlayerInput('4', { ...NO_ROSTER_PLAYER, playerId: '9', firstName: 'Ann', jerseyNumber: ' 7 ' })).toEqual({
    seasonLeagueTeamId: '4',
    playerId: '9',
    jerseyNumber: '7',
    position: null,
  });
});

test('a new player has a name, one part of which may be empty', () => {
  expect(addPlayerInput('4', { ...NO_ROSTER_PLAYER, lastName: ' Nenê ' })).toEqual({
    seasonLeagueTeamId: '4',
    firstName: '',
    lastName: 'Nenê',
    jerseyNumber: null,
    position: null,
  });
  expect(addPlayerInput('4', { ...NO_ROSTER_PLAYER, firstName: 'Ann', isNamesake: true })).toMatchObject({
    firstName: 'Ann',
    allowNamesake: true,
  });
  expect(addPlayerInput('4', { ...NO_ROSTER_PLAYER, firstName: ' ', search: 'Ann' })).toBeNull();
});
