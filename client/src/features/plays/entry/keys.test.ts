import { playVocabularyOf } from '@domain/plays/play-vocabulary-of';
import { expect, test } from 'vitest';
import { actionsOf } from './actions';
import { readKey } from './keys';

const actions = actionsOf(playVocabularyOf('basketball'), 'everything');
const players = ['0', '00', '4', '44', '12', null].map((jersey, index) => ({
  id: String(index),
  name: `Player ${index}`,
  lastName: `${index}`,
  jersey,
  didNotPlay: false,
}));
const press = (key: string, digits = '', held: { ctrlKey?: boolean; shiftKey?: boolean; repeat?: boolean } = {}) =>
  readKey(
    { key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, repeat: false, ...held },
    { digits },
    actions,
    players,
  );

test('a jersey that is the only one it can be is taken at once; others wait for the next key', () => {
  expect(press('1')).toEqual({ kind: 'digits', digits: '1', player: null });
  expect(press('2', '1')).toMatchObject({ digits: '12', player: { jersey: '12' } });
  expect(press('4')).toEqual({ kind: 'digits', digits: '4', player: null });
  expect(press('w', '4')).toMatchObject({ kind: 'action', action: { kind: 'MADE_TWO' }, player: { jersey: '4' } });
  expect(press('Enter', '4')).toMatchObject({ kind: 'player', player: { jersey: '4' } });
});

test('0 and 00 are two numbers', () => {
  expect(press('0')).toEqual({ kind: 'digits', digits: '0', player: null });
  expect(press('Enter', '0')).toMatchObject({ player: { jersey: '0' } });
  expect(press('0', '0')).toMatchObject({ digits: '00', player: { jersey: '00' } });
});

test('a number that nobody has begins anew', () => {
  expect(press('9')).toBeNull();
  expect(press('1', '4')).toEqual({ kind: 'digits', digits: '1', player: null });
  expect(press('Enter', '9')).toBeNull();
});

test.each([
  ['h', { kind: 'team', side: 'home' }],
  ['a', { kind: 'team', side: 'away' }],
  [' ', { kind: 'clock' }],
  ['Backspace', { kind: 'undo' }],
  ['Escape', { kind: 'cancel' }],
  ['?', { kind: 'help' }],
])('%j', (key, expected) => {
  expect(press(key)).toEqual(expected);
});

test('the browser’s own keys are left alone, but for undo and redo', () => {
  expect(press('r', '', { ctrlKey: true })).toBeNull();
  expect(press('z', '', { ctrlKey: true })).toEqual({ kind: 'undo' });
  expect(press('Z', '', { ctrlKey: true, shiftKey: true })).toEqual({ kind: 'redo' });
});

test('a key that is held down is one press', () => {
  for (const key of ['Backspace', ' ', 'w', '4']) expect(press(key, '', { repeat: true })).toBeNull();
  expect(press('z', '', { ctrlKey: true, repeat: true })).toBeNull();
});
