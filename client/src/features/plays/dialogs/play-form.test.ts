import { expect, test } from 'vitest';
import { play } from '../keeping/testing';
import { testGame } from '../shown/testing';
import { playChanges, playProblems, type PlayValues, playValues } from './play-form';

const game = testGame();
const values = (changes: Partial<PlayValues> = {}): PlayValues => ({
  ...playValues(play('p', { playerId: '17', clock: 65, x: 90, y: 40 })),
  ...changes,
});

test('what was not touched stays as it was', () => {
  expect(values()).toEqual({
    kind: 'MADE_TWO',
    who: '1/17',
    otherPlayerId: '',
    periodId: 'q1',
    clock: '1:05',
    note: '',
    place: { x: 90, y: 40 },
  });
  expect(playChanges(values(), game)).toMatchObject({
    teamId: '1',
    playerId: '17',
    clock: 65,
    x: 90,
    y: 40,
    note: null,
  });
});

test('the other team’s player brings the team along; what a kind has not is left out', () => {
  expect(playChanges(values({ who: '2/28' }), game)).toMatchObject({ teamId: '2', playerId: '28' });
  expect(playChanges(values({ kind: 'STEAL' }), game)).toMatchObject({ x: null, y: null });
  expect(playChanges(values({ kind: 'PERIOD_START' }), game)).toMatchObject({ teamId: null, playerId: null });
  expect(playChanges(values({ kind: 'TIMEOUT' }), game)).toMatchObject({ teamId: '1', playerId: null });
});

test('what is missing or no time is told at its field', () => {
  expect(playProblems(values(), game)).toEqual({});
  expect(playProblems(values({ who: '' }), game)).toHaveProperty('who');
  expect(playProblems(values({ kind: 'ASSIST', who: '1' }), game)).toHaveProperty('who');
  expect(playProblems(values({ clock: 'soon' }), game)).toHaveProperty('clock');
  expect(playProblems(values({ clock: '' }), game)).toEqual({});
});
