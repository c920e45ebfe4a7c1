import { expect, test } from 'vitest';
import { addTeamInput, chooseTeam, typeName } from './team-choice';

const EMPTY = { name: '', teamId: '', withRoster: false, isNamesake: false };

test('an existing team sends only its id', () => {
  const chosen = chooseTeam({ ...EMPTY, name: 'Bul' }, { id: '7', name: 'Bulls' });
  expect(chosen.name).toBe('Bulls');
  expect(addTeamInput('3', chosen)).toEqual({ seasonLeagueId: '3', copyFromTeamId: '7' });
  expect(addTeamInput('3', { ...chosen, withRoster: true })).toEqual({
    seasonLeagueId: '3',
    copyFromTeamId: '7',
    withRoster: true,
  });
});

test('typing a name gives the chosen team up, and the name is trimmed', () => {
  const typed = typeName({ name: 'Bulls', teamId: '7', withRoster: true, isNamesake: false }, ' Bulls II ');
  expect(typed.teamId).toBe('');
  expect(addTeamInput('3', typed)).toEqual({ seasonLeagueId: '3', name: 'Bulls II' });
});

test('neither is nothing to send', () => {
  expect(addTeamInput('3', { ...EMPTY, name: '  ' })).toBeNull();
  expect(addTeamInput('3', chooseTeam(EMPTY, undefined))).toBeNull();
});
