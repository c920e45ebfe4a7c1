import { expect, test } from 'vitest';
import { play } from '../keeping/testing';
import { testGame } from '../shown/testing';
import {
  isAnotherInForm,
  isChangedByBoth,
  playChanges,
  playProblems,
  type PlayValues,
  playValues,
  rebasedValues,
} from './play-form';

const game = testGame();
const opened = play('p', { playerId: '17', clock: 65, x: 90, y: 40 });
const values = (changes: Partial<PlayValues> = {}): PlayValues => ({ ...playValues(opened), ...changes });

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
  expect(playChanges(values(), game, opened)).toEqual({});
});

test('what was changed alone is sent, with what belongs to it', () => {
  expect(playChanges(values({ clock: '' }), game, opened)).toEqual({ clock: null });
  expect(playChanges(values({ who: '1/18' }), game, opened)).toEqual({ teamId: '1', playerId: '18' });
  expect(playChanges(values({ place: { x: 91, y: 40 } }), game, opened)).toEqual({ x: 91, y: 40 });
});

test('what somebody else has changed meanwhile comes into the form, and is not sent back', () => {
  const now = { ...opened, revision: 2, kind: 'MADE_THREE', clock: 70 } as const;
  const mine = values({ who: '1/18' });
  const rebased = rebasedValues(mine, opened, now);
  expect(rebased).toEqual({ ...mine, kind: 'MADE_THREE', clock: '1:10' });
  expect(isChangedByBoth(rebased, opened, now)).toBe(false);
  expect(playChanges(rebased, game, now)).toEqual({ teamId: '1', playerId: '18' });
});

test('of its place in the order, or what it goes by, nothing is shown in the form, so nothing is told', () => {
  expect(isAnotherInForm(opened, { ...opened, revision: 2, sortOrder: 9, linkedPlayId: 'shot' })).toBe(false);
  expect(isAnotherInForm(opened, { ...opened, revision: 2, clock: 9 })).toBe(true);
});

test('the same changed by both is told of; changed to the same it is one change', () => {
  const now = { ...opened, revision: 2, kind: 'MADE_THREE' } as const;
  const mine = rebasedValues(values({ kind: 'MISSED_TWO' }), opened, now);
  expect(mine.kind).toBe('MISSED_TWO');
  expect(isChangedByBoth(mine, opened, now)).toBe(true);
  expect(isChangedByBoth(rebasedValues(values({ kind: 'MADE_THREE' }), opened, now), opened, now)).toBe(false);
  // A change after having been told is one of what is there now.
  expect(playChanges(mine, game, now)).toEqual({ kind: 'MISSED_TWO' });
});

test('the other team’s player brings the team along; what a kind has not is left out', () => {
  expect(playChanges(values({ who: '2/28' }), game, opened)).toMatchObject({ teamId: '2', playerId: '28' });
  expect(playChanges(values({ kind: 'STEAL' }), game, opened)).toMatchObject({ x: null, y: null });
  expect(playChanges(values({ kind: 'PERIOD_START' }), game, opened)).toMatchObject({ teamId: null, playerId: null });
  expect(playChanges(values({ kind: 'TIMEOUT' }), game, opened)).toEqual({
    kind: 'TIMEOUT',
    teamId: '1',
    playerId: null,
    x: null,
    y: null,
  });
});

test('what is missing or no time is told at its field', () => {
  expect(playProblems(values(), game)).toEqual({});
  expect(playProblems(values({ who: '' }), game)).toHaveProperty('who');
  expect(playProblems(values({ kind: 'ASSIST', who: '1' }), game)).toHaveProperty('who');
  expect(playProblems(values({ clock: 'soon' }), game)).toHaveProperty('clock');
  expect(playProblems(values({ clock: '' }), game)).toEqual({});
});
